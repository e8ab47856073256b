import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { PageTexts, SupplierPaper } from '#content/model/page-schemas.ts'

export type Papers = { title: string; papers: readonly (SupplierPaper & { number: number })[] }

type PaperGroupProps = Papers & {
  columns: PageTexts['/suppliers']['papers']['columns']
}

/** The papers of one kind: rows of the sheet, on small screens blocks (`suppliers.css`). */
export function PaperGroup({ title, papers, columns }: PaperGroupProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5} className="display border-t-2 border-ink text-h4">
          {title}
          <span
            aria-hidden="true"
            className="text-label font-normal tracking-normal text-ink-soft font-stretch-100% md:hidden print:hidden"
          >
            {columns.ready}
          </span>
        </th>
      </tr>
      {papers.map(({ number, name, issuer, text }) => (
        <tr key={number} className="border-t border-line">
          <td className="numeral text-body text-action">{number}</td>
          <th scope="row" className="font-semibold">
            {name}
          </th>
          <td className="text-small">{text}</td>
          <td className="text-small text-ink-soft">
            <span className="md:sr-only print:sr-only">{columns.issuer}: </span>
            {issuer}
          </td>
          <td>
            <input type="checkbox" aria-label={`${columns.ready}: ${name}`} className="tick-box" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

type Sheet = PageTexts['/suppliers']['papers']
type PaperSheetProps = { text: Sheet }

/** The papers to have ready: one numbered, ruled sheet with a box to tick for each, made to be printed. */
export function PaperSheet({ text }: PaperSheetProps) {
  const { columns } = text
  return (
    <Section ground="sunk">
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
          {numbered(text.groups).map((group) => (
            <PaperGroup key={group.title} {...group} columns={columns} />
          ))}
        </table>
      </div>
      <p className="mt-6 measure-66 text-small text-ink-soft">{text.note}</p>
    </Section>
  )
}

/** The groups of papers, numbered through from 1. */
function numbered(groups: Sheet['groups']): Papers[] {
  let number = 0
  return groups.map(({ title, papers }) => ({
    title,
    papers: papers.map((paper) => {
      number += 1
      return { ...paper, number }
    }),
  }))
}
