import { createHash } from 'node:crypto'
import { hashedFilesCache, pageCache } from '#contract/headers.ts'
import { filePolicy } from './file-policy.ts'
import { mediaType } from './media-type.ts'
import type { Security } from './security-headers.ts'

/** Names and values in turns, as `writeHead` takes them fastest. */
type FlatHeaders = string[]

/** One encoding of a file, with the headers of all its answers, ready to be sent. */
export type Variant = {
  bytes: Buffer
  /** Strong: another one for every encoding, since the bytes differ. */
  etag: string
  /** By whether the visitor came over https. */
  headers: Record<'plain' | 'secure', VariantHeaders>
}

type VariantHeaders = {
  /** Of a 200. */
  whole: FlatHeaders
  /** Of a 304. */
  unchanged: FlatHeaders
  /** Of a 206, 416 or 404, which add what they have of their own. */
  common: FlatHeaders
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A built file in memory: the plain bytes, and its compressed copies where the build wrote them. */
export type BuiltFile = {
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
  /** The available encodings, the preferred ones first. */
  encodings: Encoding[]
}

/** Every form of a file with its answers' headers. */
export function builtFile(
  name: string,
  bytes: Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>,
  security: Security,
): BuiltFile {
  const policy = filePolicy(name, bytes.identity)
  const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => bytes[encoding])
  const ofAll = {
    // Vite's files carry a hash in their name; everything else keeps its name when it changes.
    'cache-control': name.startsWith('assets/') ? hashedFilesCache : pageCache,
    ...(encodings.length > 1 && { vary: 'accept-encoding' }),
  }
  const type = mediaType(name)

  function variant(encoding: Encoding, content: Buffer): Variant {
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    const headersFor = (https: boolean): VariantHeaders => {
      const validated = { ...security.headers(https, policy), ...ofAll }
      const common = {
        ...validated,
        'content-type': type,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      }
      const length = { 'content-length': String(content.length) }
      return {
        whole: flat({ ...common, 'accept-ranges': 'bytes', etag, ...length }),
        unchanged: flat({ ...validated, etag }),
        common: flat(common),
      }
    }
    return { bytes: content, etag, headers: { plain: headersFor(false), secure: headersFor(true) } }
  }

  return {
    encodings,
    variants: {
      identity: variant('identity', bytes.identity),
      ...(bytes.br && { br: variant('br', bytes.br) }),
      ...(bytes.gzip && { gzip: variant('gzip', bytes.gzip) }),
    },
  }
}

function flat(headers: Record<string, string>): FlatHeaders {
  return Object.entries(headers).flat()
}
