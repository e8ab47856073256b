import { DownloadList } from '#app/components/download-list.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { DocumentEntry } from '#content/schema/document.ts'

/** Company profile and annual report, to take along (spec 2.5). */
export function Downloads({ documents }: { documents: readonly DocumentEntry[] }) {
  return (
    <section className="py-section">
      <div className="wrap columns-12 gap-y-9">
        <SectionHeading name="Downloads" className="col-span-full lg:col-span-4">
          The short version, and the long one.
        </SectionHeading>
        <div className="col-span-full lg:col-start-6 lg:col-end-13">
          <DownloadList documents={documents} />
        </div>
      </div>
    </section>
  )
}
