import { folded, typedWords } from '#contract/folded.ts'

/** A piece of text, and whether it is what the visitor searched for. */
export type TextPart = { text: string; marked: boolean }

/** Most words of an extract: about three lines on a phone. */
const maxWords = 30
const sentenceEnd = /[.!?]["”)]?$/

/**
 * The sentence of a text that says most of what was searched for, with the words found marked. Of a
 * long one the words around the first one found, between ellipses.
 *
 * @param content plain text, in which each block ends with a full stop
 * @param found the places of the words found, counted from the text's first word
 */
export function sentenceParts(content: string, found: readonly number[]): TextPart[] {
  const words = content.split(/\s+/)
  const ends = words.map((word) => sentenceEnd.test(word))
  const marked = new Set(found)
  const sentences = found.map((place) => {
    const from = ends.slice(0, place).lastIndexOf(true) + 1
    const to = ends.indexOf(true, place) + 1 || words.length
    return { place, from, to, hits: found.filter((each) => each >= from && each < to).length }
  })
  // One word alone is a heading or a label.
  const [best] = sentences.sort(
    (a, b) => Number(b.to - b.from > 3) - Number(a.to - a.from > 3) || b.hits - a.hits,
  )
  if (!best) return []
  const long = best.to - best.from > maxWords
  const from = long ? Math.max(best.from, best.place - maxWords / 3) : best.from
  const to = Math.min(best.to, from + maxWords)
  return filled([
    { text: from > best.from ? '… ' : '', marked: false },
    ...words.slice(from, to).flatMap((word, index): TextPart[] => {
      const blank = { text: ' ', marked: false }
      const parts = marked.has(from + index) ? wordParts(word) : [{ text: word, marked: false }]
      return index === 0 ? parts : [blank, ...parts]
    }),
    { text: to < best.to ? ' …' : '', marked: false },
  ])
}

/** A word that was found, up to the next blank: its punctuation is none of it. */
function wordParts(text: string): TextPart[] {
  const [, before = '', word = '', after = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(text) ?? []
  return [
    { text: before, marked: false },
    { text: word, marked: true },
    { text: after, marked: false },
  ]
}

/** The places of the query's words in a text, as the index counts them, which tells none of keywords. */
export function placesOf(content: string, query: string): number[] {
  const words = typedWords(query)
  const isFound = (text: string) => words.some((word) => folded(text).includes(word))
  return content.split(/\s+/).flatMap((text, place) => (isFound(text) ? [place] : []))
}

/** The parts of a title in which the words of the query are marked, wherever they stand. */
export function markedTitle(title: string, query: string): TextPart[] {
  const parts = (title.match(/.\p{M}*/gsu) ?? []).map((text) => ({ text, marked: false }))
  // Folded, a letter may be two, or none: each of the folded text's letters has its part of the title.
  const all = parts.map((part) => folded(part.text))
  const letters = all.flatMap(({ length }, index) => Array<number>(length).fill(index))
  const text = all.join('')
  for (const word of typedWords(query))
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      for (const part of parts.slice(letters[at], (letters[at + word.length - 1] ?? 0) + 1))
        part.marked = true
  return filled(parts)
}

/** Without empty pieces, and with neighbours of one kind as one. */
function filled(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.text === '') continue
    if (last?.marked === part.marked) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
