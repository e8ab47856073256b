import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

export const webFontFile = 'app/styles/fonts/archivo-latin-ng.woff2'

/** The characters that the font of the website has a shape for, and those that need none. */
export function webFont(): Set<string> {
  const font = create(readFileSync(webFontFile))
  if (!('characterSet' in font)) throw new Error(`${webFontFile} holds several fonts`)
  const shapes = font.characterSet.map((code) => String.fromCodePoint(code))
  return new Set([...shapes, '\n', '\t', '\u00AD', '\u200B', '\u2060', '\uFE0E'])
}
