import { FigureBlock } from '#app/components/figure-block.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import type { ShownFigure } from '#content/model/figure-register.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  text: PageTexts['/where-we-work']['counted']
  /** Each with the page that tells of it. */
  counted: readonly { figure: ShownFigure; href: string; link: string }[]
}

/** Figures that count countries without naming them, beside the list that names some. */
export function Counted({ text, counted }: Props) {
  return (
    <Section ground="surface">
      <div className="mb-14 heading-row">
        <h2>{text.heading}</h2>
        <p className="measure-46 text-ink-soft">{text.lead}</p>
      </div>
      <ul className="grid gap-x-col gap-y-12 md:grid-cols-3 print:grid-cols-3">
        {counted.map(({ figure: { text: value, label, meaning }, href, link }) => (
          <li key={href}>
            <FigureBlock value={value} label={label} meaning={meaning} />
            <p className="mt-4">
              <MoreLink to={href}>{link}</MoreLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
