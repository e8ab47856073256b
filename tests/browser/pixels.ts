import sharp from 'sharp'

/** A part of a page, in CSS pixels of the whole page. */
export type Box = { x: number; y: number; width: number; height: number }

/** How often each colour is seen, by its number: 0xff0000 is red. */
type ColourCounts = Map<number, number>

/** A photographed part of a page. */
export type Pixels = {
  /** Counts the colours in some boxes of the page; a pixel that lies in two of them counts twice. */
  colours: (boxes: readonly Box[]) => ColourCounts
}

/** The pixels of a screenshot, a CSS pixel each, whose first one is at `left` and `top` of the page. */
export async function pixelsOf(png: Buffer, { x: left, y: top }: Box): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

  function count({ x, y, width, height }: Box, counts: ColourCounts): void {
    const right = Math.min(Math.ceil(x + width) - left, info.width)
    const bottom = Math.min(Math.ceil(y + height) - top, info.height)
    for (let row = Math.max(0, Math.floor(y) - top); row < bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(x) - left); column < right; column += 1) {
        const colour = data.readUIntBE((row * info.width + column) * 3, 3)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
  }

  return {
    colours(boxes) {
      const counts: ColourCounts = new Map()
      for (const box of boxes) count(box, counts)
      return counts
    },
  }
}
