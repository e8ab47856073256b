import { FiguresLink } from '#app/components/figures-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { FiguresLink as Link } from '#content/model/figure-register.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { type Target, TargetPath } from './target-path.tsx'

type Props = {
  target: Target
  text: PageTexts['/sustainability']['environment']
  about: Link
}

/** The two targets on emissions (spec 2.6, anchor `#environment`), as figure and as path. */
export function Environment({ target, text, about }: Props) {
  const { cut } = target
  return (
    <Section
      id="environment"
      room="none"
      className="pt-section pb-continuation"
      column="grid-12 gap-y-10"
    >
      <div className="col-span-full lg:col-span-5">
        <SectionHeading name="Environment">{text.heading}</SectionHeading>
        <p
          data-placeholder={cut.placeholderId}
          className="numeral mt-8 hang-5 text-giant lg:mt-12 text-accent"
        >
          {cut.digits}
          <span className="numeral-sign">{cut.suffix}</span>
        </p>
        <p className="display mt-6.5 border-t-2 border-ink pt-3.5 text-h4">{text.cut}</p>
        <p className="display mt-3.5 border-t border-line-strong pt-3.5 text-h4">{text.neutral}</p>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 measure-46 text-ink-soft">
            {paragraph}
          </p>
        ))}
        <FiguresLink {...about} className="mt-6" />
      </div>
      <figure className="col-span-full lg:col-span-7 lg:self-end">
        <TargetPath target={target} words={text.path} />
        <figcaption className="mt-4.5 measure-60 text-small text-pretty text-ink-soft">
          {text.path.caption}
        </figcaption>
      </figure>
    </Section>
  )
}
