import type { FigureParts } from '#content/model/figures.ts'

/** "15+ Years of Excellence" (spec 2.4.2, 9): the figure as typography. */
export function ExcellenceBadge({ years }: { years: FigureParts }) {
  return (
    <p className="col-span-full lg:col-span-4">
      <span className="numeral hang-4.5 block text-figure-large">
        {years.digits}
        <span className="text-signal">{years.suffix}</span>{' '}
      </span>
      <span className="display mt-6.5 block max-w-75 border-t-2 border-ink pt-3.5 text-h4">
        Years of Excellence
      </span>
    </p>
  )
}
