import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentFolder } from '#content/model/content-files.ts'
import { pictures } from '#content/model/pictures.ts'
import { cutStart } from '#documents/pictures.ts'
import { root } from '../root.ts'
import { card } from './card-svg.ts'

/** A picture's file. @throws when content has no picture of that name */
export function pictureBytes(name: string): Promise<Buffer> {
  const { file } = entryOf(name)
  return readFile(file ? join(contentFolder, file) : join(root, `app/pictures/${name}.webp`))
}

/** A picture in the shape of a card, its subject in view, as raw pixels. */
export async function croppedPicture(name: string, bytes: Buffer) {
  const image = sharp(bytes).autoOrient()
  const { autoOrient: full } = await image.metadata()
  const scale = Math.min(full.width / card.width, full.height / card.height)
  const cut = { width: Math.floor(card.width * scale), height: Math.floor(card.height * scale) }
  const [left, top] = entryOf(name).focus
  const { data, info } = await image
    .extract({
      ...cut,
      left: cutStart(left, full.width, cut.width),
      top: cutStart(top, full.height, cut.height),
    })
    .resize(card.width, card.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

function entryOf(name: string) {
  const entry = pictures.get(name)
  if (!entry) throw new Error(`content/pictures/${name}.yaml: there is no such file`)
  return entry
}
