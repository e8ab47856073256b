import { createHash } from 'node:crypto'

/** What a policy calls texts that pages run or paint inline, each once, in order. */
export function hashSources(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
