import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenLinks, externalLinks } from './external-links.ts'

const requests: string[] = []
let server: Server
let origin: string

/** Another site: one page that is there, one that is gone, one without HEAD, one that is silent. */
beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    requests.push(`${method} ${url}`)
    if (url === '/silent') return
    const refused = url === '/gone' || (url === '/get-only' && method === 'HEAD')
    response.writeHead(refused ? 404 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('finds what is gone, silent or out of reach, and asks each address once', async () => {
  const away = 'http://127.0.0.1:1/'
  const addresses = [...['there', 'gone', 'get-only', 'silent'].map((x) => `${origin}/${x}`), away]
  const broken = await brokenLinks(new Map(addresses.map((address) => [address, '/about'])), 3000)
  expect(broken).toMatchObject([
    { page: '/about', record: away, now: 'cannot be reached' },
    { page: '/about', record: `${origin}/gone`, now: 'answers 404' },
    { page: '/about', record: `${origin}/silent`, now: 'no answer in 3 s' },
  ])
  expect(requests.filter((each) => each.endsWith('/there'))).toEqual(['HEAD /there'])
})

it('reads links to other sites, not to our own nor an example', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'links-'))
  const link = (href: string) => `<a href="${href}">A</a>`
  const others = ['https://exprich.ng/x', 'https://wattrich.example', 'mailto:a@b.ng', '/about']
  await writeFile(join(folder, 'about.html'), link('https://nnpc.ng/#again'))
  await writeFile(join(folder, 'index.html'), [...others, 'https://nnpc.ng/'].map(link).join(''))
  const links = await externalLinks(folder, 'https://exprich.ng')
  expect(links).toEqual(new Map([['https://nnpc.ng/', '/about']]))
  await rm(folder, { recursive: true })
})
