/** Shorter words may stand anywhere in what is found. */
const shortest = 4

/**
 * Whether one of the texts found begins as each longer word of the question: the index also answers
 * with what begins with a part of a word only, "well" for "wellrch".
 *
 * @param found the words that the index marked
 */
export function isAnswered(query: string, found: readonly string[]): boolean {
  const marked = found.map((text) => text.toLowerCase())
  return [...query.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([text]) => text.length >= shortest)
    .every(([text]) => {
      const start = text.slice(0, Math.max(shortest, text.length - 2))
      return marked.some((each) => each.startsWith(start))
    })
}
