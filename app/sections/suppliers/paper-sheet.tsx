import { SectionHeading } from '#app/components/section-heading.tsx'
import type { SuppliersContent } from '#app/page-content/suppliers.ts'
import type { PageTexts } from '#content/schema/pages.ts'
import { PaperGroup } from './paper-group.tsx'

type Props = {
  text: PageTexts['/suppliers']['papers']
  groups: SuppliersContent['papers']
}

/** The papers to have ready: one numbered, ruled sheet with a box to tick for each, made to be printed. */
export function PaperSheet({ text, groups }: Props) {
  const { columns } = text
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <div className="mb-10 heading-row gap-y-4.5 lg:mb-14">
          <SectionHeading name={text.name} look="chapter">
            {text.heading}
          </SectionHeading>
          <p className="measure-46 text-lead text-ink-soft">{text.lead}</p>
        </div>
        <div className="paper-sheet">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{text.name}</caption>
            <thead>
              <tr className="text-label text-ink-soft">
                <th scope="col">{columns.number}</th>
                <th scope="col">{columns.paper}</th>
                <th scope="col">{columns.shows}</th>
                <th scope="col">{columns.issuer}</th>
                <th scope="col">{columns.ready}</th>
              </tr>
            </thead>
            {groups.map((group) => (
              <PaperGroup key={group.title} {...group} columns={columns} />
            ))}
          </table>
        </div>
        <p className="mt-6 measure-66 text-small text-ink-soft">{text.note}</p>
      </div>
    </section>
  )
}
