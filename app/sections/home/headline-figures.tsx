import { FigureLine } from '#app/components/figure-line.tsx'
import { FiguresLink } from '#app/components/figures-link.tsx'
import type { FiguresLink as Link, ShownFigure } from '#content/model/figure-register.ts'

type Props = {
  heading: string
  figures: readonly ShownFigure[]
  /** One, or none where the build leaves all figures out. */
  figuresLink: readonly Link[]
}

/** The headline figures (spec 2.4.6), counting up once the block is 10% visible. */
export function HeadlineFigures({ heading, figures, figuresLink }: Props) {
  return (
    <section className="on-dark bg-action py-[clamp(4rem,7vw,6.5rem)] text-white">
      <div className="wrap">
        <div className="mb-[clamp(2.5rem,5vw,4.5rem)] flex flex-wrap items-baseline justify-between gap-x-col gap-y-2">
          <h2 className="text-h3">{heading}</h2>
          {figuresLink.map((link) => (
            <FiguresLink key={link.href} {...link} />
          ))}
        </div>
        <count-up className="contents">
          <ul className="grid grid-cols-2 gap-x-col gap-y-11 lg:grid-cols-4 print:grid-cols-4">
            {figures.map(({ id, prefix, digits, suffix, label, meaning }) => (
              <li key={id} className="border-t-2 border-white pt-6">
                <p className="numeral hang-4 text-figure lg:text-title wide:text-figure">
                  {prefix}
                  <span data-count="">{digits}</span>
                  {suffix}
                </p>
                <p className="mt-5.5 font-semibold">{label}</p>
                <FigureLine>{meaning}</FigureLine>
              </li>
            ))}
          </ul>
        </count-up>
      </div>
    </section>
  )
}
