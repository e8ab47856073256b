/** A stretch of a text, from `start` up to `end`, and what stands there instead. */
export type Replacement = { start: number; end: number; text: string }

/** The text with all replacements made; what stands between them does not change by a byte. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), text)
}
