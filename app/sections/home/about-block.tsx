import { ExcellenceBadge } from '#app/components/excellence-badge.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import type { FigureParts } from '#content/model/figures.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = { group: string; years: FigureParts; text: PageTexts['/']['about'] }

/** The about block with its badge (spec 2.4.2). */
export function AboutBlock({ group, years, text }: Props) {
  return (
    <Section
      room="none"
      className="pt-[calc(var(--spacing-section)*0.9)] pb-section"
      column="grid-12 gap-y-10"
    >
      <ExcellenceBadge years={years} />
      <div className="col-span-full lg:col-start-5">
        <h2 className="statement">{text.statement}</h2>
        <div className="mt-9 mb-8 grid gap-x-col gap-y-4 text-ink-soft md:grid-cols-2">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <MoreLink to="/about">
          Learn More<span className="sr-only">{` about ${group}`}</span>
        </MoreLink>
      </div>
    </Section>
  )
}
