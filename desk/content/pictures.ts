import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { markSchema } from '../../content/model/picture-schemas.ts'

const mebi = 1024 * 1024

/** Limits in bytes, and in pixels, because the builder decodes photographs. */
export const pictureLimits = { bytes: 8 * mebi, markBytes: 64 * 1024, pixels: 50_000_000 }

/** The picture types that the site's build reads. */
const types = ['jpg', 'png', 'webp']

/**
 * Why a photograph is refused, in a sentence; undefined when it is not. Only its header is read: the
 * pixels are decoded by the builder, which has no secrets.
 */
export async function photographProblem(path: string, bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > pictureLimits.bytes) {
    return `The picture is larger than ${pictureLimits.bytes / mebi} MB. Please make it smaller.`
  }
  const ending = path.split('.').at(-1)?.toLowerCase() ?? ''
  const type = (await fileTypeFromBuffer(bytes))?.ext ?? ''
  if (!types.includes(type)) return 'The picture must be a JPEG, PNG or WebP file.'
  if (type !== ending.replace('jpeg', 'jpg'))
    return `The file ends in .${ending}, but it is a picture of another kind (${type}).`
  const pixels = pixelsOf(bytes)
  if (pixels === 0) return 'The picture is damaged: its size cannot be read.'
  if (pixels > pictureLimits.pixels) {
    return `The picture has more than ${pictureLimits.pixels / 1e6} million pixels. Please make it smaller.`
  }
  return undefined
}

function pixelsOf(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes)
    return width * height
  } catch {
    // `imageSize` throws on a truncated or damaged header.
    return 0
  }
}

/** Why a company's mark is refused: an SVG may contain scripts and URLs, so only paths are allowed. */
export function markProblem(bytes: Buffer): string | undefined {
  if (bytes.length > pictureLimits.markBytes) return 'The mark is too large for a few paths.'
  const [issue] = markSchema.safeParse(bytes.toString()).error?.issues ?? []
  return issue && `The mark is not drawn as it must be: ${issue.message}.`
}
