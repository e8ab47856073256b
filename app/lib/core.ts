/** An unbroken piece of the core: its layers, each with the empty years under it. */
export type CorePiece<Entry> = {
  firstYear: number
  lastYear: number
  layers: CoreLayer<Entry>[]
  /** The long gap under this piece: its years, empty at the end of the core. */
  gap: number[]
}

export type CoreLayer<Entry> = {
  entry: Entry
  /** The layer's row in its piece: one year is one row, counted from 1. */
  row: number
  /** The years without an entry directly below. */
  quiet: number[]
}

/** A gap of at least so many empty years is drawn as a picture; its first year still belongs to the core. */
const longGap = 4

/**
 * The timeline as a core sample drawn to scale: every year from the first entry to
 * the last has its place, with or without an entry. `entries` are in order.
 */
export function corePieces<Entry extends { year: number }>(
  entries: readonly Entry[],
): CorePiece<Entry>[] {
  const pieces: CorePiece<Entry>[] = []
  let piece: CorePiece<Entry> | undefined
  for (const [index, entry] of entries.entries()) {
    piece ??= { firstYear: entry.year, lastYear: entry.year, layers: [], gap: [] }
    const empty = yearsBetween(entry.year, entries[index + 1]?.year)
    const long = empty.length >= longGap
    const quiet = long ? empty.slice(0, 1) : empty
    piece.layers.push({ entry, row: entry.year - piece.firstYear + 1, quiet })
    piece.lastYear = entry.year + quiet.length
    if (!long && index < entries.length - 1) continue
    pieces.push({ ...piece, gap: long ? empty.slice(1) : [] })
    piece = undefined
  }
  return pieces
}

/** The years after `from` and before `to`; none when there is no `to`. */
export function yearsBetween(from: number, to: number | undefined): number[] {
  return Array.from({ length: Math.max((to ?? from) - from - 1, 0) }, (_, step) => from + step + 1)
}
