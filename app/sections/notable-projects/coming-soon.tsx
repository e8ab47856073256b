import { MoreLink } from '#app/components/more-link.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = Pick<PageTexts['/notable-projects'], 'line' | 'links'> & {
  /** What the site tells of the years so far. */
  children: React.ReactNode
}

/** The placeholder (spec 2.12, to the letter), and under it what the site tells of the years so far. */
export function ComingSoon({ line, links, children }: Props) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <div className="heading-row gap-y-6">
          <h2 className="hang-3 text-title tracking-display">Coming Soon</h2>
          <div>
            <p className="measure-44 text-lead text-ink-soft">{line}</p>
            <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
              {links.map(({ label, href }) => (
                <MoreLink key={href} to={href}>
                  {label}
                </MoreLink>
              ))}
            </p>
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
