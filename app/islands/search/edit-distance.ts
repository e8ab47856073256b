/**
 * How many letters have to be added, left out, exchanged or swapped with their neighbour to make one
 * word of another (optimal string alignment). `app/verify/difference.ts` has the same with its whole table; a
 * module for both would be one more file for each page to fetch.
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const steps = [
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      ]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && swapped) steps.push((before[column - 2] ?? 0) + 1)
      line.push(Math.min(...steps))
    }
    before = above
    above = line
  }
  return above[b.length] ?? 0
}
