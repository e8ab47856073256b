import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitLoad } from './capacity.ts'
import { readForm } from './read-form.ts'

let app: FastifyInstance
let port: number
let sockets: Socket[]
/** Requests that the server has begun to work on. */
let begun: number

beforeEach(async () => {
  begun = 0
  sockets = []
  app = fastify()
  await app.register(multipart)
  limitLoad(app)
  app.addHook('onRequest', async () => {
    begun += 1
  })
  app.post('/form', async (request) => {
    await readForm(request)
    return 'taken'
  })
  app.post('/never', () => new Promise(() => {}))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** Sends the text on a connection of its own, which then stays open. */
async function send(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

function head(type: string, length: number, path = '/form') {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
}

const upload = 'multipart/form-data; boundary=b'

async function take(type = 'application/json') {
  const payload = type === upload ? '--b--\r\n' : '{}'
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': type },
    payload,
  })
  return statusCode
}

it.each([
  ['forms', 'application/json', 1_000, 512],
  ['uploads', upload, 8_388_608, 12],
])('refuses %s beyond its capacity, and takes them again', async (_what, type, length, most) => {
  for (let count = 0; count < most; count += 1) await send(head(type, length))
  await vi.waitFor(() => expect(begun).toBe(most))
  expect(await take(type)).toBe(503)
  // Refusing must count nothing.
  expect(await take(type)).toBe(503)
  sockets.pop()?.resetAndDestroy()
  await vi.waitFor(async () => expect(await take(type)).toBe(200))
})

it('has room for many small uploads of one address', async () => {
  for (let count = 0; count < 200; count += 1) await send(head(upload, 50_000))
  await vi.waitFor(() => expect(begun).toBe(200))
  expect(await take(upload)).toBe(200)
})

it('forgets forms whose connection breaks while they wait behind another', async () => {
  // Few enough on each connection that Node reads them all without waiting for answers.
  const form = `${head('application/json', 2)}{}`
  for (let count = 0; count < 4; count += 1) {
    await send(`${head('application/json', 2, '/never')}{}${form.repeat(127)}`)
  }
  await vi.waitFor(() => expect(begun).toBe(512))
  expect(await take()).toBe(503)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect(await take()).toBe(200))
})
