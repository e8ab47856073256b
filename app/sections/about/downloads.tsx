import { DownloadList } from '#app/components/download-list.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { DocumentEntry } from '#content/model/documents.ts'

type Props = { heading: string; press: string; documents: readonly DocumentEntry[] }

/** Company profile and annual report, to take along (spec 2.5). */
export function Downloads({ heading, press, documents }: Props) {
  return (
    <Section room="continuation" column="grid-12 gap-y-9">
      <SectionHeading name="Downloads" className="col-span-full text-h3 lg:col-span-4">
        {heading}
      </SectionHeading>
      <div className="col-span-full lg:col-start-6">
        <DownloadList documents={documents} />
        <p className="mt-8">
          <MoreLink to="/press">{press}</MoreLink>
        </p>
      </div>
    </Section>
  )
}
