/** A stretch of a text, from `start` up to `end`, and what stands there instead. */
export type Replacement = { start: number; end: number; text: string }

/** Puts a text in between. */
export function insertion(at: number, text: string): Replacement {
  return { start: at, end: at, text }
}

/** The text with all replacements made; what stands between them does not change by a byte. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  const parts: string[] = []
  let end = 0
  for (const each of replacements.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(end, each.start), each.text)
    end = each.end
  }
  return [...parts, text.slice(end)].join('')
}
