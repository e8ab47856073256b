type Props = { number: number; words: string }

/** How many figures there are, at the foot of the page's head. */
export function Count({ number, words }: Props) {
  return (
    <p className="flex items-baseline gap-x-5">
      <span className="numeral hang-4 text-figure">{number}</span>
      <span className="text-on-night-soft">{words}</span>
    </p>
  )
}
