import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { colours } from '#brand/colours.ts'
import { once } from '#content/model/once.ts'
import { kept } from '../kept.ts'
import { croppedPicture, pictureBytes } from './card-picture.ts'
import { card, cardFonts, cardSvg } from './card-svg.ts'
import { pagePreviews } from './page-preview.ts'

/** A page, what it is called, and the file that its head names as its picture. */
export type PreviewedPage = { path: string; headline: string; file: string }

/** In bytes: what link previews load without complaint on a slow connection. */
const largest = 100 * 1024
const qualities = [82, 72, 60, 45]
/** Pages at once: the drawing leaves the processor idle while files are read. */
const atOnce = 4

/**
 * Writes the picture that a link to each page is shown with (spec 2.21): its headline over its
 * picture, or over the mark. The same content gives the same bytes.
 *
 * @param folder of the built site
 */
export async function writePreviews(
  folder: string,
  pages: readonly PreviewedPage[],
): Promise<void> {
  const fonts = await cardFonts()
  const previewOf = pagePreviews()
  const pictureOf = sharedPictures()
  const waiting = pages.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const { path, headline, file } of waiting) {
      const preview = previewOf(path)
      const svg = cardSvg(headline, preview, fonts)
      const picture = preview.picture === undefined ? undefined : pictureOf(preview.picture)
      const sources = ['preview', svg, (await picture?.hash) ?? '']
      const bytes = await kept(sources, async () => drawn(svg, await picture?.cropped()))
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), bytes)
    }
  })
  await Promise.all(workers)
}

/** Many pages share a picture: each is read, and cut when needed, once. */
function sharedPictures() {
  const known = new Map<
    string,
    { hash: Promise<string>; cropped: () => ReturnType<typeof croppedPicture> }
  >()
  return (name: string) => {
    const found = known.get(name)
    if (found) return found
    const bytes = pictureBytes(name)
    const picture = {
      hash: bytes.then((read) => createHash('sha256').update(read).digest('hex')),
      cropped: once(async () => croppedPicture(name, await bytes)),
    }
    known.set(name, picture)
    return picture
  }
}

async function drawn(
  svg: string,
  picture: Awaited<ReturnType<typeof croppedPicture>> | undefined,
): Promise<Buffer> {
  const ground = picture
    ? sharp(picture.data, { raw: picture })
    : sharp({ create: { ...card, channels: 3, background: colours.night } })
  // Outlines are drawn in the picture's pixels: 72 units make an inch.
  const { data, info } = await ground
    .composite([{ input: await sharp(Buffer.from(svg)).resize(card.width).png().toBuffer() }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= largest || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('there is no quality to try')
}
