import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countPieces, limits } from './count-pieces.ts'

let server: Server
beforeEach(async () => {
  server = createServer(async (request, response) => {
    countPieces(request)
    response.end(String((await text(request).catch(() => '')).length))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => server.close())

/** What is answered to a body in so many chunks of so many bytes; nothing when it is cut off. */
async function answerTo(chunks: number, bytes: number): Promise<string> {
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  socket.write(
    `${head}${`${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`.repeat(chunks)}0\r\n\r\n`,
  )
  return (await text(socket).catch(() => '')).split('\r\n\r\n')[1] ?? ''
}

const { pieceBytes, bodyPieces } = limits

it('takes a short body in crumbs, and a long one in pieces', async () => {
  expect(await answerTo(bodyPieces.value, 1)).toContain(String(bodyPieces.value))
  expect(await answerTo(4_000, pieceBytes.value)).toContain(String(4_000 * pieceBytes.value))
})

it('closes the connection on a long one in crumbs', async () => {
  expect(await answerTo(4_000, pieceBytes.value / 4)).toBe('')
})
