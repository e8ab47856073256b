/** Shorter words may occur anywhere in the words found. */
const shortest = 4

/**
 * Whether for each longer word of the question a word found begins alike: the index also matches by
 * the first part of a word only, "well" for "wellrch".
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
