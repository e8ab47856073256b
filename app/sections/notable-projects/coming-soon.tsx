import { MoreLink } from '#app/components/more-link.tsx'

/** The placeholder (spec 2.12, to the letter), and where to read on until it is filled. */
export function ComingSoon() {
  return (
    <section className="bg-paper py-section">
      <div className="wrap columns-12 items-end gap-y-8">
        <div className="col-span-full lg:col-span-8">
          <span
            aria-hidden="true"
            className="mb-9 block w-[clamp(6rem,22vw,18rem)] border-t-3 border-dashed border-signal"
          />
          <h2 className="hang-3 text-hero leading-none tracking-display">Coming Soon</h2>
          <p className="mt-6 measure-44 text-lead text-ink-soft">
            Highlighting our most significant projects and key events that shaped our growth.
          </p>
        </div>
        <div className="col-span-full flex flex-col items-start gap-4 lg:col-span-4 lg:items-end">
          <MoreLink to="/historical">The whole timeline</MoreLink>
          <MoreLink to="/case-studies">Twelve case studies</MoreLink>
        </div>
      </div>
    </section>
  )
}
