import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { responseHeaders } from '#contract/headers.ts'
import { openResponses } from './open-responses.ts'

/** What Node finds wrong with a request before anybody sees it; everything else is a 400. */
const answers: Record<string, { status: number; text: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'Sending took too long.' },
  HPE_HEADER_OVERFLOW: { status: 431, text: 'This request is too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: 'This request is too long.' },
}

/** Answers what is no request that Fastify could answer, and closes the connection. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A second answer would be read as part of one that has begun.
  const answering = [...openResponses(socket)].some(({ headersSent }) => headersSent)
  if (error.code === 'ECONNRESET' || !socket.writable || answering) {
    socket.destroy()
    return
  }
  const { status, text } = answers[error.code ?? ''] ?? {
    status: 400,
    text: 'This request is not valid.',
  }
  refuseOn(socket, status, text)
}

/** Answers CONNECT, which asks for a tunnel that we are not. */
export function refuseConnection(socket: Duplex): void {
  refuseOn(socket, 405, 'Method not allowed.', { allow: 'GET, HEAD' })
}

function refuseOn(
  socket: Duplex,
  status: number,
  text: string,
  more: Record<string, string> = {},
): void {
  const body = `${text}\n`
  const headers = {
    ...responseHeaders(false),
    ...more,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  )
}
