import { connect } from 'node:net'

/** A header as sent over the wire, neither validated nor merged. */
export type Header = readonly [name: string, value: string]

export type Framed = {
  method?: string
  target: string
  headers?: readonly Header[]
  body?: Buffer
  /** A false Content-Length; `null` leaves the header out. */
  length?: string | null
}

/** The bytes of a request, with `Connection: close`. */
export function frame({ method = 'POST', target, headers = [], body, length }: Framed): Buffer {
  const said = length === undefined ? body?.length : length
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(said === undefined || said === null ? [] : [`Content-Length: ${said}`]),
    'Connection: close',
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)])
}

export const boundary = '----form-boundary-7d3e4b8a'

export const jsonType: Header = ['Content-Type', 'application/json']
export const urlencodedType: Header = ['Content-Type', 'application/x-www-form-urlencoded']
export const multipartType: Header = ['Content-Type', `multipart/form-data; boundary=${boundary}`]

/** A part of a multipart form. */
export type Part = { headers: readonly string[]; bytes: Buffer }

/** A field's part, with further headers where they are given. */
export function field(name: string, value: string | Buffer, ...headers: string[]): Part {
  const disposition = `Content-Disposition: form-data; name="${name}"`
  return { headers: [disposition, ...headers], bytes: Buffer.from(value) }
}

export function filePart(name: string, fileName: string, bytes: Buffer): Part {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`
  return { headers: [disposition, 'Content-Type: application/pdf'], bytes }
}

export function fieldParts(fields: Record<string, string>): Part[] {
  return Object.entries(fields).map(([name, value]) => field(name, value))
}

export function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ headers, bytes }) => [
    Buffer.from(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer }

/** Milliseconds of silence after which the sender of an incomplete request gives up. */
const giveUp = 60
/** Milliseconds of silence after which the sender of a complete request gives up. */
const timeoutMs = 30_000

/** Number of local addresses to send from, so that none reaches the limits of one address. */
const senders = 250
let sent = 0

/**
 * Sends a request on a connection of its own, from one of many senders, and reads until the server closes it.
 *
 * @param complete whether the server can tell where the request ends; otherwise it waits for more
 * @throws when a whole request gets no answer, or something that is no HTTP
 */
export async function exchange(
  port: number,
  request: Buffer,
  complete = true,
): Promise<RawAnswer[]> {
  const head = request.subarray(0, 5).toString() === 'HEAD '
  const answers = answersIn(await converse(port, request, complete), head)
  if (complete && answers.length === 0) throw new Error('no answer')
  return answers
}

function converse(port: number, request: Buffer, complete: boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sent += 1
    const localAddress = `127.0.0.${2 + (sent % senders)}`
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.setTimeout(complete ? timeoutMs : giveUp)
    socket.on('timeout', () => {
      if (complete) socket.destroy(new Error('no answer in time'))
      else if (socket.writable) socket.end()
      else socket.destroy()
    })
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close while the request is still being sent; what it sent before counts.
      if (!/^(ECONNRESET|EPIPE)$/.test(error.code ?? '')) reject(error)
    })
    socket.on('close', () => resolve(Buffer.concat(chunks)))
    socket.write(request)
  })
}

/** The responses on one connection; the server sends none in chunks. */
function answersIn(received: Buffer, head: boolean): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = received
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first)?.[1])
    if (end < 0 || Number.isNaN(status)) throw new Error(`no HTTP: ${rest.subarray(0, 200)}`)
    const headers = new Map(lines.map(headerOf))
    rest = rest.subarray(end + 4)
    const bare = head || status < 200 || status === 204 || status === 304
    const length = bare ? 0 : Number(headers.get('content-length') ?? rest.length)
    if (status >= 200) answers.push({ status, headers, body: rest.subarray(0, length) })
    // Node answers an invalid request with a body even to HEAD, so the rest is ignored.
    if (head) break
    rest = rest.subarray(length)
  }
  return answers
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`no header: ${line}`)
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}
