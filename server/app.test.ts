import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responseHeaders } from '#contract/headers.ts'
import { buildApp } from './app.ts'

const policy = "default-src 'none'; script-src 'self'"
const page = `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"/></head></html>`
const files = {
  'index.html': page,
  'index.html.br': 'br of it',
  'index.html.gz': 'gz of it',
  'about.html': 'about',
  'news/404.html': 'no such article',
  '404.html': page,
  '404.html.br': 'br of 404',
  'report.pdf': '0123456789',
  '.well-known/security.txt': 'Contact:',
  '.env': 'secret',
}
const options = { hsts: 'preload', reportUrl: 'https://reports.example/csp' } as const

let folder: string
let app: FastifyInstance
let port: number

function build(siteUrl: string, trustProxy: false | number, logger?: Logger) {
  return buildApp({ siteFolder: folder, siteUrl, trustProxy, ...options, logger })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  app = await build('https://exprichgroup.example', 1)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Over a real connection, and nothing added to what is asked. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const request = httpRequest({ port, path, headers, method, agent: false }, async (answer) =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: (await buffer(answer)).toString(),
        }),
      )
      request.on('error', reject).end()
    },
  )
}

/** Everything that is answered to these lines until the server closes. */
function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

describe('addresses', () => {
  it.each([
    ['/about', 200, 'about'],
    ['/.well-known/security.txt', 200, 'Contact:'],
    ['/nothing', 404, page],
    ['//evil.example/', 404, page],
    ['/..%2f..%2fetc%2fpasswd', 404, page],
    [`/${'a'.repeat(5000)}`, 404, page],
    ['/news/99', 404, 'no such article'],
    ['/.env', 404, 'Not found.\n'],
    ['/index.html.br', 404, 'Not found.\n'],
    ['/%zz', 400, 'This request is not valid.\n'],
  ])('%s is a %i', async (path, status, body) => {
    expect(await get(path)).toMatchObject({ status, body })
  })

  it('in another spelling move for good', async () => {
    const { status, headers } = await get('/about/?a=b')
    expect({ status, to: headers.location }).toEqual({ status: 308, to: '/about?a=b' })
  })

  it('answer HEAD without a body, and no other method', async () => {
    expect(await get('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await get('/about', {}, method)
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
    }
  })

  it.each([
    ['no host', ['GET / HTTP/1.1'], 400],
    ['two hosts', ['GET / HTTP/1.1', 'Host: a.example', 'Host: a.example'], 400],
    ['what is no host', ['GET / HTTP/1.1', 'Host: a.example/b'], 400],
    ['no length', ['GET / HTTP/1.1', 'Host: a.example', 'Transfer-Encoding: chunked'], 411],
    ['a tunnel', ['CONNECT a:1 HTTP/1.1', 'Host: a'], 405],
    ['no HTTP', ['hello'], 400],
  ])('with %s are refused with the headers of plain http', async (_what, lines, status) => {
    const head = await answerTo(...lines)
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const name of Object.keys(responseHeaders(false))) expect(head).toContain(`${name}: `)
  })

  it('may be whole', async () => {
    const head = ['GET http://your.domain/about?a=b HTTP/1.1', 'Host: your.domain']
    expect(await answerTo(...head, 'Connection: close')).toMatch(/^HTTP\/1\.1 200 .*\nabout$/s)
  })

  it('that take no form do not wait for its body', async () => {
    const lines = ['Host: a', 'Content-Type: application/json', 'Content-Length: 1000']
    expect(await answerTo('POST /about HTTP/1.1', ...lines)).toMatch(/^HTTP\/1\.1 405 /)
  })
})

describe('encodings', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['GZip;Q=1, br;q=0.5', 'gzip'],
    ['deflate', undefined],
    ['br;q=0', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const { headers, body } = await get('/', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    expect(body).toBe(encoding ? `${encoding === 'br' ? 'br' : 'gz'} of it` : page)
    expect(headers['content-length']).toBe(String(body.length))
  })

  it('have a strong validator each', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => get('/', { 'accept-encoding': encoding })),
    )
    const tags = answers.map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  it('unknown addresses get their page packed as well, and without a validator', async () => {
    const answer = await get('/nothing', { 'accept-encoding': 'br', 'if-none-match': '*' })
    expect(answer).toMatchObject({ status: 404, body: 'br of 404' })
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.headers).not.toHaveProperty('last-modified')
  })
})

describe('validators', () => {
  it.each(['same', 'weak', 'one of many', 'any'])('304 when %s', async (how) => {
    const { headers } = await get('/report.pdf')
    const tag = String(headers.etag)
    const known = { same: tag, weak: `W/${tag}`, 'one of many': `"a", ${tag}`, any: '*' }[how] ?? ''
    const again = await get('/report.pdf', { 'if-none-match': known })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers.etag).toBe(tag)
    expect(again.headers['cache-control']).toBe('no-cache')
  })

  it('a 304 varies as the page does', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const { headers } = await get('/', accepted)
    const again = await get('/', { ...accepted, 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.headers.vary).toBe('accept-encoding')
    const other = await get('/', { 'if-none-match': String(headers.etag) })
    expect(other.status).toBe(200)
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('%s is a %i', async (range, status, body, contentRange) => {
    const answer = await get('/report.pdf', { range })
    expect(answer).toMatchObject({ status, body })
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.headers['accept-ranges']).toBe('bytes')
    expect(answer.headers['content-length']).toBe(String(body.length))
  })

  it('belong to the version that the client has begun', async () => {
    const { headers } = await get('/report.pdf')
    const range = 'bytes=2-4'
    const same = await get('/report.pdf', { range, 'if-range': String(headers.etag) })
    expect(same.status).toBe(206)
    const other = await get('/report.pdf', { range, 'if-range': '"older"' })
    expect(other).toMatchObject({ status: 200, body: '0123456789' })
  })

  it('are nothing to HEAD', async () => {
    const { status, headers } = await get('/report.pdf', { range: 'bytes=2-4' }, 'HEAD')
    expect(status).toBe(200)
    expect(headers['content-length']).toBe('10')
  })
})

describe('headers', () => {
  const https = { 'x-forwarded-proto': 'https' }

  it("repeat a page's own policy, found or not", async () => {
    for (const path of ['/', '/?a=b', '/nothing']) {
      const { headers } = await get(path, https)
      expect(headers).toMatchObject(responseHeaders(true, { ...options, policy }))
      expect(headers['content-security-policy']).toBe(
        `${policy}; frame-ancestors 'none'; report-to csp`,
      )
    }
  })

  it.each([
    ['a file', '/report.pdf', {}, 200],
    ['a part', '/report.pdf', { range: 'bytes=0-1' }, 206],
    ['what is unchanged', '/report.pdf', { 'if-none-match': '*' }, 304],
    ['another spelling', '/index.html', {}, 308],
    ['a broken address', '/%', {}, 400],
    ['no address', '/a%00b', {}, 400],
    ['a lacking file', '/nothing.png', {}, 404],
    ['an unknown expectation', '/', { expect: 'the worst' }, 417],
  ])('%s has them all', async (_what, path, more, status) => {
    const answer = await get(path, { ...https, ...more })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(responseHeaders(true, options))
  })

  it('promise https only on an https site to visitors who came over it', async () => {
    const header = 'strict-transport-security'
    expect((await get('/', https)).headers).toHaveProperty(header)
    expect((await get('/')).headers).not.toHaveProperty(header)
    for (const [siteUrl, trustProxy] of [
      ['https://exprichgroup.example', false],
      ['http://exprichgroup.example', 1],
    ] as const) {
      const other = await build(siteUrl, trustProxy)
      const { headers } = await other.inject({ url: '/', headers: https })
      expect(headers).not.toHaveProperty(header)
    }
  })
})

it('warns once of a proxy that nobody trusts', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const warned = await build('https://exprichgroup.example', false, logger)
  const url = await warned.listen({ port: 0, host: '127.0.0.1' })
  await fetch(url)
  expect(lines).toEqual([])
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'])
    await fetch(url, { headers: { [name]: '192.0.2.1' } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY')
  expect(lines[0]).not.toContain('192.0.2.1')
  await warned.close()
})

it('says nothing about the inside when it fails', async () => {
  const failing = await build('https://exprichgroup.example', 1)
  failing.get('/fail', () => {
    throw new Error('the password is swordfish')
  })
  const answer = await failing.inject('/fail')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toBe('Something went wrong on our side.\n')
  expect(answer.headers).toMatchObject(responseHeaders(false, options))
})
