import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { colours } from '#brand/colours.ts'
import { once } from '#content/model/once.ts'
import { kept } from '../lib/build-cache.ts'
import { croppedPicture, type Pixels, pictureBytes, pixels } from './card-picture.ts'
import { type Card, card, cardFonts, cardOf, pagePreviews } from './card-svg.ts'

/** In bytes: what link previews load without complaint on a slow connection. */
const largest = 100 * 1024
const qualities = [82, 72, 60, 45] as const
/** Frames at once: the drawing leaves the processor idle while files are read. */
const atOnce = 4

/**
 * Writes the picture that a link to each page is shown with (spec 2.21): its headline over its
 * picture, or over the mark. The same content gives the same bytes.
 *
 * @param folder of the built site
 */
export async function writePreviews(folder: string): Promise<void> {
  const fonts = await cardFonts()
  const pictureOf = sharedPictures()
  // Thousands of articles share a few frames, each of which is as much work as all its headlines.
  const frames = new Map<string, PageCard[]>()
  for (const preview of pagePreviews()) {
    const { file, picture } = preview
    const page = { file, picture, ...cardOf(preview, fonts) }
    const key = `${page.picture} ${page.frame}`
    const alike = frames.get(key)
    if (alike) alike.push(page)
    else frames.set(key, [page])
  }
  const waiting = frames.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const alike of waiting) await writeCards(folder, alike, pictureOf)
  })
  await Promise.all(workers)
}

type PageCard = Card & { file: string; picture: string | undefined }

/** Writes cards that differ in nothing but their headlines. */
async function writeCards(
  folder: string,
  cards: readonly PageCard[],
  pictureOf: ReturnType<typeof sharedPictures>,
): Promise<void> {
  const [first] = cards
  if (!first) return
  const { frame } = first
  const picture = first.picture === undefined ? undefined : pictureOf(first.picture)
  const hash = (await picture?.hash) ?? ''
  const ground = once(async () => drawn(await groundOf(picture), { svg: frame, top: 0 }))
  for (const { file, headline } of cards) {
    const bytes = await kept(['preview', frame, headline.svg, hash], async () =>
      packed(await drawn(await ground(), headline)),
    )
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), bytes)
  }
}

type SharedPicture = { hash: Promise<string>; cropped: () => Promise<Pixels> }

/** Many pages share a picture: each is read, and cut when needed, once. */
function sharedPictures() {
  const known = new Map<string, SharedPicture>()
  return (name: string): SharedPicture => {
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

/** The picture, or plain night. */
async function groundOf(picture: SharedPicture | undefined): Promise<Pixels> {
  if (picture) return picture.cropped()
  return pixels(sharp({ create: { ...card, channels: 3, background: colours.night } }))
}

/** A drawing over pixels, so far from their top. */
function drawn(ground: Pixels, { svg, top }: Card['headline']): Promise<Pixels> {
  const over = [{ input: Buffer.from(svg), left: 0, top }]
  return pixels(sharp(ground.data, { raw: ground }).composite(over))
}

/** In the best quality that is small enough. */
async function packed(whole: Pixels): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(whole.data, { raw: whole }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= largest || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('there is no quality to try')
}
