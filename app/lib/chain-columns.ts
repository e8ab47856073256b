/** How many stretches the drawing of the chain shows, side by side, equally wide. */
export const drawnStretches = 6

/** Where a company stands under the drawing; stretches are counted from 1. */
export type ChainColumn = {
  /** Its first stretch, and how many they are. */
  start: number
  span: number
  /** The one of them that shows its work. */
  stretch: number
  /** Its row among those that share its column, and how many rows it fills; rows are counted from 1. */
  row: number
  rows: number
}

/**
 * The columns of the line's companies, given the stretch that is drawn for each. A company without one
 * is listed in its neighbour's column, below the neighbour; a stretch without a company belongs to the
 * company before it. So any number of names stays under the work drawn for them.
 */
export function chainColumns(drawn: readonly (number | undefined)[]): ChainColumn[] {
  let last = drawn.find((stretch) => stretch !== undefined) ?? 1
  const stretches = drawn.map((stretch) => {
    last = stretch ?? last
    return last
  })
  const starts = [...new Set(stretches)].toSorted((a, b) => a - b)
  const sharing = (stretch: number) => stretches.filter((each) => each === stretch).length
  const depth = Math.max(...stretches.map(sharing))
  return stretches.map((stretch, index) => {
    const place = starts.indexOf(stretch)
    const start = place === 0 ? 1 : stretch
    const end = starts[place + 1] ?? drawnStretches + 1
    const row = stretches.slice(0, index + 1).filter((each) => each === stretch).length
    const rows = row === sharing(stretch) ? depth - row + 1 : 1
    return { start, span: end - start, stretch, row, rows }
  })
}

const columnStart = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
]
const columnEnd = [
  'lg:col-end-2',
  'lg:col-end-3',
  'lg:col-end-4',
  'lg:col-end-5',
  'lg:col-end-6',
  'lg:col-end-7',
]
/** The last company of a column fills it to its foot, so that the lines between columns go through. */
const rowSpan = ['', 'lg:row-span-2', 'lg:row-span-3', 'lg:row-span-4', 'lg:row-span-5']

/** A company of the line with its column, and the classes that put it there. */
export type InColumn<Stop> = Stop & { column: ChainColumn; columnClass: string }

/** The companies of the line, each with its column under the drawing. */
export function inColumns<Stop extends { drawn?: number | undefined }>(
  line: readonly Stop[],
): InColumn<Stop>[] {
  const columns = chainColumns(line.map(({ drawn }) => drawn))
  const columnClass = columnClasses(columns)
  return line.map((stop, index) => ({
    ...stop,
    column: columns[index] ?? { start: 1, span: 1, stretch: 1, row: 1, rows: 1 },
    columnClass: columnClass[index] ?? '',
  }))
}

/** The classes that put each of the columns in its place; none where each comes after the other. */
export function columnClasses(columns: readonly ChainColumn[]): string[] {
  const inOrder = columns.every(({ start, span }, index) => start === index + 1 && span === 1)
  return columns.map(({ start, span, rows }) =>
    inOrder
      ? ''
      : `${columnStart[start - 1]} ${columnEnd[start + span - 2]} ${rowSpan[rows - 1] ?? ''}`.trim(),
  )
}
