import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { once } from '#content/model/once.ts'
import { named } from './font-name.ts'

const variable = once(() => readFile('app/styles/fonts/archivo-latin-ng.woff2'))

/** Has the bytes that were made of these sources earlier, or makes them. */
export type Keep = (
  sources: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>

/** The instances of the site's variable font that `layout/theme.typ` sets type in. */
const instances = [
  { family: 'Documents Text', cut: { wght: 400, wdth: 100 } },
  { family: 'Documents Text', cut: { wght: 600, wdth: 100 } },
  { family: 'Documents Statement', cut: { wght: 550, wdth: 112 } },
  { family: 'Documents Display', cut: { wght: 600, wdth: 118 } },
  { family: 'Documents Numeral', cut: { wght: 600, wdth: 122 } },
] as const

type Cut = { wght: number; wdth: number }

/** One static cut of the site's variable font, as TrueType. */
export async function cutFont(cut: Cut): Promise<Buffer> {
  return subsetFont(await variable(), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: cut,
  })
}

/**
 * The documents' fonts. Typst sets type in static fonts only, so each instance is cut out of the
 * variable font here. The cuts inherit one name, and Typst searches the machine's fonts too: so
 * each family gets a name that no installed font has.
 */
export function documentFonts(keep: Keep): Promise<Uint8Array[]> {
  return Promise.all(
    instances.map(({ family, cut }) =>
      keep(['font', family, JSON.stringify(cut)], async () =>
        named(await cutFont(cut), family, `Archivo-${cut.wdth}-${cut.wght}`),
      ),
    ),
  )
}
