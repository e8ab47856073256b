/**
 * What could steer a terminal or make a line read other than it is: control characters, line and
 * paragraph separators, marks that turn the direction of writing, invisible tags.
 */
const unsafe =
  /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

const replacement = '\uFFFD'

/** What strangers wrote, as one line that is safe to print. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(unsafe, replacement)
}

/** What strangers wrote, safe to print, with its line breaks. */
export function severalLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .split('\n')
    .map((line) => line.replace(unsafe, replacement).trimEnd())
    .join('\n')
}
