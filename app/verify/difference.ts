import { distances, exchanged } from '#contract/edit-distance.ts'
import type { Comparison, Part } from './types.ts'

/** Beyond this distance, only the common beginning and end of two texts are matched. */
const fewLetters = 3

/** Both texts as runs of letters that the other text shares or lacks. */
export function compared(typed: string, official: string): Comparison {
  const [best, ...others] = [letterByLetter, partByPart, atBothEnds].map((compare) =>
    compare(typed, official),
  )
  if (!best) throw new Error('there is no way to compare texts')
  return others.reduce((closest, one) => (alike(one) > alike(closest) ? one : closest), best)
}

/** How much of both texts the other one has. */
function alike({ typed, official }: Comparison): number {
  return [...typed, ...official]
    .filter(({ differs }) => !differs)
    .reduce((sum, { text }) => sum + text.length, 0)
}

/** By the fewest changes; with many changes, letters would match by chance. */
function letterByLetter(typed: string, official: string): Comparison {
  const [a, b] = [[...typed], [...official]]
  const rows = distances(a, b)
  return (rows.at(-1)?.at(-1) ?? 0) <= fewLetters ? aligned(a, b, rows) : framed(a, b)
}

/** The name before the first dot, and the ending after it. */
function partByPart(typed: string, official: string): Comparison {
  const [a, b] = [typed, official].map((text) => /^([^.]*)(.*)$/s.exec(text) ?? [])
  const name = letterByLetter(a?.[1] ?? '', b?.[1] ?? '')
  const ending = letterByLetter(a?.[2] ?? '', b?.[2] ?? '')
  return {
    typed: merged([...name.typed, ...ending.typed]),
    official: merged([...name.official, ...ending.official]),
  }
}

function atBothEnds(typed: string, official: string): Comparison {
  return framed([...typed], [...official])
}

/** Letter by letter, along the cheapest path through the table of distances. */
function aligned(a: readonly string[], b: readonly string[], rows: number[][]): Comparison {
  const [typed, official]: [boolean[], boolean[]] = [a.map(() => true), b.map(() => true)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  let [row, column] = [a.length, b.length]
  while (row > 0 && column > 0) {
    const here = at(row, column)
    if (a[row - 1] === b[column - 1] && here === at(row - 1, column - 1)) {
      typed[row - 1] = false
      official[column - 1] = false
      row -= 1
      column -= 1
    } else if (exchanged(a, b, row, column) && here === at(row - 2, column - 2) + 1) {
      row -= 2
      column -= 2
    } else if (here === at(row - 1, column - 1) + 1) {
      row -= 1
      column -= 1
    } else if (here === at(row - 1, column) + 1) row -= 1
    else column -= 1
  }
  return { typed: runs(a, typed), official: runs(b, official) }
}

/** What both begin and end with, the longer of the two first, and between them what differs. */
function framed(a: readonly string[], b: readonly string[]): Comparison {
  const shorter = Math.min(a.length, b.length)
  const start = shared(shorter, (index) => a[index] === b[index])
  const end = shared(shorter, (index) => a.at(-1 - index) === b.at(-1 - index))
  const [from, to] =
    start < end ? [Math.min(start, shorter - end), end] : [start, Math.min(end, shorter - start)]
  const marked = (text: readonly string[]) =>
    runs(
      text,
      text.map((_, index) => index >= from && index < text.length - to),
    )
  return { typed: marked(a), official: marked(b) }
}

/** How many in a row are the same, at most so many. */
function shared(limit: number, same: (index: number) => boolean): number {
  let count = 0
  while (count < limit && same(count)) count += 1
  return count
}

function runs(letters: readonly string[], differs: readonly boolean[]): Part[] {
  return merged(letters.map((text, index) => ({ text, differs: differs[index] ?? false })))
}

function merged(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.differs === part.differs) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
