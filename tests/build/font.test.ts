import { readFileSync, statSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { expectNone } from './expect-none.ts'

const file = 'app/styles/fonts/archivo-latin-ng.woff2'

/** The characters of the font, and those that need no glyph. */
function knownCharacters(): Set<string> {
  const font = create(readFileSync(file))
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`)
  const shapes = font.characterSet.map((code) => String.fromCodePoint(code))
  return new Set([...shapes, '\n', '\t', '\u00AD', '\u200B', '\u2060', '\uFE0E'])
}

/** Naira, and the letters of Nigerian languages that names are written with. */
const wanted = '₦ẸẹỌọṢṣÀàÉéǸǹ'.normalize('NFD')

it('has a shape for every character of the texts, the naira sign and Nigerian names', async () => {
  const known = knownCharacters()
  const missing = new Set<string>()
  const check = (text: string, where: string) => {
    for (const character of text.normalize('NFC')) {
      const parts = [...character.normalize('NFD')]
      if (known.has(character) || parts.every((part) => known.has(part))) continue
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      missing.add(`${where}: "${character}" (U+${code})`)
    }
  }
  check(wanted, 'wanted')
  for await (const text of glob('content/**/*.{md,yaml,json}'))
    check(readFileSync(text, 'utf8'), text)
  for await (const page of glob('build/client/**/*.html')) {
    check(textOf(readFileSync(page, 'utf8')), page)
  }
  expectNone([...missing], 'characters that the font lacks')
})

it('says whose it is and under which licence', () => {
  const font = create(readFileSync(file))
  if (!('copyright' in font)) throw new Error(`${file} holds several fonts`)
  expect(font.copyright).toContain('The Archivo Project Authors')
  expect(font.getName('license', 'en')).toContain('SIL Open Font License')
  expect(font.getName('licenseURL', 'en')).toMatch(/^https?:/)
})

it('weighs at most 32 KB', () => {
  expect(statSync(file).size).toBeLessThanOrEqual(32 * 1024)
})

/** A page without scripts and styles, with hexadecimal references decoded. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/&#x([\da-f]+);/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
}
