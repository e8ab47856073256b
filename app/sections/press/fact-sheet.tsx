import { FigureBlock } from '#app/components/figure-block.tsx'
import { HeadingRow } from '#app/components/heading-row.tsx'
import type { PressContent } from '#app/page-content/press.ts'

type Props = {
  text: PressContent['page']['figures']
  figures: PressContent['figures']
}

/** Figures with what they count (spec 2.20). */
export function FactSheet({ text, figures }: Props) {
  return (
    <section className="on-dark bg-night py-section text-on-night">
      <div className="wrap">
        <HeadingRow heading={text.heading} lead={text.lead} />
        <ul className="grid gap-x-col gap-y-12 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-3">
          {figures.map(({ id, value, label, counted, awaits }) => (
            <li key={id}>
              <FigureBlock
                value={value}
                label={label}
                scope={counted}
                awaits={awaits}
                size="small"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
