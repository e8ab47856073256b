import { create } from 'fontkit'
import { cutFont } from '#documents/fonts.ts'

export type Letters = {
  /** In units of the drawing. */
  widthOf(text: string, size: number): number
  /** @param x of its left end @param y of its baseline */
  line(text: string, size: number, x: number, y: number): string
}

/** One cut of the site's variable font; `tracking` is in ems, as CSS's `letter-spacing`. */
export async function letters(cut: { wght: number; wdth: number }, tracking = 0): Promise<Letters> {
  const font = create(await cutFont(cut))
  if (!('layout' in font)) throw new Error('the font is a collection of fonts')
  const { unitsPerEm } = font
  const placed = (text: string) => {
    const { glyphs, positions } = font.layout(text)
    let pen = 0
    return glyphs.map((glyph, index) => {
      const place = { glyph, x: pen }
      pen += (positions[index]?.xAdvance ?? 0) + tracking * unitsPerEm
      return { ...place, end: pen }
    })
  }
  return {
    widthOf: (text, size) => ((placed(text).at(-1)?.end ?? 0) * size) / unitsPerEm,
    line: (text, size, x, y) => {
      const scale = size / unitsPerEm
      return placed(text)
        .map(({ glyph, x: from }) =>
          // Fonts count upwards, drawings downwards.
          glyph.path
            .scale(scale, -scale)
            .translate(x + from * scale, y)
            .toSVG(),
        )
        .join('')
    },
  }
}
