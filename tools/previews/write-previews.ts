import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { colours } from '#brand/colours.ts'
import { once } from '#content/model/once.ts'
import { previewSize } from '#contract/preview.ts'
import { cropped, pictureSource } from '#documents/pictures.ts'
import { kept } from '../lib/build-cache.ts'
import { filesHash } from '../lib/hash-files.ts'
import { root } from '../lib/root.ts'
import { cardOf, drawnCard } from './card.ts'
import { pagePreviews } from './page-previews.ts'

/** In bytes: what link previews load without complaint on a slow connection. */
const maxBytes = 100 * 1024
const qualities = [82, 72, 60, 45] as const
/** Pictures at once: the drawing leaves the processor idle while files are read. */
const atOnce = 4

/** What decides about the previews besides content; `package-lock.json` has the versions of Typst and sharp. */
const code = [
  'tools/previews/*',
  'documents/{fonts/*,layout/letters.typ,marks.ts,pictures.ts,typeset.ts}',
  'brand/*',
  'package-lock.json',
]

/**
 * Writes the picture that a link to each page is shown with (spec 2.21): its headline over its
 * picture, or over the mark. The same content gives the same bytes. A headline with a letter that no font of ours
 * has is left out, and the build says so.
 *
 * @param folder of the built site
 */
export async function writePreviews(folder: string): Promise<void> {
  const hash = await filesHash(root, code)
  const previews = pagePreviews()
  const waiting = new Set(previews.map(({ picture }) => picture)).values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const picture of waiting) {
      const keys = [hash, picture === undefined ? '' : await pictureSource(picture)]
      const ground = once(() => groundOf(picture))
      for (const preview of previews.filter((each) => each.picture === picture)) {
        const card = cardOf(preview)
        const bytes = await kept(['preview', ...keys, card], async () => {
          return packed(await ground(), drawnCard(card))
        })
        const file = join(folder, preview.file)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, bytes)
      }
    }
  })
  await Promise.all(workers)
}

/** A picture, or plain night, as pixels: many cards share one. */
async function groundOf(picture: string | undefined) {
  const { night } = colours
  const image = picture
    ? (await cropped(picture, previewSize)).resize(previewSize.width, previewSize.height)
    : sharp({ create: { ...previewSize, channels: 3, background: night } })
  return image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** A drawing over pixels, in the best quality that is small enough. */
async function packed(ground: { data: Buffer; info: OutputInfo }, svg: string): Promise<Buffer> {
  const image = sharp(ground.data, { raw: ground.info }).composite([{ input: Buffer.from(svg) }])
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= maxBytes || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('there is no quality to try')
}
