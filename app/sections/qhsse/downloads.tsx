import { DownloadList } from '#app/components/download-list.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { DocumentEntry } from '#content/model/documents.ts'

type Props = { documents: readonly DocumentEntry[]; heading: string }

/** The two documents of this page (spec 2.6). */
export function Downloads({ documents, heading }: Props) {
  return (
    <Section column="grid-12 gap-y-9">
      <SectionHeading name="Downloads" className="col-span-full lg:col-span-4">
        {heading}
      </SectionHeading>
      <div className="col-span-full lg:col-start-6">
        <DownloadList documents={documents} />
      </div>
    </Section>
  )
}
