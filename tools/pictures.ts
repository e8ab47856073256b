import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import { once } from '#content/model/once.ts'
import { pictures as entries } from '#content/model/pictures.ts'
import { cutStart } from '#documents/pictures.ts'
import { kept } from './lib/build-cache.ts'
import { filesIn } from './lib/files-in.ts'
import { photographs, uploaded } from './lib/uploaded.ts'

/**
 * Widths of a picture, at most its source's own: with the `sizes` of `croppedSizes`, a browser takes one
 * that has between 95 and 160 hundredths of the pixels that a box shows.
 */
const wide = [140, 200, 280, 350, 440, 560, 720, 900, 1120, 1360, 1680, 2080, 2880, 3840]
/** Widths of a portrait crop: a phone's at 1 and 2 device pixels, and a tall box's on a laptop. */
const portrait = [415, 780, 960, 1170, 1670]
/** The few browsers that read no AVIF get one size of each crop. */
const fallback = { wide: 1360, portrait: 585 }
/** The width of a picture in the desk's library, on a screen that packs its pixels densely. */
const thumbnail = 640
/** The shape of a phone's hero: as wide as the screen, 1.38 times as high (art direction). */
const portraitAspect = 100 / 138

/**
 * sharp's `effort`, of at most 9: each step up to 3 doubles the time. From 2 to 1 a file grows by a thirtieth, from 1
 * to 0 by a twelfth. The portrait crops are a phone's first view, on slow connections; above 960 pixels a file
 * has most of the work, and goes to screens on faster ones.
 */
function avifEffort(crop: keyof typeof fallback, width: number): number {
  if (crop === 'portrait') return 2
  return width <= 960 ? 1 : 0
}
/** sharp's `quality`, of 100. A screen that packs its pixels densely hides what a lower quality loses. */
const quality = { avif: { wide: 43, dense: 40, portrait: 31 }, webp: { wide: 46, portrait: 35 } }

/** What a file of a picture is made of. */
type Recipe = {
  source: string
  /** The part of the source that it shows. */
  cut: { left: number; top: number; width: number; height: number }
  width: number
  format: 'avif' | 'webp'
  quality: number
  effort: number
}

/**
 * `x.webp?picture`: AVIF and WebP in every width that a screen may want.
 * `x.webp?portrait=62&picture`: the same of a portrait crop, its middle 62% from the left, so that
 * phones do not download what they would crop away.
 *
 * A file is encoded when somebody shows it: a build does so for those that its pages name, once they are
 * rendered; while developing, one is encoded when a browser asks for it.
 */
export function pictures(): AstroIntegration {
  const recipes = new Map<string, Recipe>()
  const plugin: Plugin = {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?')
      const directives = new URLSearchParams(query)
      if (!directives.has('picture')) return null
      return `export default ${JSON.stringify(await pictureOf(file, directives, recipes))}`
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const recipe = recipes.get(request.url ?? '')
        if (!recipe) return next()
        response.setHeader('Content-Type', `image/${recipe.format}`)
        response.end(await encoded(recipe, await sourceOf(recipe.source)))
      })
    },
  }
  return {
    name: plugin.name,
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
      'astro:build:done': async ({ dir }) => {
        await writeNamed(fileURLToPath(dir), recipes)
        if (process.env.BUILD_EDITOR) await writeThumbnails(fileURLToPath(dir))
      },
    },
  }
}

/** What `Picture` needs, with a recipe for each file that it may name. */
async function pictureOf(
  file: string,
  directives: URLSearchParams,
  recipes: Map<string, Recipe>,
): Promise<PictureSource> {
  const bytes = await readFile(file)
  const image = sharp(bytes).autoOrient()
  const { autoOrient: full } = await image.metadata()
  const crop = directives.has('portrait') ? 'portrait' : 'wide'
  const cut = { left: 0, top: 0, ...full }
  if (crop === 'portrait') {
    const focus = Number(directives.get('portrait') || focusOf(file))
    cut.width = Math.min(Math.round(full.height * portraitAspect), full.width)
    cut.left = cutStart(focus, full.width, cut.width)
  }
  const all = crop === 'portrait' ? portrait : wide
  const widths = all.filter((width) => width <= cut.width)
  // A smaller source is the last file itself, unless that would be nearly the one before.
  if (widths.length < all.length && (widths.at(-1) ?? 0) < cut.width * 0.95) widths.push(cut.width)
  const source = createHash('sha256').update(bytes).digest('base64url')
  const address = (format: Recipe['format'], width: number) => {
    const { avif, webp } = quality
    const wanted =
      format === 'webp'
        ? webp[crop]
        : avif[crop === 'wide' && (width <= 960 || width > 2080) ? 'dense' : crop]
    const effort = avifEffort(crop, width)
    const recipe: Recipe = { source: file, cut, width, format, quality: wanted, effort }
    const made = JSON.stringify({ ...recipe, source })
    const hash = createHash('sha256').update(made).digest('base64url').slice(0, 6)
    const name = `/assets/${basename(file, extname(file))}.${hash}.${format}`
    recipes.set(name, recipe)
    return name
  }
  const w = Math.min(fallback[crop], cut.width)
  const src = address('webp', w)
  const colour = await kept(['colour', bytes, JSON.stringify(cut)], () =>
    dominantColour(image.extract(cut)),
  )
  return {
    srcSet: widths.map((width) => `${address('avif', width)} ${width}w`).join(', '),
    img: { src, w, h: Math.round((w * cut.height) / cut.width) },
    colour: Buffer.from(colour).toString(),
  }
}

/** As CSS writes it, in ASCII. */
async function dominantColour(image: Sharp): Promise<Uint8Array> {
  // `stats` reads the original of an image, without its cut.
  const { dominant } = await sharp(await image.resize(400).toBuffer()).stats()
  const channels = [dominant.r, dominant.g, dominant.b]
  return Buffer.from(`#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`)
}

/** Where the subject stands, in percent from the left, from the picture's content entry. */
function focusOf(file: string): number {
  return entries.get(basename(file, extname(file)))?.focus[0] ?? 50
}

/** A picture's file, and what decodes it, once for all its sizes: that takes as long as a small size. */
type Source = { bytes: Uint8Array; decoded: () => Promise<Sharp> }

async function sourceOf(file: string): Promise<Source> {
  const bytes = await readFile(file)
  return {
    bytes,
    decoded: once(async () => {
      const image = sharp(bytes).autoOrient().raw()
      const { data, info } = await image.toBuffer({ resolveWithObject: true })
      return sharp(data, { raw: info })
    }),
  }
}

async function encoded({ source: _, ...settings }: Recipe, source: Source): Promise<Uint8Array> {
  const { cut, width, format, quality, effort } = settings
  return kept(['picture', source.bytes, JSON.stringify(settings)], async () => {
    const image = (await source.decoded()).clone().extract(cut).resize(width)
    return format === 'webp'
      ? image.webp({ quality }).toBuffer()
      : // Colours at half the resolution, as cameras and WebP keep them. An eye sees no difference in a
        // photograph; the encoder saves a seventh of its time and a twentieth of the bytes.
        image.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
  })
}

/** Writes the pictures that a page or a script names. */
async function writeNamed(folder: string, recipes: ReadonlyMap<string, Recipe>): Promise<void> {
  const named = new Map<string, Recipe>()
  for (const file of await filesIn(folder, '**/*.{html,js,css}')) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const [address] of text.matchAll(/\/assets\/[\w.-]+\.(?:avif|webp)\b/g)) {
      const recipe = recipes.get(address)
      if (recipe) named.set(address, recipe)
    }
  }
  await mkdir(join(folder, 'assets'), { recursive: true })
  // The largest first, so that none is left for one processor at the end.
  const largestFirst = [...named].toSorted(([, a], [, b]) => b.width - a.width)
  // One source after another: decoded, each takes 14 MB.
  for (const file of new Set(largestFirst.map(([, { source }]) => source))) {
    const source = await sourceOf(file)
    const sizes = largestFirst.filter(([, recipe]) => recipe.source === file)
    await Promise.all(
      sizes.map(async ([address, recipe]) =>
        writeFile(join(folder, address), await encoded(recipe, source)),
      ),
    )
  }
}

/** Writes the pictures of the desk's library as small ones, each by the id that Git gives the uploaded file. */
async function writeThumbnails(folder: string): Promise<void> {
  await mkdir(join(folder, 'thumbnails'), { recursive: true })
  for (const { file } of [...uploaded, ...photographs]) {
    const bytes = await readFile(file)
    const blob = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
    const small = await kept(['thumbnail', bytes], () =>
      sharp(bytes).autoOrient().resize(thumbnail).webp({ quality: quality.webp.wide }).toBuffer(),
    )
    await writeFile(join(folder, 'thumbnails', `${blob}.webp`), small)
  }
}
