/** Marks that turn the direction of writing, invisible tags, and line ends of all kinds. */
const steering =
  /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu

/**
 * What a stranger wrote, safe in a mail's header: one line that reads as it is written. Text in the
 * shape of an encoded word (RFC 2047), which mail programs would decode to any characters, is
 * broken up.
 */
export function headerText(text: string): string {
  return text.replace(steering, ' ').replaceAll('=?', '= ?').replace(/ {2,}/g, ' ').trim()
}
