/** A piece of text, and whether it is what the visitor searched for. */
export type TextPart = { text: string; marked: boolean }

/**
 * The parts of one of Pagefind's excerpts: plain text in which `<mark>` stands around the words
 * found, and in which the page's own angle brackets are escaped. It is taken apart as text, so
 * nothing of it is ever read as HTML.
 */
export function excerptParts(excerpt: string): TextPart[] {
  return filled(
    excerpt.split(/<mark>(.*?)<\/mark>/s).flatMap((piece, index) => {
      const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
      return index % 2 === 1 ? wordParts(text) : { text, marked: false }
    }),
  )
}

/** A word that Pagefind has marked up to the next blank: its punctuation is none of it. */
function wordParts(text: string): TextPart[] {
  const [, before = '', word = '', after = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(text) ?? []
  return [
    { text: before, marked: false },
    { text: word, marked: true },
    { text: after, marked: false },
  ]
}

/** The parts of a title in which the words of the query are marked, wherever they stand. */
export function markedTitle(title: string, query: string): TextPart[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [{ text: title, marked: false }]
  // The longest first: of "gas gasrich" the whole name is to be marked.
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('|')
  return filled(
    title
      .split(new RegExp(`(${pattern})`, 'gi'))
      .map((text, index) => ({ text, marked: index % 2 === 1 })),
  )
}

/** The parts without the text they begin with, if that is how they begin. */
export function withoutStart(parts: readonly TextPart[], start: string): TextPart[] {
  const whole = parts.map(({ text }) => text).join('')
  if (!whole.startsWith(start)) return [...parts]
  let left = start.length
  return filled(
    parts.map(({ text, marked }) => {
      const cut = Math.min(left, text.length)
      left -= cut
      return { text: text.slice(cut), marked }
    }),
  )
}

/** Splitting leaves empty pieces at the ends and between neighbours. */
function filled(parts: readonly TextPart[]): TextPart[] {
  return parts.filter(({ text }) => text !== '')
}
