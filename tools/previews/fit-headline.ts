/** Tried from the largest: a headline of many words gets smaller letters and more lines. */
const sizes = [
  { size: 100, lines: 2 },
  { size: 88, lines: 3 },
  { size: 76, lines: 3 },
  { size: 66, lines: 4 },
  { size: 58, lines: 4 },
] as const

export type Headline = { size: number; lines: string[] }

/**
 * Breaks a headline into lines of about one length, in the largest letters in which it fits; what is
 * too long for the smallest ends in an ellipsis.
 *
 * @param widthOf the width of a text in letters of a size, in the units of `room`
 */
export function fitHeadline(
  text: string,
  room: number,
  widthOf: (text: string, size: number) => number,
): Headline {
  const words = text.split(/\s+/)
  for (const { size, lines: most } of sizes) {
    const fits = (line: string, width: number) => widthOf(line, size) <= width
    if (!words.every((word) => fits(word, room))) continue
    const lines = broken(words, (line) => fits(line, room))
    if (lines.length <= most) return { size, lines: balanced(words, lines.length, room, fits) }
  }
  const { size, lines: most } = sizes.at(-1) ?? sizes[0]
  const fits = (line: string) => widthOf(line, size) <= room
  const lines = broken(words, fits)
  const kept = lines.slice(0, most)
  if (lines.length > most) kept.push(shortened(kept.pop() ?? '', fits))
  return { size, lines: kept }
}

/** As many words to a line as fit. */
function broken(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines in the narrowest room that still holds them. */
function balanced(
  words: readonly string[],
  count: number,
  room: number,
  fits: (line: string, width: number) => boolean,
): string[] {
  const step = room / 40
  let best = broken(words, (line) => fits(line, room))
  for (let width = room - step; width > 0; width -= step) {
    const lines = broken(words, (line) => fits(line, width))
    if (lines.length > count || !lines.every((line) => fits(line, room))) break
    best = lines
  }
  return best
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const words = line.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words.pop()
  return `${words.join(' ')} …`
}
