type Props = {
  /** A figure as people read it: `500km`. A word stands as it is. */
  text: string
  className: string
}

/** A very large figure whose unit is smaller than its number. */
export function BigFigure({ text, className }: Props) {
  const [, number = text, unit = ''] = /^(\D*[\d.,]+)(.*)$/.exec(text) ?? []
  return (
    <p className={`numeral -ml-[0.04em] ${className}`}>
      {number}
      {unit && <span className="text-[0.44em] tracking-tight">{unit}</span>}
    </p>
  )
}
