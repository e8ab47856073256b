import { MoreLink } from '#app/components/more-link.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

type ComingSoonProps = Pick<PageTexts['/notable-projects'], 'line' | 'links'> & {
  /** What there is until then. */
  children: React.ReactNode
}

/** The placeholder (spec 2.12, to the letter), and under it what there is until then. */
export function ComingSoon({ line, links, children }: ComingSoonProps) {
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
        <div className="mt-12 lg:mt-16">{children}</div>
      </div>
    </section>
  )
}
