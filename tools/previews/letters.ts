import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { cutFont } from '#documents/fonts.ts'

export type Letters = {
  /** In units of the drawing. */
  widthOf(text: string, size: number): number
  /** @param x of its left end @param y of its baseline */
  line(text: string, size: number, x: number, y: number): string
}

/** One cut of the site's variable font; `tracking` is in ems, as CSS's `letter-spacing`. */
export async function letters(cut: { wght: number; wdth: number }, tracking = 0): Promise<Letters> {
  const face = new Face(new Blob(await cutFont(cut)))
  const font = new Font(face)
  const placed = (text: string) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    let pen = 0
    return buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance = 0 }) => {
      const start = pen
      pen += xAdvance + tracking * face.upem
      return { glyph, start, end: pen }
    })
  }
  return {
    widthOf: (text, size) => ((placed(text).at(-1)?.end ?? 0) * size) / face.upem,
    line: (text, size, x, y) => {
      const scale = size / face.upem
      const rounded = (value: number) => Math.round(value * 100) / 100
      /** Its outline; HarfBuzz also draws a line back to the contour's start, which `Z` does already. */
      const outline = (glyph: number) =>
        font
          .glyphToJson(glyph)
          .filter(({ type }, index, all) => type !== 'L' || all[index + 1]?.type !== 'Z')
      return placed(text)
        .flatMap(({ glyph, start }) =>
          outline(glyph).map(({ type, values }) => {
            // Pairs of x and y. Fonts count upwards, drawings downwards.
            const drawn = values.map((value, index) =>
              rounded(index % 2 === 0 ? x + (start + value) * scale : y - value * scale),
            )
            return type + drawn.join(' ')
          }),
        )
        .join('')
    },
  }
}
