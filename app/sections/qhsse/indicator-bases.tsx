import { FiguresLink } from '#app/components/figures-link.tsx'
import type { QhsseContent } from '#app/page-content/qhsse.ts'

type Indicator = QhsseContent['indicators'][number]

type Props = {
  indicators: readonly Indicator[]
  caption: string
  className: string
  about: QhsseContent['figuresLink']
}

/** What each indicator counts, of what, and when: its base, in one table. */
export function IndicatorBases({ indicators, caption, className, about }: Props) {
  return (
    <div className={className}>
      <table className="w-full border-collapse text-left text-small max-md:block">
        <caption className="mb-3.5 text-left font-semibold max-md:block">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-label text-ink-soft">
            <th scope="col" className="w-1/4 pr-col pb-2 font-medium">
              Indicator
            </th>
            <th scope="col" className="pr-col pb-2 font-medium">
              Base
            </th>
            <th scope="col" className="pb-2 font-medium">
              Period
            </th>
          </tr>
        </thead>
        <tbody className="border-b border-line max-md:block">
          {indicators.map(({ figure }) => (
            <tr
              key={figure.label}
              className="border-t border-line align-baseline max-md:block max-md:py-3"
            >
              <th scope="row" className="pr-col font-semibold max-md:block md:py-3">
                {figure.label}
              </th>
              <td className="measure-60 pr-col first-letter:uppercase max-md:block md:py-3">
                {figure.scope}
              </td>
              <td className="whitespace-nowrap text-ink-soft first-letter:uppercase max-md:block md:py-3">
                {figure.period}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FiguresLink {...about} className="mt-3" />
    </div>
  )
}
