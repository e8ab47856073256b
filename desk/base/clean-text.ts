import { controls } from '../../contract/markup.ts'

/**
 * Invisible characters that make a line read as another one, as the site's forms drop them: bidirectional
 * controls, which come along with pasted telephone numbers, and tag characters.
 */
const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu

/** Character references, which Markdown decodes. */
const references = /&(?:#x([\da-f]{1,9})|#(\d{1,9})|lrm|rlm);/gi

/** A text without these and without control characters; Word's line break, U+000B, is a blank. */
export function cleanText(text: string): string {
  const seen = text
    .replace(/[\v\f\u0085]/g, ' ')
    .replace(controls, '')
    .replace(marks, '')
  return seen.replace(references, (reference, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? 0x200e)
    // Nothing in its place could join what stands around it to another reference.
    return code <= 0x10ffff && String.fromCodePoint(code).replace(marks, '') === ''
      ? '\uFFFD'
      : reference
  })
}
