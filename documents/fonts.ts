import { readFile } from 'node:fs/promises'
import { Font } from '@react-pdf/renderer'
import subsetFont from 'subset-font'
import { once } from '#content/model/once.ts'

const variable = once(() => readFile('app/styles/fonts/archivo-latin-ng.woff2'))

/** The instances of the site's variable font that the documents set type in. */
const instances = [
  { family: 'Archivo', fontWeight: 400, cut: { wght: 400, wdth: 100 } },
  { family: 'Archivo', fontWeight: 600, cut: { wght: 600, wdth: 100 } },
  { family: 'Statement', fontWeight: 400, cut: { wght: 550, wdth: 112 } },
  { family: 'Display', fontWeight: 400, cut: { wght: 600, wdth: 118 } },
  { family: 'Numeral', fontWeight: 400, cut: { wght: 600, wdth: 122 } },
] as const

/** One static cut of the site's variable font, as TrueType. */
export async function cutFont(cut: { wght: number; wdth: number }): Promise<Buffer> {
  return subsetFont(await variable(), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: cut,
  })
}

/**
 * Makes the documents' fonts known. A PDF embeds static fonts only, so each
 * instance is cut out of the variable font here; the file then holds the
 * glyphs that it uses.
 */
export async function registerFonts(): Promise<void> {
  for (const { family, fontWeight, cut } of instances) {
    const font = await cutFont(cut)
    const src = `data:font/ttf;base64,${font.toString('base64')}`
    Font.register({ family, src, fontWeight })
    await Font.load({ fontFamily: family, fontWeight })
    // All instances inherit one name, and the PDF writer takes fonts of one name for the same.
    const { data } = Font.getFont({ fontFamily: family, fontWeight })
    Object.defineProperty(data, 'postscriptName', { value: `Archivo-${cut.wdth}-${cut.wght}` })
  }
  // Words are not broken: the columns are wide enough, and copied text stays whole.
  Font.registerHyphenationCallback((word) => [word])
}
