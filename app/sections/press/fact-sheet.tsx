import { HeadingRow } from '#app/components/heading-row.tsx'
import type { PressContent } from '#app/page-content/press.ts'

type Props = {
  text: PressContent['page']['figures']
  figures: PressContent['figures']
}

/** Figures with what they count and whether the owner has stated them (spec 2.20). */
export function FactSheet({ text, figures }: Props) {
  const { columns } = text
  return (
    <section className="on-dark bg-night py-section text-on-night">
      <div className="wrap">
        <HeadingRow heading={text.heading} lead={text.lead} />
        <table className="w-full text-left">
          <thead className="text-small text-on-night-soft max-md:sr-only">
            <tr>
              <th scope="col" className="pb-3 font-normal">
                {columns.figure}
              </th>
              <th scope="col" className="pb-3 font-normal">
                {columns.scope}
              </th>
              <th scope="col" className="pb-3 text-right font-normal">
                {columns.status}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ id, value, label, scope, period, status }) => (
              <tr key={id} className="border-t border-line-night max-md:grid max-md:py-4.5">
                <th scope="row" className="font-normal md:py-4.5 md:pr-8">
                  <span className="numeral block text-statement">{value}</span>
                  {label}
                </th>
                <td className="text-on-night-soft max-md:mt-1.5 md:pr-8">
                  {scope}, {period}
                </td>
                <td className="text-small whitespace-nowrap max-md:mt-1.5 md:text-right">
                  {status}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
