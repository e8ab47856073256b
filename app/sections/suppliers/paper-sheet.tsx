import { PrintHead } from '#app/components/print-head.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { SuppliersContent } from '#app/page-content/suppliers.ts'
import { PaperGroup } from './paper-group.tsx'

type Props = {
  text: SuppliersContent['text']['papers']
  groups: SuppliersContent['papers']
  /** The page's name, at the head of the printed sheet. */
  page: string
}

/** The papers to have ready: one numbered, ruled sheet with a box for each, made to be printed. */
export function PaperSheet({ text, groups, page }: Props) {
  const { columns } = text
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <PrintHead kind={page} path="/suppliers" />
        <div className="mb-10 heading-row gap-y-4.5 lg:mb-14 print:mt-6 print:mb-4">
          <SectionHeading name={text.name}>{text.heading}</SectionHeading>
          <p className="measure-46 text-lead text-ink-soft">{text.lead}</p>
        </div>
        <div className="paper-sheet">
          <table className="w-full border-collapse text-left max-md:block">
            <thead className="max-md:sr-only">
              <tr className="text-label text-ink-soft">
                <th scope="col" className="w-14 pb-2.5 font-semibold">
                  {columns.number}
                </th>
                <th scope="col" className="pr-col pb-2.5 font-semibold">
                  {columns.paper}
                </th>
                <th scope="col" className="w-[30%] pr-col pb-2.5 font-semibold">
                  {columns.shows}
                </th>
                <th scope="col" className="w-[26%] pr-col pb-2.5 font-semibold">
                  {columns.issuer}
                </th>
                <th scope="col" className="w-14 pb-2.5 text-right font-semibold">
                  {columns.ready}
                </th>
              </tr>
            </thead>
            {groups.map((group) => (
              <PaperGroup key={group.title} {...group} columns={columns} />
            ))}
          </table>
        </div>
        <p className="mt-6 measure-66 text-base text-ink-soft">{text.note}</p>
      </div>
    </section>
  )
}
