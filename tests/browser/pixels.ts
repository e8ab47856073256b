import sharp from 'sharp'
import type { Rgb } from './contrast-ratio.ts'

export type Pixels = { width: number; height: number; at: (x: number, y: number) => Rgb }

/** The pixels of a screenshot. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    at(x, y) {
      const start = (y * info.width + x) * 3
      return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
    },
  }
}
