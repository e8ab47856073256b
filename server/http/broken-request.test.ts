import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { responseHeaders } from '#contract/headers.ts'
import { answerBroken } from './broken-request.ts'
import { trackResponses } from './open-responses.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = fastify({
    clientErrorHandler: answerBroken,
    requestTimeout: 50,
    http: { headersTimeout: 50, connectionsCheckingInterval: 20 },
  })
  trackResponses(app.server)
  app.get('/begun', (_request, reply) => {
    reply.hijack()
    reply.raw.write('begun')
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Everything that the server says to these bytes until it closes the connection. */
function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

it.each([
  ['what is no HTTP', 'hello\r\n\r\n', '400 Bad Request', 'This request is not valid.'],
  [
    'a header that is too long',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'This request is too long.',
  ],
  ['half a request', 'GET / HTTP/1.1\r\n', '408 Request Timeout', 'Sending took too long.'],
])('answers %s in one line', async (_what, bytes, status, line) => {
  const [head = '', body] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
  expect(body).toBe(`${line}\n`)
  expect(head).toContain(`content-length: ${line.length + 1}`)
  for (const [name, value] of Object.entries(responseHeaders(false))) {
    expect(head).toContain(`${name}: ${value}`)
  }
})

it('puts no second answer into one that has begun', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /begun HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
  socket.once('data', () => socket.write('zz\r\n'))
  const said = await text(socket)
  expect(said).toContain('begun')
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
