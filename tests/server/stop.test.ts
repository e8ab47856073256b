import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startInbox } from './inbox/inbox-process.ts'
import { newStore } from './inbox/stores.ts'

const get = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'

/** A connection that has had its first answer and is kept. */
async function kept(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.write(get)
  await once(socket, 'data')
  return socket
}

function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

it('SIGTERM loses no request that is on its way on a kept connection', async () => {
  const server = await startInbox(await newStore('SQLite'))
  const port = Number(new URL(server.url).port)
  const sockets = await Promise.all(Array.from({ length: 20 }, () => kept(port)))
  server.signal('SIGTERM')
  // It is stopping when it takes no connection any more.
  while (await takesConnections(port)) await wait(5)
  for (const socket of sockets) socket.write(get)
  const answers = await Promise.all(sockets.map((socket) => text(socket)))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
  expect((await server.ended).code).toBe(0)
})
