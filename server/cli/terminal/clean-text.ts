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

/** The same characters where JSON leaves them as they are: inside strings, escaped they mean the same. */
const unsafeInJson =
  /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

/** A value as JSON that may go to a terminal as well as to a program. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(unsafeInJson, escapedInJson)
}

/** JSON escapes what lies beyond `\uFFFF` as the two halves of a surrogate pair. */
function escapedInJson(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
