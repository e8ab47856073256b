import { ExcellenceBadge } from '#app/components/excellence-badge.tsx'
import { Eyebrow } from '#app/components/section-heading.tsx'
import type { FigureParts } from '#content/figures.ts'

/** The group's history (spec 2.5, anchor `#evolution`). */
export function Evolution({ years }: { years: FigureParts }) {
  return (
    <section id="evolution" className="py-section">
      <div className="wrap columns-12 gap-y-13">
        <ExcellenceBadge years={years} />
        <div className="col-span-full lg:col-start-6">
          <h2 className="statement">
            <Eyebrow>Our evolution</Eyebrow>
            It began with one company and one question: why does energy get lost between those who
            find it and those who need it?
          </h2>
          <div className="mt-8 gap-x-col text-ink-soft md:columns-2">
            <p className="mb-[1em] break-inside-avoid">
              The answer was usually a handover: one firm drilled, another piped, a third billed,
              and nobody owned the gap. So the group grew along the chain, one stretch at a time.
            </p>
            <p className="break-inside-avoid">
              Today seven companies cover it. Each has its own people and its own trade. What they
              share is one standard of safety, one way of writing things down, and one address for
              complaints.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
