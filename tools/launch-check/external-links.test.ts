import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPage, externalLinks } from './external-links.ts'

const asked: string[] = []
let server: Server
let address: string

/** A foreign site: one page that is there, one that is gone, one that is silent. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url !== '/silent') response.writeHead(url === '/gone' ? 404 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  address = `http://127.0.0.1:${place !== null && typeof place === 'object' ? place.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const linksTo = (paths: readonly string[]) => ({
  '/': paths.map((path) => `<a href="${address}${path}">There</a>`).join(''),
  '/about': `<a href="${address}${paths[0]}#again">Again</a>`,
})

const site = 'https://exprich.ng'
const found = (pages: Record<string, string>, timeout: number) =>
  externalLinks(
    Object.entries(pages).map(([path, html]) => builtPage(path, html)),
    site,
    timeout,
  )

it('finds what is gone or silent, and asks each address once', async () => {
  const pages = linksTo(['/there', '/gone', '/silent'])
  expect(await found(pages, 3000)).toMatchObject([
    { page: '/', record: `${address}/gone`, now: 'answers 404' },
    { page: '/', record: `${address}/silent`, now: 'no answer in 3 s' },
  ])
  expect(asked.filter((url) => url === '/there')).toHaveLength(1)
})

it('does not ask our own site, nor an example', async () => {
  const pages = {
    '/': '<a href="https://exprich.ng/x">A</a><a href="https://wattrich.example">B</a><a href="mailto:a@b.ng">C</a>',
  }
  expect(await found(pages, 3000)).toEqual([])
})

it('says so when a site cannot be reached', async () => {
  const pages = { '/': '<a href="http://127.0.0.1:1/">A</a>' }
  expect(await found(pages, 2000)).toMatchObject([
    { record: 'http://127.0.0.1:1/', now: 'cannot be reached' },
  ])
})
