import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'
import {
  builtinOutputFormats,
  imagetools,
  type OutputFormat,
  resolveConfigs,
  type TransformFactory,
} from 'vite-imagetools'
import { pictures as entries } from '#content/model/pictures.ts'
import { cutStart } from '#documents/pictures.ts'

/**
 * Widths of a picture that can fill the screen. The sources are 1920 px wide at most; 1040 is what a box
 * of 4 : 3 that is as wide as a phone crops from at two device pixels.
 */
const wide = '480;640;800;1040;1280;1920'
/** Widths of a portrait crop: a phone's, at 1, 1.5 and 2 device pixels. */
const phone = '390;585;780'
/** The few browsers that read no AVIF get one size of each crop: every other costs build time. */
const webpWidths = ['585', '1280']
/** Of at most 9 and 6. The next step of AVIF would save a fifteenth of the bytes in half as much time again. */
const avifEffort = '2'
const webpEffort = '4'
/** Of 100. A phone packs its pixels so densely that a lower quality cannot be told apart. */
const phoneQuality = '35'
const wideQuality = '46'
/** The shape of a phone's hero: as wide as the screen, 1.38 times as high (art direction). */
const portraitAspect = 100 / 138

/**
 * `portrait=62` cuts a portrait out of a wide picture, its middle 62% from the
 * left, so that phones do not download what they would crop away.
 */
const portrait: TransformFactory<{ portrait: string }> = ({ portrait }, context) => {
  if (!portrait) return undefined
  context.useParam('portrait')
  return (state, image) => {
    const { width: fullWidth, height } = state.info
    const width = Math.min(Math.round(height * portraitAspect), fullWidth)
    const left = cutStart(Number(portrait), fullWidth, width)
    state.info.width = width
    state.info.autoOriented = { width, height }
    return image.extract({ left, top: 0, width, height })
  }
}

/**
 * `chroma=4:2:0`: colours at half the resolution, as cameras and WebP keep them. An eye sees no
 * difference in a photograph; the encoder saves a seventh of its time and a twentieth of the bytes.
 */
const chroma: TransformFactory<{ chroma: string; format: string }> = (
  { chroma, format },
  context,
) => {
  if (!chroma || format !== 'avif') return undefined
  context.useParam('chroma')
  return (_state, image) => image.avif({ chromaSubsampling: chroma })
}

/** imagetools' `picture`, with the dominant colour that stands while it loads. */
const pictureWithColour: OutputFormat = (args) => async (images) => {
  const picture = builtinOutputFormats.picture?.(args)(images)
  const first = images[0]
  if (!first) throw new Error('a picture import gave no image')
  const { dominant } = await first.image.clone().stats()
  const colour = `#${[dominant.r, dominant.g, dominant.b]
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
  return { ...(picture as object), colour }
}

/** Where the subject stands, in percent from the left, from the picture's content entry. */
function focusOf(file: string): string {
  const name = basename(file, extname(file))
  const entry = entries.get(name)
  return String(entry?.focus[0] ?? 50)
}

/**
 * `x.webp?picture`: AVIF and WebP in every width that a screen may want.
 * `x.webp?portrait&picture`: the same of a portrait crop around the subject.
 */
export function pictures(): Plugin {
  return imagetools({
    resolveConfigs: (parameters, outputFormats) =>
      resolveConfigs(parameters, outputFormats).flatMap((config) => {
        if (config.format !== 'webp') return [config]
        const wanted = config.w === undefined || webpWidths.includes(String(config.w))
        return wanted ? [{ ...config, effort: webpEffort }] : []
      }),
    defaultDirectives: (url) => {
      if (!url.searchParams.has('picture')) return new URLSearchParams()
      const crop = url.searchParams.has('portrait')
      const place = url.searchParams.get('portrait') || focusOf(url.pathname)
      // The import's own empty value would win over the default set here.
      url.searchParams.delete('portrait')
      return new URLSearchParams({
        as: 'picture',
        format: 'avif;webp',
        effort: avifEffort,
        chroma: '4:2:0',
        ...(crop
          ? { portrait: place, w: phone, quality: phoneQuality }
          : { w: wide, quality: wideQuality }),
      })
    },
    extendTransforms: (builtins) => [portrait, ...builtins, chroma],
    extendOutputFormats: (builtins) => ({ ...builtins, picture: pictureWithColour }),
  })
}
