import { MoreLink } from '#app/components/more-link.tsx'
import type { Milestone } from '#content/schema/home.ts'

/** Six milestones (spec 2.5), as stations: the last one lit. */
export function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <section className="on-dark bg-night py-section text-on-night">
      <div className="wrap">
        <div className="mb-14 flex flex-wrap items-end justify-between gap-6">
          <h2>Six milestones.</h2>
          <MoreLink to="/historical">The whole timeline</MoreLink>
        </div>
        <ol className="grid gap-x-col gap-y-11 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
          {milestones.map(({ year, title, text }) => (
            <li key={year} className="milestone border-t border-on-night pt-5.5">
              <p className="numeral hang-4.5 text-figure">{year}</p>
              <h3 className="display mt-5 mb-1.5 text-h4">{title}</h3>
              <p className="measure-34 text-on-night-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
