import { readFile } from 'node:fs/promises'
import { Font } from '@react-pdf/renderer'
import subsetFont from 'subset-font'

const source = 'app/styles/fonts/archivo-latin-ng.woff2'

/** The instances of the site's variable font that the documents set type in. */
const instances = [
  { family: 'Archivo', weight: 400, width: 100 },
  { family: 'Archivo', weight: 600, width: 100 },
  { family: 'Statement', weight: 550, width: 112 },
  { family: 'Display', weight: 600, width: 118 },
  { family: 'Numeral', weight: 600, width: 122 },
] as const

/**
 * Makes the documents' fonts known. A PDF embeds static fonts only, so each
 * instance is cut out of the variable font here; the file then holds the
 * glyphs that it uses.
 */
export async function registerFonts(): Promise<void> {
  const variable = await readFile(source)
  for (const { family, weight, width } of instances) {
    const font = await subsetFont(variable, undefined, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
      variationAxes: { wght: weight, wdth: width },
    })
    const src = `data:font/ttf;base64,${font.toString('base64')}`
    // Only the text family comes in two weights; the others are one design each.
    Font.register({ family, src, ...(family === 'Archivo' && { fontWeight: weight }) })
  }
  // Words are not broken: the columns are wide enough, and copied text stays whole.
  Font.registerHyphenationCallback((word) => [word])
}
