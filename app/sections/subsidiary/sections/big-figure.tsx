import type { FigureParts } from '#content/model/figures.ts'

type Props = {
  /** A word stands as it is. */
  figure: FigureParts | string
  className: string
}

/** A very large figure whose unit is smaller than its number. */
export function BigFigure({ figure, className }: Props) {
  const { prefix, number, suffix } =
    typeof figure === 'string' ? { prefix: '', number: figure, suffix: '' } : figure
  return (
    <p className={`numeral hang-4 ${className}`}>
      {prefix}
      {number}
      {/* A space inside the smaller unit would be lost at its beginning. */}
      {suffix.startsWith(' ') && ' '}
      {suffix && <span className="big-unit">{suffix.trim()}</span>}
    </p>
  )
}
