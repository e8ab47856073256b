import { connect } from 'node:net'
import type { RawRequest } from './raw-request.ts'

export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer }

/** Milliseconds without a word after which a sender of half a request gives up. */
const giveUp = 60
/** Milliseconds after which a whole request should long have had its answer. */
const timeoutMs = 30_000

/** How many senders there are, each with an address of this machine, so that none meets its limit. */
const senders = 250
let sent = 0

/**
 * Sends a request on a connection of its own, from one of many senders, and reads until the server closes it.
 *
 * @throws when a whole request gets no answer, or something that is no HTTP
 */
export async function exchange(port: number, request: RawRequest): Promise<RawAnswer[]> {
  const head = request.bytes.subarray(0, 5).toString() === 'HEAD '
  const answers = answersIn(await converse(port, request), head)
  if (request.complete && answers.length === 0) throw new Error('no answer')
  return answers
}

function converse(port: number, { bytes, complete }: RawRequest): Promise<Buffer> {
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
      // The server may close on a sender who is still sending; what it said before counts.
      if (!/^(ECONNRESET|EPIPE)$/.test(error.code ?? '')) reject(error)
    })
    socket.on('close', () => resolve(Buffer.concat(chunks)))
    socket.write(bytes)
  })
}

/** Every answer in what a server sent on one connection. */
function answersIn(received: Buffer, head = false): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = received
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) throw new Error(`no HTTP: ${rest.subarray(0, 200)}`)
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const [, code] = /^HTTP\/1\.1 (\d{3}) ?.*$/.exec(first) ?? []
    if (!code) throw new Error(`no HTTP: ${first}`)
    const headers = new Map(lines.map((line) => headerOf(line)))
    const status = Number(code)
    const bare = head || status < 200 || status === 204 || status === 304
    const { body, length } = bare ? nothing : bodyIn(rest.subarray(end + 4), headers)
    if (status >= 200) answers.push({ status, headers, body })
    // What Node cannot read it answers with a body, whatever the method was meant to be.
    if (head) break
    rest = rest.subarray(end + 4 + length)
  }
  return answers
}

const nothing = { body: Buffer.alloc(0), length: 0 }

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`no header: ${line}`)
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

function bodyIn(rest: Buffer, headers: Map<string, string>): { body: Buffer; length: number } {
  if (headers.get('transfer-encoding') === 'chunked') return chunkedBody(rest)
  const length = Number(headers.get('content-length') ?? rest.length)
  return { body: rest.subarray(0, length), length }
}

function chunkedBody(rest: Buffer): { body: Buffer; length: number } {
  const pieces: Buffer[] = []
  let at = 0
  for (;;) {
    const line = rest.indexOf('\r\n', at)
    if (line < 0) throw new Error('an answer that is cut off')
    const size = Number.parseInt(rest.subarray(at, line).toString(), 16)
    pieces.push(rest.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
    if (size === 0) return { body: Buffer.concat(pieces), length: at }
  }
}
