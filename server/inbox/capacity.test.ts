import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitLoad } from './capacity.ts'

let app: FastifyInstance
let url: string

beforeEach(async () => {
  app = fastify({ trustProxy: true, forceCloseConnections: true })
  await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024 } })
  limitLoad(app)
  app.post('/', async (form) => {
    for await (const part of form.parts()) if (part.type === 'file') await part.toBuffer()
    return 'taken'
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const headers = { 'content-type': 'multipart/form-data; boundary=x' }
const start = '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'

/** Begins an upload that may become of any size, and waits until the server has seen it; it goes on when the test says so. */
async function beginUpload(from: string): Promise<ClientRequest> {
  const upload = request(url, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from, expect: '100-continue' },
  })
  upload.on('error', () => {})
  upload.write(start)
  await once(upload, 'continue')
  return upload
}

/** Sends one of 9 MB. */
async function upload(from: string): Promise<number> {
  const body = `${start}${'x'.repeat(9 * 1024 * 1024)}\r\n--x--\r\n`
  const sender = { ...headers, 'x-forwarded-for': from }
  return (await fetch(url, { method: 'POST', headers: sender, body })).status
}

it('takes a few large uploads of one address at once and more of different ones', async () => {
  const underWay = await Promise.all(Array.from({ length: 9 }, () => beginUpload('10.0.0.1')))
  expect(await upload('10.0.0.1')).toBe(503)
  expect(await upload('10.0.0.2')).toBe(200)
  const [first] = underWay
  first?.end('x\r\n--x--\r\n')
  await once(first ?? app.server, 'response')
  await expect.poll(() => upload('10.0.0.1')).toBe(200)
})

it('has room again when uploads are broken off', async () => {
  const senders = Array.from({ length: 25 }, (_, index) => `10.0.1.${index}`)
  const underWay = await Promise.all(senders.map(beginUpload))
  expect(await upload('10.0.0.1')).toBe(503)
  for (const broken of underWay) broken.destroy()
  await expect.poll(() => upload('10.0.0.1')).toBe(200)
})
