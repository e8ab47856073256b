import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readForm } from '#server/http/read-form.ts'
import { limitOpenForms, limits } from './open-forms.ts'

let app: FastifyInstance
let port: number
let sockets: Socket[]
/** Requests that the server has begun to work on. */
let begun: number

/** Milliseconds for each part of a body here. */
const partTime = 200

// The clock stands still: a busy machine takes longer for some of these than the grace of a form.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  return start()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await stop()
})

async function start(parts = 60_000) {
  begun = 0
  sockets = []
  app = fastify({ trustProxy: (_address, hop) => hop === 0 })
  await app.register(multipart, { limits: { fileSize: 20_000_000 } })
  await app.register(formbody)
  const { begin, hold } = limitOpenForms(app, parts)
  app.addHook('onRequest', async (request, reply) => {
    begin(request, reply)
    begun += 1
  })
  app.post('/form', async (request) => {
    await readForm(request, (bytes) => hold(request, bytes))
    return 'taken'
  })
  app.post('/never', () => new Promise(() => {}))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

async function stop() {
  for (const socket of sockets) socket.destroy()
  await app.close()
}

/** Sends the text on a connection of its own, which then stays open. */
async function send(text: string | Buffer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const upload = 'multipart/form-data; boundary=b'

function head(type: string, length: number, { path = '/form', from = '192.0.2.1' } = {}) {
  const lines = [`POST ${path} HTTP/1.1`, 'Host: x', `X-Forwarded-For: ${from}`]
  return `${[...lines, `Content-Type: ${type}`, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`
}

/** An upload of which so many bytes have come. */
function begunUpload(bytes: number, from: string): Buffer {
  const part = 'Content-Disposition: form-data; name="resume"; filename="a.pdf"'
  const start = `${head(upload, bytes + 1_000, { from })}--b\r\n${part}\r\n\r\n`
  return Buffer.concat([Buffer.from(start), Buffer.alloc(bytes, 'x')])
}

async function take({ type = 'application/json', from = '198.51.100.1', bytes = 0 } = {}) {
  const file = `--b\r\nContent-Disposition: form-data; name="resume"; filename="a"\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    payload: type === upload ? file : '{}',
  })
  return statusCode
}

/** An address of its own for each number. */
const address = (n: number, network = 0) => `192.0.${2 + network}.${n}`

/** Lets the time pass in which no form is ended for another. */
function afterGrace() {
  vi.mocked(performance.now).mockReturnValue(performance.now() + limits.grace.value + 1)
}

it.each([
  ['forms', 'application/json', 1_000],
  ['uploads', upload, 8_388_608],
])('refuses %s beyond its capacity, and takes them again', async (_what, type, length) => {
  for (let count = 0; count < 512; count += 1) {
    await send(head(type, length, { from: address(count % 256, count >> 8) }))
  }
  await expect.poll(() => begun).toBe(512)
  expect(await take({ type })).toBe(503)
  // Refusing must count nothing.
  expect(await take({ type })).toBe(503)
  sockets.pop()?.resetAndDestroy()
  await expect.poll(() => take({ type })).toBe(200)
})

it('ends the slowest form of the address that has most when others find no place', async () => {
  const fast = (await send(`${head('application/json', 200_000)}${' '.repeat(100_000)}`)).resume()
  const slow = await send(head('application/json', 200_000))
  for (let count = 0; count < 510; count += 1) {
    await send(head('application/json', 9, { from: address(count % 256, 1 + (count >> 8)) }))
  }
  await expect.poll(() => begun).toBe(512)
  expect(await take()).toBe(200)
  expect(await text(slow)).toMatch(/^HTTP\/1.1 503 .*connection: close/is)
  expect(fast.readableEnded).toBe(false)
})

it('ends the slowest of all after a while when no address has more than others', async () => {
  const slow = await send(head('application/json', 200_000, { from: address(0) }))
  for (let count = 1; count < 512; count += 1) {
    const from = address(count % 256, count >> 8)
    await send(`${head('application/json', 200_000, { from })}${' '.repeat(1_000)}`)
  }
  await expect.poll(() => begun).toBe(512)
  expect(await take()).toBe(503)
  afterGrace()
  expect(await take()).toBe(200)
  expect(await text(slow)).toMatch(/^HTTP\/1.1 503 /)
})

it('never ends a form of which all has come', async () => {
  for (let count = 0; count < 80; count += 1) {
    await send(`${head('application/json', 2, { path: '/never' })}{}`)
  }
  await expect.poll(() => begun).toBe(80)
  afterGrace()
  expect(await take({ from: '192.0.2.1' })).toBe(429)
})

it('refuses an address that has too many forms on their way, and nobody else', async () => {
  const from = '2001:db8::1'
  for (let count = 0; count < 80; count += 1) {
    await send(head('application/json', 9, { from: `2001:db8::${count}` }))
  }
  await expect.poll(() => begun).toBe(80)
  expect(await take({ from })).toBe(429)
  expect(await take({ from: '2001:db8:0:1::1' })).toBe(200)
  afterGrace()
  expect(await take({ from }), 'in the place of its slowest').toBe(200)
})

it('counts what has come of uploads, not what was announced', async () => {
  for (let count = 0; count < 40; count += 1) {
    await send(head(upload, 10_000_000, { from: address(1) }))
  }
  await expect.poll(() => begun).toBe(40)
  expect(await take({ type: upload, from: address(1), bytes: 1_000_000 })).toBe(200)
  for (let count = 0; count < 5; count += 1) await send(begunUpload(9_500_000, address(1)))
  const more = { type: upload, bytes: 3_000_000 }
  await expect.poll(() => take({ ...more, from: address(1) })).toBe(429)
  expect(await take({ ...more, from: address(2) })).toBe(200)
  // More than any other has, so that nobody makes room for it.
  const most = { type: upload, from: address(4), bytes: 9_000_000 }
  for (let n = 5; n < 15; n += 1) await send(begunUpload(8_000_000, address(n)))
  for (const socket of sockets) socket.resume()
  // It gets the place of who holds most.
  const placed = async () => [await take(most), sockets.some((socket) => socket.readableEnded)]
  await expect.poll(placed).toEqual([200, true])
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => take({ ...more, from: address(1) })).toBe(200)
})

it('has room for many small uploads of one address', async () => {
  for (let count = 0; count < 79; count += 1) await send(head(upload, 50_000))
  await expect.poll(() => begun).toBe(79)
  expect(await take({ type: upload, from: '192.0.2.1' })).toBe(200)
})

it('forgets forms whose connection breaks while they wait behind another', async () => {
  // Few enough on each connection that Node reads them all without waiting for answers.
  for (let count = 0; count < 8; count += 1) {
    const from = address(count)
    const form = `${head('application/json', 2, { from })}{}`
    await send(`${head('application/json', 2, { path: '/never', from })}{}${form.repeat(63)}`)
  }
  await expect.poll(() => begun).toBe(512)
  expect(await take()).toBe(503)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => take()).toBe(200)
})

describe('a body that does not get on', () => {
  beforeEach(async () => {
    await stop()
    await start(partTime)
  })

  it.each([
    ['JSON', 'application/json', ''],
    ['JSON that has begun', 'application/json', '{"name":'],
    ['a form', 'application/x-www-form-urlencoded', 'name='],
    ['an upload', upload, ''],
    [
      'an upload in its file',
      upload,
      begunUpload(1_000, '').toString().split('\r\n\r\n').slice(1).join('\r\n\r\n'),
    ],
    ['an upload after its end', upload, '--b\r\n\r\n--b--\r\n'],
  ])('is answered and closed: %s', async (_what, type, sent) => {
    const socket = await send(head(type, 50_000) + sent)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 .*connection: close/is)
  })

  it('counts by what comes, not by whether something comes', async () => {
    const slow = await send(head('application/json', 100_000))
    const fast = await send(head('application/json', 900_000))
    const drip = setInterval(() => {
      slow.write(' ')
      fast.write(' '.repeat(5_000))
    }, partTime / 10)
    onTestFinished(() => clearInterval(drip))
    expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /)
    expect(fast.readableEnded).toBe(false)
  })
})
