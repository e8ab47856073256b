import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
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
  const image = await cropped(name, { width, height })
  return image
    .resize({ width: Math.round(width * density), withoutEnlargement: true })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
}

/** What a crop of a picture depends on, besides its shape. @throws when content has no picture of that name */
export async function pictureSource(name: string): Promise<string> {
  const hash = createHash('sha256').update(await pictureBytes(name))
  return `${entryOf(name).focus} ${hash.digest('hex')}`
}

/** A picture's file. @throws when content has no picture of that name */
export function pictureBytes(name: string): Promise<Buffer> {
  const { file } = entryOf(name)
  return readFile(file ? join(contentFolder, file) : `app/pictures/${name}.webp`)
}

/** As much of a picture as has the shape of a box, its subject in view. */
export async function cropped(
  name: string,
  box: { width: number; height: number },
): Promise<Sharp> {
  const image = sharp(await pictureBytes(name)).autoOrient()
  const { autoOrient: full } = await image.metadata()
  const scale = Math.min(full.width / box.width, full.height / box.height)
  const cut = { width: Math.floor(box.width * scale), height: Math.floor(box.height * scale) }
  const [left, top] = entryOf(name).focus
  return image.extract({
    ...cut,
    left: cutStart(left, full.width, cut.width),
    top: cutStart(top, full.height, cut.height),
  })
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
