import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { colours } from '#brand/colours.ts'
import { group } from '#content/model/group.ts'
import { markPaths } from '#content/model/marks.ts'
import { once } from '#content/model/once.ts'
import { cropped, pictureSource } from '#documents/pictures.ts'
import { kept } from '../lib/build-cache.ts'
import { filesHash } from '../lib/hash-files.ts'
import { root } from '../lib/root.ts'
import {
  type Card,
  card,
  cardFonts,
  cardOf,
  type Fonts,
  type PagePreview,
  pagePreviews,
} from './card-svg.ts'

/** In bytes: what link previews load without complaint on a slow connection. */
const maxBytes = 100 * 1024
const qualities = [82, 72, 60, 45] as const
/** Pictures at once: the drawing leaves the processor idle while files are read. */
const atOnce = 4

/** What decides about the previews besides content; `package-lock.json` has the versions of HarfBuzz and sharp. */
const code = [
  'tools/previews/*',
  'documents/{fonts,marks,pictures}.ts',
  'brand/*',
  'app/styles/fonts/*',
  'package-lock.json',
]

/**
 * Writes the picture that a link to each page is shown with (spec 2.21): its headline over its
 * picture, or over the mark. The same content gives the same bytes.
 *
 * @param folder of the built site
 */
export async function writePreviews(folder: string): Promise<void> {
  const hash = await filesHash(root, code)
  // A build whose previews are all known needs no letters.
  const fonts = once(cardFonts)
  const previews = pagePreviews()
  const waiting = new Set(previews.map(({ picture }) => picture)).values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const picture of waiting) {
      const keys = [hash, picture === undefined ? '' : await pictureSource(picture)]
      const draw = cardsOver(picture, fonts)
      for (const preview of previews.filter((each) => each.picture === picture)) {
        const { file, mark } = preview
        const data = [preview, group.name, markPaths('group'), markPaths(mark)]
        const bytes = await kept(['preview', ...keys, JSON.stringify(data)], () => draw(preview))
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), bytes)
      }
    }
  })
  await Promise.all(workers)
}

/** Draws cards over one picture, or over plain night. */
function cardsOver(picture: string | undefined, fonts: () => Promise<Fonts>) {
  const ground = once(() =>
    picture === undefined
      ? pixels(sharp({ create: { ...card, channels: 3, background: colours.night } }))
      : cropped(picture, card).then((image) => pixels(image.resize(card.width, card.height))),
  )
  // Thousands of articles share a few frames, each of which is as much work as all its headlines.
  const frames = new Map<string, Promise<Pixels>>()
  return async (preview: PagePreview): Promise<Buffer> => {
    const { frame, headline } = cardOf(preview, await fonts())
    const framed =
      frames.get(frame) ?? ground().then((under) => drawn(under, { svg: frame, top: 0 }))
    frames.set(frame, framed)
    return packed(await drawn(await framed, headline))
  }
}

/** An image as it is between two steps, three bytes a pixel. */
type Pixels = Pick<OutputInfo, 'width' | 'height' | 'channels'> & { data: Buffer }

async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
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
    if (jpeg.length <= maxBytes || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('there is no quality to try')
}
