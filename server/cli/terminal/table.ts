import type { Paint, Style } from './terminal.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters that take two columns of a terminal: East Asian wide ones and pictures. */
const wide =
  /[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

function widthOf(grapheme: string): number {
  return wide.test(grapheme) ? 2 : 1
}

/** The columns that a line takes on a terminal. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment)
  return width
}

/** A line in at most `width` columns; one that is cut ends in an ellipsis. */
export function clipped(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  let kept = ''
  let used = 1
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment)
    if (used > width) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/**
 * A number as a bar of blocks, exact to an eighth of a column. Any number above zero is visible.
 *
 * @param max the number whose bar is `width` columns long
 */
export function bar(value: number, max: number, width: number): string {
  if (value <= 0 || max <= 0) return ''
  const parts = Math.max(1, Math.round((value / max) * width * 8))
  return '█'.repeat(Math.floor(parts / 8)) + eighths[parts % 8]
}

/** `minWidth`: what remains at least when the terminal is narrow; a column without is never cut. */
type Column = { title: string; minWidth?: number }
export type TableCell = string | { text: string; style: Style }

const gap = '  '

/**
 * A table with a line under its head and no other borders.
 *
 * @param rows cells are one line each and safe to print
 * @param width columns of the terminal; long cells are cut to fit
 */
export function tableText(
  columns: readonly Column[],
  rows: readonly (readonly TableCell[])[],
  paint: Paint,
  width = Number.POSITIVE_INFINITY,
): string {
  const textOf = (cell: TableCell = '') => (typeof cell === 'string' ? cell : cell.text)
  const widths = fitting(
    columns.map(({ title, minWidth = Number.POSITIVE_INFINITY }, index) => {
      const needed = rows.map((row) => displayWidth(textOf(row[index])))
      return { width: needed.reduce((a, b) => Math.max(a, b), title.length), minWidth }
    }),
    width,
  )
  const lineOf = (cells: readonly TableCell[]) =>
    widths
      .map((columnWidth, index) => {
        const cell = cells[index] ?? ''
        const text = clipped(textOf(cell), columnWidth)
        const space = ' '.repeat(columnWidth - displayWidth(text))
        return (typeof cell === 'string' ? text : paint(cell.style, text)) + space
      })
      .join(gap)
      .trimEnd()
  const head = columns.map(({ title }): TableCell => ({ text: title, style: 'bold' }))
  const rule = widths.map((columnWidth) => paint('dim', '─'.repeat(columnWidth))).join(gap)
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n')
}

/** Takes columns away from the widest that may lose some, until all fit. */
function fitting(columns: { width: number; minWidth: number }[], width: number): number[] {
  const total = () =>
    columns.reduce((sum, one) => sum + one.width, gap.length * (columns.length - 1))
  while (total() > width) {
    const shrinkable = columns.filter((one) => one.width > one.minWidth)
    const [widest] = shrinkable.sort((a, b) => b.width - a.width)
    if (!widest) break
    widest.width -= 1
  }
  return columns.map((one) => one.width)
}
