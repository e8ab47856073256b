import { ExcellenceBadge } from '#app/components/excellence-badge.tsx'
import { Section } from '#app/components/section.tsx'
import { Eyebrow } from '#app/components/section-heading.tsx'
import type { FigureParts } from '#content/model/figures.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = { years: FigureParts; text: PageTexts['/about']['evolution'] }

/** The group's history (spec 2.5, anchor `#evolution`). */
export function Evolution({ years, text }: Props) {
  return (
    <Section id="evolution" column="grid-12 gap-y-13">
      <ExcellenceBadge years={years} />
      <div className="col-span-full lg:col-start-5">
        <h2 className="statement">
          <Eyebrow>{text.name}</Eyebrow>
          {text.statement}
        </h2>
        <div className="mt-8 gap-x-col text-ink-soft md:columns-2">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-[1em] break-inside-avoid last:mb-0">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
