import { ExcellenceBadge } from '#app/components/excellence-badge.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import type { FigureParts } from '#content/figures.ts'

/** The about block with its badge (spec 2.4.2). */
export function AboutBlock({ years }: { years: FigureParts }) {
  return (
    <section className="pt-[calc(var(--spacing-section)*0.9)] pb-section">
      <div className="wrap columns-12 gap-y-14">
        <ExcellenceBadge years={years} />
        <div className="col-span-full lg:col-start-6">
          <h2 className="statement">
            Seven companies cover the whole energy chain, so nothing is lost where one hands over to
            the next.
          </h2>
          <div className="mt-9 mb-8 grid gap-x-col gap-y-4 text-ink-soft md:grid-cols-2">
            <p>
              Exprich Group is based in Lagos and works across Africa. Each of our seven companies
              owns one stretch: exploration, gas, processing, midstream, power and the last wire to
              the house. Techrich builds the works they all run on.
            </p>
            <p>
              A client deals with one group, one standard of safety and one set of records, whether
              the job is a single tank or a field, a plant and the line between them.
            </p>
          </div>
          <MoreLink to="/about">Learn More</MoreLink>
        </div>
      </div>
    </section>
  )
}
