/** "15+ Years of Excellence" (spec 2.4.2, 9): the figure as typography. `years` is `15+`. */
export function ExcellenceBadge({ years }: { years: string }) {
  const [, number, plus] = /^(\d+)(\D*)$/.exec(years) ?? [years, years, '']
  return (
    <p className="col-span-full lg:col-span-4">
      <span className="numeral -ml-[0.045em] block text-figure-large">
        {number}
        <span className="text-signal">{plus}</span>{' '}
      </span>
      <span className="display mt-6.5 block max-w-75 border-t-2 border-ink pt-3.5 text-h4">
        Years of Excellence
      </span>
    </p>
  )
}
