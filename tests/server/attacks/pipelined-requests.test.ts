import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { type Client, client, sides, trustProxy } from './visitor.ts'

const requests = 40_000

/** Connects, and sends all the requests without waiting for an answer. */
async function pipeline(url: string, { localAddress, forwardedFor }: Client): Promise<Socket> {
  const { port, hostname } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress })
  // The server may close at any time.
  socket.on('error', () => {})
  await once(socket, 'connect')
  const told = forwardedFor ? `X-Forwarded-For: ${forwardedFor}\r\n` : ''
  socket.write(`GET /annual-report.pdf HTTP/1.1\r\nHost: a\r\n${told}\r\n`.repeat(requests))
  return socket
}

describe.each(sides)(`${requests} pipelined requests, %s`, (side) => {
  it('whose answers nobody reads', async () => {
    const inbox = await startInbox(await newStore('SQLite'), trustProxy(side))
    async function attack(signal: AbortSignal) {
      const socket = await pipeline(inbox.url, client(side, 2))
      socket.pause()
      await wait(3_000, undefined, { signal }).finally(() => socket.destroy())
    }
    expectUnharmed(await underAttack({ inbox, side, attack }))
  })

  it('on two connections that read', async () => {
    const inbox = await startInbox(await newStore('SQLite'), trustProxy(side))
    async function attack(signal: AbortSignal) {
      const sockets = await Promise.all([2, 3].map((n) => pipeline(inbox.url, client(side, n))))
      for (const socket of sockets) socket.resume()
      await wait(3_000, undefined, { signal }).finally(() => {
        for (const socket of sockets) socket.destroy()
      })
    }
    expectUnharmed(await underAttack({ inbox, side, attack }))
  })
})
