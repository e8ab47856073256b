import type { PageTexts, SupplierPaper } from '#content/model/page-schemas.ts'

export type Papers = { title: string; papers: readonly (SupplierPaper & { number: number })[] }

type Props = Papers & {
  columns: PageTexts['/suppliers']['papers']['columns']
}

/** The papers of one kind: rows of the sheet, on small screens blocks (`suppliers.css`). */
export function PaperGroup({ title, papers, columns }: Props) {
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
