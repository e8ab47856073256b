import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { limits } from '#server/stop.ts'
import { freePort } from './inbox/free-port.ts'
import { siteProgram, startInbox } from './inbox/inbox-process.ts'
import { arrivedMails, startSmtpPeer } from './inbox/smtp-peer.ts'
import { newStore } from './inbox/stores.ts'
import { isStored, submit } from './inbox/submissions.ts'

const get = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'

/** A keep-alive connection that has had its first response. */
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
  const server = await startInbox(await newStore('SQLite'), {}, siteProgram)
  const port = Number(new URL(server.url).port)
  const sockets = await Promise.all(Array.from({ length: 20 }, () => kept(port)))
  server.signal('SIGTERM')
  // Refused connections show that the server is stopping.
  while (await takesConnections(port)) await wait(5)
  for (const socket of sockets) socket.write(get)
  const answers = await Promise.all(sockets.map((socket) => text(socket)))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
  expect((await server.ended).code).toBe(0)
})

it('a mail server that never comes to an end holds up neither visitors nor the stop', async () => {
  const dripping = await drippingMailServer()
  const store = await newStore('SQLite')
  const server = await startInbox(store, { SMTP_URL: dripping.url }, siteProgram)
  expect(await submit(server.url, 'contact', 1)).toSatisfy(isStored)
  await dripping.asked
  const begun = performance.now()
  server.signal('SIGTERM')
  await wait(limits.stoppingMails.value / 2)
  expect((await fetch(`${server.url}/about`)).status).toBe(200)
  expect(await submit(server.url, 'contact', 2)).toSatisfy(isStored)
  expect((await server.ended).code).toBe(0)
  expect(performance.now() - begun).toBeLessThan(10_000)

  // Claims are released at the stop: the next server need not wait for them to expire.
  const peer = await startSmtpPeer()
  await startInbox(store, { SMTP_URL: peer.url })
  await expect.poll(() => peer.mails.length).toBe(2)
  expect(new Set(arrivedMails(peer)).size).toBe(2)
})

/** A mail server that sends the lines of a multi-line reply (`250-`), but never the last one. */
async function drippingMailServer(): Promise<{ url: string; asked: Promise<unknown> }> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 mail.example\r\n')
    socket.once('data', () => {
      const drip = setInterval(() => socket.write('250-mail.example\r\n'), 500)
      socket.once('close', () => clearInterval(drip))
    })
  })
  const asked = once(server, 'connection')
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${port}`, asked }
}
