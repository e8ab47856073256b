/** The four ways to say one's name, in the order in which they are tried (spec 5). */
const introductions = [
  /\bmy name is\s+(\S+)/i,
  /\bi['’]m\s+(\S+)/i,
  /\bi am\s+(\S+)/i,
  /\bcall me\s+(\S+)/i,
]

/** The first name in an introduction, without punctuation around it; `undefined` without one. */
export function nameIn(message: string): string | undefined {
  for (const introduction of introductions) {
    const word = introduction.exec(message)?.[1]
    const name = word && /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(word)?.[0]
    if (name) return name
  }
  return undefined
}
