import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BuiltFile, Encoding, Variant } from './built-file.ts'

/** The first and the last byte that are wanted, counted from 0. */
type ByteRange = { first: number; last: number }

/**
 * Reads a `Range` header (RFC 9110, section 14).
 *
 * @param length of the whole file, in bytes
 * @returns `undefined` where the whole is to be sent: for several ranges, other units and invalid
 *   headers; `'unsatisfiable'` when the range lies outside the file
 */
export function byteRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const count = Math.min(Number(to), length)
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 }
  }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= length ? 'unsatisfiable' : { first, last }
}

/** Sends a built file: whole, the part that was asked for, or the word that it has not changed. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
  https: boolean,
): void {
  const { headers, method } = request
  const variant = chosen(file, headers['accept-encoding'])
  const ours = variant.headers[https ? 'secure' : 'plain']
  const known = headers['if-none-match']
  if (known !== undefined && names(known, variant.etag)) {
    response.writeHead(304, ours.unchanged).end()
    return
  }
  const { range } = headers
  if (range !== undefined && method === 'GET' && stillMeant(headers['if-range'], variant.etag)) {
    const part = byteRange(range, variant.bytes.length)
    if (part !== undefined) {
      sendPart(response, variant, ours.common, part)
      return
    }
  }
  response.writeHead(200, ours.whole)
  response.end(method === 'HEAD' ? undefined : variant.bytes)
}

/**
 * Sends the page for an unknown address. It carries no validator: the browser must get the page and
 * its 404 again, not a 304 that belongs to a file.
 */
export function sendUnknown(
  request: IncomingMessage,
  response: ServerResponse,
  page: BuiltFile,
  https: boolean,
): void {
  const variant = chosen(page, request.headers['accept-encoding'])
  const { common } = variant.headers[https ? 'secure' : 'plain']
  response.writeHead(404, [...common, 'content-length', String(variant.bytes.length)])
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}

function sendPart(
  response: ServerResponse,
  { bytes, etag }: Variant,
  common: readonly string[],
  part: Exclude<ReturnType<typeof byteRange>, undefined>,
): void {
  const known = [...common, 'accept-ranges', 'bytes', 'etag', etag]
  if (part === 'unsatisfiable') {
    response.writeHead(416, [
      ...known,
      'content-range',
      `bytes */${bytes.length}`,
      'content-length',
      '0',
    ])
    response.end()
    return
  }
  const { first, last } = part
  response.writeHead(206, [
    ...known,
    'content-range',
    `bytes ${first}-${last}/${bytes.length}`,
    'content-length',
    String(last - first + 1),
  ])
  response.end(bytes.subarray(first, last + 1))
}

function chosen(
  { encodings, variants }: BuiltFile,
  accepted: string | string[] | undefined,
): Variant {
  if (encodings.length === 1 || typeof accepted !== 'string') return variants.identity
  return variants[preferred(accepted, encodings)] ?? variants.identity
}

/**
 * Reads an `Accept-Encoding` header (RFC 9110, section 12.5.3).
 *
 * @param available the best one first
 * @returns the one that the client likes best; `identity` where it takes none
 */
export function preferred(header: string, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>()
  for (const element of header.toLowerCase().split(',')) {
    const [coding = '', weight = ''] = element.split(';')
    weights.set(coding.trim(), Number(/^\s*q=([\d.]+)\s*$/.exec(weight)?.[1] ?? 1))
  }
  let best: { encoding: Encoding; weight: number } = { encoding: 'identity', weight: 0 }
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0
    if (weight > best.weight) best = { encoding, weight }
  }
  return best.encoding
}

/** Whether `If-None-Match` names this form; compared weakly, since proxies may have weakened it. */
function names(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** Whether `If-Range` allows a part: not when the client holds a part of another version. */
function stillMeant(header: string | string[] | undefined, etag: string): boolean {
  return header === undefined || header === etag
}
