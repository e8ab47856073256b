import { classes } from '#app/lib/classes.ts'
import type { SuppliersContent } from '#app/page-content/suppliers.ts'

type Props = SuppliersContent['papers'][number] & {
  columns: SuppliersContent['text']['papers']['columns']
}

/** The papers of one kind: rows of the sheet, on small screens blocks. */
export function PaperGroup({ title, papers, columns }: Props) {
  return (
    <tbody className="max-md:block">
      <tr className="max-md:block">
        <th
          scope="rowgroup"
          colSpan={5}
          className="display border-t-2 border-ink pt-4.5 pb-3 text-h4 max-md:block"
        >
          {title}
        </th>
      </tr>
      {papers.map(({ number, name, issuer, text }) => (
        <tr
          key={number}
          className={classes(
            'relative border-t border-line align-baseline',
            'max-md:block max-md:px-11 max-md:py-4',
          )}
        >
          <td className="py-3.5 max-md:absolute max-md:top-4 max-md:left-0 max-md:py-0">
            <span className="numeral text-name text-accent">{number}</span>
          </td>
          <th scope="row" className="pr-col font-semibold max-md:block max-md:pr-0 md:py-3.5">
            {name}
          </th>
          <td className="pr-col text-base max-md:mt-1 max-md:block max-md:pr-0 md:py-3.5">
            {text}
          </td>
          <td className="pr-col text-base text-ink-soft max-md:mt-1 max-md:block max-md:pr-0 md:py-3.5">
            <span className="md:sr-only">{columns.issuer}: </span>
            {issuer}
          </td>
          <td className="text-right max-md:absolute max-md:top-4 max-md:right-0 md:py-3.5">
            <span className="tick-box" aria-hidden="true" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
