import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { once } from '#content/model/once.ts'

const variable = once(() => readFile('app/styles/fonts/archivo-latin-ng.woff2'))

type Cut = { wght: number; wdth: number }

/** One static cut of the site's variable font, as TrueType. */
export async function cutFont(cut: Cut): Promise<Buffer> {
  return subsetFont(await variable(), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: cut,
  })
}
