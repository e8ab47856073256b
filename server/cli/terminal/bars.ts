const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/**
 * A number as a bar of blocks, exact to an eighth of a column. Whatever is not nothing is seen.
 *
 * @param most the number whose bar is `width` columns long
 */
export function bar(value: number, most: number, width: number): string {
  if (value <= 0 || most <= 0) return ''
  const parts = Math.max(1, Math.round((value / most) * width * 8))
  return '█'.repeat(Math.floor(parts / 8)) + eighths[parts % 8]
}
