/** A text to put into another, counted from its start. */
export type Insertion = { at: number; text: string }

/** The text with all insertions made; what stands between them does not change by a byte. */
export function withInsertions(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((whole, { at, text }) => whole.slice(0, at) + text + whole.slice(at), text)
}
