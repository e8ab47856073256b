import { MoreLink } from '#app/components/more-link.tsx'
import type { NotableProjectsContent } from '#app/page-content/notable-projects.ts'

type Props = Pick<NotableProjectsContent, 'line' | 'links'>

/** The placeholder (spec 2.12, to the letter), and where to read on until it is filled. */
export function ComingSoon({ line, links }: Props) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap grid-12 items-end gap-y-8">
        <div className="col-span-full lg:col-span-8">
          <span
            aria-hidden="true"
            className="mb-9 block w-[clamp(6rem,22vw,18rem)] border-t-3 border-dashed border-signal"
          />
          <h2 className="hang-3 text-hero leading-none tracking-display">Coming Soon</h2>
          <p className="mt-6 measure-44 text-lead text-ink-soft">{line}</p>
        </div>
        <div className="col-span-full flex flex-col items-start gap-4 lg:col-span-4 lg:items-end">
          {links.map(({ label, href }) => (
            <MoreLink key={href} to={href}>
              {label}
            </MoreLink>
          ))}
        </div>
      </div>
    </section>
  )
}
