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
 * @param most the number whose bar is `width` columns long
 */
export function bar(value: number, most: number, width: number): string {
  if (value <= 0 || most <= 0) return ''
  const parts = Math.max(1, Math.round((value / most) * width * 8))
  return '█'.repeat(Math.floor(parts / 8)) + eighths[parts % 8]
}

export type Column = {
  title: string
  align?: 'right'
  /** The columns that remain at least when the terminal is narrow; a column without is never cut. */
  least?: number
}

export type TableCell = string | { text: string; style: Style }

const gap = '  '

function textOf(cell: TableCell): string {
  return typeof cell === 'string' ? cell : cell.text
}

/** Takes columns away from the widest that may lose some, until all fit. */
function fitting(columns: readonly Column[], natural: readonly number[], width: number): number[] {
  const widths = [...natural]
  const total = () => widths.reduce((sum, one) => sum + one, gap.length * (columns.length - 1))
  while (total() > width) {
    let widest = -1
    columns.forEach(({ least = Number.POSITIVE_INFINITY }, index) => {
      const own = widths[index] ?? 0
      if (own > least && own > (widths[widest] ?? 0)) widest = index
    })
    if (widest < 0) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}

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
  const natural = columns.map(({ title }, index) =>
    rows.reduce(
      (most, row) => Math.max(most, displayWidth(textOf(row[index] ?? ''))),
      title.length,
    ),
  )
  const widths = fitting(columns, natural, width)
  const padded = (cell: TableCell, columnWidth: number, align: Column['align']) => {
    const text = clipped(textOf(cell), columnWidth)
    const painted = typeof cell === 'string' ? text : paint(cell.style, text)
    const space = ' '.repeat(columnWidth - displayWidth(text))
    return align === 'right' ? space + painted : painted + space
  }
  const lineOf = (cells: readonly TableCell[]) =>
    columns.map(({ align }, index) => padded(cells[index] ?? '', widths[index] ?? 0, align))
  const head = columns.map(({ title }) => ({ text: title, style: 'bold' as const }))
  const rule = widths.map((columnWidth) => paint('dim', '─'.repeat(columnWidth)))
  return [lineOf(head), rule, ...rows.map(lineOf)]
    .map((cells) => cells.join(gap).trimEnd())
    .join('\n')
}
