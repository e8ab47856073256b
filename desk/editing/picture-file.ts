import { imageDimensionsFromData } from 'image-dimensions'

type StoredKind = 'jpg' | 'png' | 'webp'

/** A picture as the site's build reads it, or a sentence that says what to do. */
export type PreparedPicture =
  | {
      bytes: Blob
      type: StoredKind
      /** In pixels, upright. */
      width: number
      height: number
      /** What the person may want to change; the picture can be used all the same. */
      warning?: string
    }
  | { problem: string }

/** Pixels of the longer side: more than any screen of the site shows. */
const maxSide = 2560
/** The limit of `photographProblem`, by which the desk refuses. */
const maxBytes = 8 * 1024 * 1024
/** What is tried at all: decoded, each pixel takes four bytes of memory. */
const tried = { bytes: 100 * 1024 * 1024, pixels: 120_000_000 }
/** Above it a browser that decodes nothing lacks memory rather than a whole file. */
const manyPixels = 50_000_000

/** The width in pixels that a picture's place needs, by the upload field. */
const needed: Partial<Record<string, { width: number; place: string }>> = {
  file: { width: 2560, place: 'A picture across the page' },
  photograph: { width: 960, place: 'A photograph of a person' },
}

const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const satisfies Record<StoredKind, string>

const sentences = {
  empty: 'This file is empty. Please copy it from the camera or phone again, and choose the copy.',
  unread:
    'This file cannot be read. Please copy it to this device, and choose it again from there.',
  large: 'This file is larger than 100 MB. Please save the picture as JPEG, and choose that.',
  heic: 'This is a HEIC picture, which browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, and take it again; or open this one and save it as JPEG.',
  other:
    'A picture must be a JPEG, PNG or WebP file. Please save it as one of these, at the size that its place needs, and choose that.',
  damaged:
    'This picture is damaged. Please copy it from the camera or phone again, or save it anew as JPEG, and choose that.',
  pixels: `This picture has more pixels than a browser can work with. Please save it with ${shown(maxSide)} pixels on its longer side, and choose that.`,
  heavy:
    'This picture is larger than 8 MB, even at the size that its place needs. Please save it as JPEG, without transparency, and choose that.',
  gif: 'This is a GIF, which has few colours and may move: the site shows its first frame. If it is of a photograph, please choose that as JPEG.',
  animated: 'This picture moves: the site shows its first frame.',
}

/**
 * Makes of a chosen file what the desk takes: upright, at most 2,560 pixels on the longer side and
 * 8 MB, and without EXIF, XMP and IPTC, which name where it was taken. What is so already keeps its
 * bytes. The kind is decided by the first bytes; a GIF, an AVIF, and in Safari a HEIC, become one of
 * the three.
 *
 * Of an animation the first frame is taken, with a warning: people see in the form whether it will do,
 * where a refusal would send them to find a program that takes it apart.
 *
 * @param field the record's upload field (`file`, `photograph`), whose place needs some width
 */
export async function preparePicture(file: File, field: string): Promise<PreparedPicture> {
  if (file.size === 0) return { problem: sentences.empty }
  if (file.size > tried.bytes) return { problem: sentences.large }
  // `NotReadableError`, for example of a file that is in the cloud and not on this device.
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (!buffer) return { problem: sentences.unread }
  const header = headerOf(buffer)
  if (!header) return { problem: sentences.other }
  const { kind, width, height, isAnimated, mustChange } = header
  const pixels = width * height
  if (pixels > tried.pixels) return { problem: sentences.pixels }
  const bitmap = await decoded(file, header)
  if (!bitmap) {
    if (kind === 'heic') return { problem: sentences.heic }
    return { problem: pixels > manyPixels ? sentences.pixels : sentences.damaged }
  }
  const longer = Math.max(bitmap.width, bitmap.height)
  const chosenLonger = Math.max(width, height, longer)
  const size = scaled(bitmap, Math.min(1, maxSide / longer))
  // Of the header the width may be the height: EXIF turns the picture.
  const chosenWidth = scaled(bitmap, chosenLonger / longer).width
  const isRight = !mustChange && !isAnimated && chosenLonger <= maxSide && file.size <= maxBytes
  const picture =
    isRight && isStored(kind)
      ? { type: kind, bytes: file.slice(0, file.size, mediaTypes[kind]) }
      : // `EncodingError`, for want of memory.
        await encoded(bitmap, size, kind).catch(() => ({ problem: sentences.pixels }))
  bitmap.close()
  if ('problem' in picture) return picture
  const warnings = [
    kind === 'gif' && sentences.gif,
    isAnimated && sentences.animated,
    smallWarning(chosenWidth, field),
  ]
  const warning = warnings.filter(Boolean).join(' ')
  return { ...picture, ...size, ...(warning && { warning }) }
}

type Size = { width: number; height: number }

function scaled({ width, height }: Size, by: number): Size {
  const side = (pixels: number) => Math.max(1, Math.round(pixels * by))
  return { width: side(width), height: side(height) }
}

function smallWarning(width: number, field: string) {
  const place = needed[field]
  return (
    place &&
    width < place.width &&
    `This picture is ${shown(width)} pixels wide. ${place.place} needs ${shown(place.width)}, or it looks soft on wide screens. Please choose a larger one if you have it.`
  )
}

function shown(pixels: number): string {
  return pixels.toLocaleString('en-GB')
}

function isStored(kind: Header['kind']): kind is StoredKind {
  return kind in mediaTypes
}

/**
 * The picture's pixels, turned upright by `createImageBitmap`; undefined where the browser cannot decode
 * it. A large one is scaled at once, since Safari has an upper limit for a bitmap's size.
 */
async function decoded(file: File, { width, height }: Size): Promise<ImageBitmap | undefined> {
  const side = width > height ? 'resizeWidth' : 'resizeHeight'
  const isLarge = Math.max(width, height) > maxSide
  const options: ImageBitmapOptions = isLarge ? { [side]: maxSide, resizeQuality: 'high' } : {}
  return await createImageBitmap(file, options).catch(() => undefined)
}

/** The picture in its own kind, or in another if that is too large. @throws for want of memory */
async function encoded(
  bitmap: ImageBitmap,
  { width, height }: Size,
  kind: Header['kind'],
): Promise<{ type: StoredKind; bytes: Blob } | { problem: string }> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no room for a canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  // A JPEG would be black where the picture is transparent.
  const isOpaque = kind === 'jpg' || opaque(context.getImageData(0, 0, width, height).data)
  for (const type of kindsFor(kind, isOpaque)) {
    const bytes = await canvas.convertToBlob({ type: mediaTypes[type], quality: 0.9 })
    // Safari writes a PNG instead of a WebP.
    if (bytes.type === mediaTypes[type] && bytes.size <= maxBytes) return { type, bytes }
  }
  return { problem: sentences.heavy }
}

/** The kinds that may hold it, best first. A PNG stays one while it fits: it may be a drawing. */
function kindsFor(kind: Header['kind'], isOpaque: boolean): StoredKind[] {
  const others: StoredKind[] = isOpaque ? ['jpg'] : ['webp', 'png']
  if (kind === 'gif') return ['png', ...others]
  return kind === 'png' || kind === 'webp' ? [kind, ...others] : others
}

function opaque(rgba: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if (rgba[alpha] !== 255) return false
  return true
}

/** What the bytes say before they are decoded. */
type Header = Size & {
  kind: StoredKind | 'gif' | 'heic' | 'avif'
  /** It names where it was taken, or is turned by EXIF, or in the colours of print (CMYK). */
  mustChange: boolean
  isAnimated: boolean
}

const starts: readonly [Header['kind'], RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^.PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(hei|hev|mif|msf)/s],
]

/** EXIF, XMP and IPTC, in a JPEG and in chunks of PNG and WebP; Adobe's segment, which a JPEG in CMYK has. */
const metadata = /Exif\0|ns\.adobe\.com|Photoshop 3|Adobe\0|eXIf|[izt]TXt|tEXt|EXIF|XMP /

/** Undefined for a file that is none of these pictures. The words may stand in pixels too: it is encoded then. */
function headerOf(buffer: ArrayBuffer): Header | undefined {
  const text = new TextDecoder('latin1').decode(buffer)
  const [kind] = starts.find(([, start]) => start.test(text)) ?? []
  if (!kind) return undefined
  const size = imageDimensionsFromData(new Uint8Array(buffer)) ?? { width: 0, height: 0 }
  const isAnimated = /acTL|ANIM/.test(text.slice(0, 1 << 16))
  return {
    kind,
    width: size.width,
    height: size.height,
    mustChange: metadata.test(text),
    isAnimated,
  }
}
