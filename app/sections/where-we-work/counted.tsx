import { FigureBlock } from '#app/components/figure-block.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import type { WhereWeWorkContent } from '#app/page-content/where-we-work.ts'
import type { PageTexts } from '#content/schema/pages.ts'

type Props = Pick<WhereWeWorkContent, 'counted'> & {
  text: PageTexts['/where-we-work']['counted']
}

/** Figures that count countries without naming them, beside the list that names some. */
export function Counted({ text, counted }: Props) {
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <div className="mb-14 heading-row">
          <h2>{text.heading}</h2>
          <p className="measure-46 text-ink-soft">{text.lead}</p>
        </div>
        <ul className="grid gap-x-col gap-y-12 md:grid-cols-3 print:grid-cols-3">
          {counted.map(({ value, label, scope, receipt, href, link }) => (
            <li key={href}>
              <FigureBlock value={value} label={label} scope={scope} receipt={receipt} />
              <p className="mt-4">
                <MoreLink to={href}>{link}</MoreLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
