import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drainable } from './drain.ts'
import { trackResponses } from './open-responses.ts'

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
/** Milliseconds that no test takes. */
const long = 20_000

let server: Server
let drain: ReturnType<typeof drainable>
let answer: (response: ServerResponse) => void
beforeEach(async () => {
  answer = (response) => response.writeHead(200, ['content-length', '2']).end('ok')
  server = createServer((_request, response) => answer(response))
  trackResponses(server)
  drain = drainable(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.closeAllConnections())

function port(): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function open(): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

/** A connection that has been used before. */
async function openIdle(): Promise<Socket> {
  const socket = await open()
  socket.write(get)
  await new Promise((resolve) => socket.once('data', resolve))
  return socket
}

it('closes connections on which nothing comes, used before or not', async () => {
  const sockets = [await openIdle(), await open()]
  const drained = drain(long)
  expect(await Promise.all(sockets.map(text))).toEqual(['', ''])
  await drained
})

it('waits for an answer, however long it takes and however slowly it is read', async () => {
  const body = Buffer.alloc(20_000_000)
  answer = (response) => {
    // Longer than an idle connection may take.
    setTimeout(() => response.end(body), 600)
  }
  const socket = await open()
  socket.write(get)
  await new Promise((resolve) => server.once('request', resolve))
  const drained = drain(long)
  let bytes = 0
  for await (const chunk of socket) {
    bytes += chunk.length
    if (bytes < 3_000_000) await wait(20)
  }
  expect(bytes).toBeGreaterThan(body.length)
  await drained
})

it('cuts what does not end in time', async () => {
  answer = () => {}
  const socket = await open()
  socket.write(get)
  await new Promise((resolve) => server.once('request', resolve))
  await drain(100)
  await text(socket).catch(() => '')
  expect(socket.destroyed).toBe(true)
})
