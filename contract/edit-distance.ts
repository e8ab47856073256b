/**
 * How many letters apart two texts are: added, left out, changed, or two neighbours exchanged (the
 * Damerau-Levenshtein distance in its form of optimal string alignment).
 */
export function distance(one: string, other: string): number {
  return (
    distances([...one], [...other])
      .at(-1)
      ?.at(-1) ?? 0
  )
}

/** The distances between the beginnings of two texts: of `row` letters of one and `column` of the other. */
export function distances(a: readonly string[], b: readonly string[]): number[][] {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : row)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        exchanged(a, b, row, column) ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[row]?.splice(column, 1, cost)
    }
  }
  return rows
}

/** Whether the last two letters of such beginnings are the same in the other order. */
export function exchanged(a: readonly string[], b: readonly string[], row: number, column: number) {
  return row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
}
