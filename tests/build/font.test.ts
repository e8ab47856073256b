import { readFileSync, statSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { contentFolder } from '#content/model/content-files.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { expectNone } from './expect-none.ts'
import { webFont, webFontFile } from './web-font.ts'

/** Naira, and the letters of Nigerian languages that names are written with. */
const wanted = '₦ẸẹỌọṢṣÀàÉéǸǹ'

it('has the naira sign, the letters of Nigerian names, and those of the words that code writes', async () => {
  // What else content holds, a browser shows in a font of its machine (tests/spec/web-font.test.ts).
  const content = (await filesIn(contentFolder, ['**/*.{md,yaml}'])).map((file) =>
    readFileSync(join(contentFolder, file), 'utf8'),
  )
  const known = webFont()
  const shown = new Set([...known, ...content.join('').normalize('NFD')])
  const missing = [...wanted.normalize('NFD')].filter((letter) => !known.has(letter))
  for await (const page of glob('build/client/**/*.html')) {
    const letters = textOf(readFileSync(page, 'utf8')).normalize('NFD')
    missing.push(
      ...[...letters].filter((letter) => !shown.has(letter)).map((letter) => `${page}: ${letter}`),
    )
  }
  expectNone(missing, 'characters that the font lacks')
})

it('says whose it is and under which licence', () => {
  const font = create(readFileSync(webFontFile))
  if (!('copyright' in font)) throw new Error(`${webFontFile} holds several fonts`)
  expect(font.copyright).toContain('The Archivo Project Authors')
  expect(font.getName('license', 'en')).toContain('SIL Open Font License')
  expect(font.getName('licenseURL', 'en')).toMatch(/^https?:/)
})

it('weighs at most 32 KB', () => {
  expect(statSync(webFontFile).size).toBeLessThanOrEqual(32 * 1024)
})

/** A page without scripts and styles, with hexadecimal references decoded. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/&#x([\da-f]+);/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
}
