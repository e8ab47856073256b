import { join } from 'node:path'
import sharp from 'sharp'
import { contentFolder } from '#content/model/content-files.ts'
import { pictures } from '#content/model/pictures.ts'
import { page } from './theme.ts'

/** The shapes that the documents show pictures in, in points; all as wide as the page. */
export const shapes = {
  cover: { width: page.width, height: 488 },
  tall: { width: page.width, height: 396 },
  band: { width: page.width, height: 236 },
  slim: { width: page.width, height: 176 },
} as const

export type Shape = keyof typeof shapes

/** Pixels for each point: 166 to the inch, enough for a screen and an office printer. */
const density = 2.3

const made = new Map<string, Promise<Buffer>>()

/** A picture of `content/pictures/` as a JPEG, cropped to a shape around its subject. */
export function jpeg(name: string, shape: Shape): Promise<Buffer> {
  const key = `${name} ${shape}`
  const known = made.get(key)
  if (known) return known
  const cut = crop(name, shape)
  made.set(key, cut)
  return cut
}

async function crop(name: string, shape: Shape): Promise<Buffer> {
  const entry = pictures.get(name)
  if (!entry) throw new Error(`content/pictures/${name}.yaml: there is no such file`)
  const { width, height } = shapes[shape]
  const image = sharp(
    entry.file ? join(contentFolder, entry.file) : `app/pictures/${name}.webp`,
  ).autoOrient()
  const full = await image.metadata()
  const scale = Math.min(full.width / width, full.height / height)
  const cut = { width: Math.floor(width * scale), height: Math.floor(height * scale) }
  return image
    .extract({
      ...cut,
      left: cutStart(entry.focus[0], full.width, cut.width),
      top: cutStart(entry.focus[1], full.height, cut.height),
    })
    .resize({ width: Math.round(width * density), withoutEnlargement: true })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
}

/**
 * Where a cut begins so that the focus, in percent, is as near to its middle as the edges allow. In
 * pixels, along one side of the picture; the web's portrait crops are cut by it as well.
 */
export function cutStart(focus: number, full: number, cut: number): number {
  return Math.round(Math.min(Math.max((full * focus) / 100 - cut / 2, 0), full - cut))
}
