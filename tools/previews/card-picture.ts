import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { contentFolder } from '#content/model/content-files.ts'
import { pictures } from '#content/model/pictures.ts'
import { cutStart } from '#documents/pictures.ts'
import { root } from '../lib/root.ts'
import { card } from './card-svg.ts'

/** A picture's file. @throws when content has no picture of that name */
export function pictureBytes(name: string): Promise<Buffer> {
  const { file } = entryOf(name)
  return readFile(file ? join(contentFolder, file) : join(root, `app/pictures/${name}.webp`))
}

/** An image as it is between two steps, three bytes a pixel. */
export type Pixels = Pick<OutputInfo, 'width' | 'height' | 'channels'> & { data: Buffer }

/** What an image looks like, without transparency. */
export async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** A picture in the shape of a card, its subject in view. */
export async function croppedPicture(name: string, bytes: Buffer): Promise<Pixels> {
  const image = sharp(bytes).autoOrient()
  const { autoOrient: full } = await image.metadata()
  const scale = Math.min(full.width / card.width, full.height / card.height)
  const cut = { width: Math.floor(card.width * scale), height: Math.floor(card.height * scale) }
  const [left, top] = entryOf(name).focus
  return pixels(
    image
      .extract({
        ...cut,
        left: cutStart(left, full.width, cut.width),
        top: cutStart(top, full.height, cut.height),
      })
      .resize(card.width, card.height),
  )
}

function entryOf(name: string) {
  const entry = pictures.get(name)
  if (!entry) throw new Error(`content/pictures/${name}.yaml: there is no such file`)
  return entry
}
