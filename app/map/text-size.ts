/*
 * How much room words take on the map, without a font at hand: widths of Archivo at weight 600, in
 * parts of the size. A little too wide does no harm; too narrow, and words would overlap.
 */
const narrow = 0.34
const wide = 0.9
const capital = 0.7
const regular = 0.58

/** The width of one line in the units of `size`. */
export function textWidth(text: string, size: number): number {
  const parts = [...text].map((letter) => {
    if (/[iljtfrI.,:;'’ ()1|]/.test(letter)) return narrow
    if (/[mwMW]/.test(letter)) return wide
    return /\p{Lu}/u.test(letter) ? capital : regular
  })
  return size * parts.reduce((sum, part) => sum + part, 0)
}
