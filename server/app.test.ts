import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responseHeaders } from '#contract/headers.ts'
import { buildApp } from './app.ts'

const home = '<!DOCTYPE html><title>Home</title>'
const files = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'about.html': 'about',
  'news/1.html': 'one',
  'news/404.html': 'no such article',
  '404.html': 'no such page',
  'assets/app-1.js': 'js',
  'assets/a.avif': 'avif',
  'assets/a.webp': 'webp',
  'assets/a.woff2': 'font',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'news/feed.xml': '<rss/>',
  '.well-known/security.txt': 'Contact:',
  '.well-known/.env': 'secret',
  _headers: 'secret',
  '.env': 'secret',
}

let folder: string
let app: FastifyInstance

function build(siteUrl: string, trustProxy: false | number = false, logger?: Logger) {
  return buildApp({ siteFolder: folder, siteUrl, trustProxy, logger })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  app = await build('https://exprichgroup.example')
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('pages and files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', home],
    ['/about', 'text/html; charset=utf-8', 'about'],
    ['/news/1', 'text/html; charset=utf-8', 'one'],
    ['/assets/app-1.js', 'application/javascript; charset=utf-8', 'js'],
    ['/assets/a.avif', 'image/avif', 'avif'],
    ['/assets/a.webp', 'image/webp', 'webp'],
    ['/assets/a.woff2', 'font/woff2', 'font'],
    ['/site.webmanifest', 'application/manifest+json', '{}'],
    ['/sitemap.xml', 'application/xml', '<urlset/>'],
    ['/news/feed.xml', 'application/rss+xml', '<rss/>'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact:'],
  ])('%s is %s', async (url, type, body) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.body).toBe(body)
  })

  it('sends the compressed copy to those who read it', async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(home)
  })

  it('lets hashed files be kept for good', async () => {
    const { headers } = await app.inject('/assets/app-1.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('has pages asked for again, which costs a 304', async () => {
    const { headers } = await app.inject('/about')
    expect(headers['cache-control']).toBe('no-cache')
    const etag = String(headers.etag)
    const again = await app.inject({ url: '/about', headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/about' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const answer = await app.inject({ method, url: '/about' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('other spellings of an address', () => {
  it.each([
    ['/about/?a=b', '/about?a=b'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
  ])('%s moves to %s for good', async (url, to) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers.location).toBe(to)
  })
})

describe('unknown addresses', () => {
  it.each([
    ['/nothing', 'no such page'],
    ['/404', 'no such page'],
    ['//evil.example/', 'no such page'],
    ['/_headers', 'no such page'],
    ['/.env', 'Not found.\n'],
    ['/.well-known/.env', 'Not found.\n'],
    ['/index.html.br', 'Not found.\n'],
    ['/nothing.png', 'Not found.\n'],
    ['/news/99', 'no such article'],
    ['/news/404', 'no such article'],
    ['/../etc/passwd', 'no such page'],
    ['/..%2f..%2fetc%2fpasswd', 'no such page'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'no such page'],
    ['/..\\..\\etc', 'no such page'],
    ['/assets/..%5c..%5cetc', 'no such page'],
    [`/${'a'.repeat(5000)}`, 'no such page'],
  ])('%s is a 404', async (url, body) => {
    const answer = await app.inject(url)
    expect(answer.body).toBe(body)
    expect(answer.statusCode).toBe(404)
  })

  it('sends the whole page again to a browser that has it', async () => {
    const headers = {
      'if-modified-since': new Date(Date.now() + 1e6).toUTCString(),
      range: 'bytes=0-1',
    }
    const answer = await app.inject({ url: '/nothing', headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('no such page')
  })

  it.each(['/%', '/%E0%A4', '/%zz', '/a%00b'])('%s is a 400', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.body.split('\n')).toHaveLength(2)
  })
})

describe('over the wire', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  /** Everything that is answered to a request until the server closes. */
  function answerTo(first: string, ...lines: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.end(`${[first, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    return text(socket)
  }

  it.each([
    ['no host', []],
    ['two hosts', ['Host: a.example', 'Host: a.example']],
    ['what is no host', ['Host: a.example/b']],
  ])('%s is a 400', async (_what, hosts) => {
    expect(await answerTo('GET / HTTP/1.1', ...hosts)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('a whole address is what its path is', async () => {
    const answer = await answerTo('GET http://your.domain/about?a=b HTTP/1.1', 'Host: your.domain')
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\nabout$/s)
  })

  it('the body of a form that nobody takes is not waited for', async () => {
    const lines = ['Host: a', 'Content-Type: application/json', 'Content-Length: 1000']
    expect(await answerTo('POST /about HTTP/1.1', ...lines)).toMatch(/^HTTP\/1\.1 405 /)
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
})

describe('headers', () => {
  it.each(['/', '/about/', '/nothing', '/nothing.png', '/%', '/a%00b', '/assets/app-1.js'])(
    'every answer carries what the policy says: %s',
    async (url) => {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject(responseHeaders(false))
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )

  it('promises https only on an https site to visitors who came over it', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' }
    const header = 'strict-transport-security'
    expect((await app.inject({ url: '/', headers: forwarded })).headers).not.toHaveProperty(header)

    const behindProxy = await build('https://exprichgroup.example', 1)
    const secure = await behindProxy.inject({ url: '/', headers: forwarded })
    expect(secure.headers).toMatchObject(responseHeaders(true))
    expect((await behindProxy.inject('/')).headers).not.toHaveProperty(header)

    const plainSite = await build('http://exprichgroup.example', 1)
    const plain = await plainSite.inject({ url: '/', headers: forwarded })
    expect(plain.headers).not.toHaveProperty(header)
  })
})

it('says nothing about the inside when it fails', async () => {
  const failing = await build('https://exprichgroup.example')
  failing.get('/fail', () => {
    throw new Error('the password is swordfish')
  })
  const answer = await failing.inject('/fail')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toBe('Something went wrong on our side.\n')
  expect(answer.headers).toMatchObject(responseHeaders(false))
})
