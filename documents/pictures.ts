import { join } from 'node:path'
import sharp from 'sharp'
import { contentFolder } from '#content/model/content-files.ts'
import { pictures } from '#content/model/pictures.ts'

/** The width of A4 in points: pictures run from edge to edge. */
const width = 595.28

/** The shapes that the documents show pictures in: their heights in points. */
const heights = { cover: 488, tall: 396, band: 236, slim: 176 } as const

export type Shape = keyof typeof heights

/** A picture in a document: what it shows, its height in points, and its file beside `layout/`. */
export type Picture = { name: string; shape: Shape; file: string; height: number; alt: string }

/** A picture of `content/pictures/` in a shape. @throws when there is none of that name */
export function picture(name: string, shape: Shape): Picture {
  const { alt } = entryOf(name)
  return { name, shape, file: `pictures/${name}-${shape}.jpg`, height: heights[shape], alt }
}

/** Pixels for each point: 166 to the inch, enough for a screen and an office printer. */
const density = 2.3

/** A picture as a JPEG, cropped to its shape around its subject. */
export async function jpeg({ name, height }: Picture): Promise<Buffer> {
  const entry = entryOf(name)
  const image = sharp(
    entry.file ? join(contentFolder, entry.file) : `app/pictures/${name}.webp`,
  ).autoOrient()
  const { autoOrient: full } = await image.metadata()
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

function entryOf(name: string) {
  const entry = pictures.get(name)
  if (!entry) throw new Error(`content/pictures/${name}.yaml: there is no such file`)
  return entry
}

/**
 * Where a cut begins so that the focus, in percent, is as near to its middle as the edges allow. In
 * pixels, along one side of the picture; the site's portrait crops use it as well.
 */
export function cutStart(focus: number, full: number, cut: number): number {
  return Math.round(Math.min(Math.max((full * focus) / 100 - cut / 2, 0), full - cut))
}
