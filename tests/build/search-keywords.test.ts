import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { siteFolder } from './built-site.ts'

/** The parts of Pagefind's browser module that are used here. */
type Pagefind = {
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
}

/** The search dialog shows at most this many pages. */
const maxPages = 10

/** Pagefind's browser module, with `fetch` stubbed to read its index from the built files. */
async function openIndex(): Promise<Pagefind> {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://site.example')
    return new Response(await readFile(join(siteFolder, pathname)))
  })
  const module: { createInstance: (options: object) => Pagefind } = await import(
    /* @vite-ignore */ join(siteFolder, 'pagefind/pagefind.js')
  )
  const weights = { title: 5, keywords: 10 }
  const index = module.createInstance({
    noWorker: true,
    basePath: '/pagefind/',
    baseUrl: '/',
    ranking: { metaWeights: weights },
  })
  await index.init()
  return index
}

let index: Pagefind
beforeAll(async () => {
  index = await openIndex()
})
// The next file of this worker has the same globals (`isolate: false`).
afterAll(() => {
  vi.unstubAllGlobals()
})

const asked = companies.flatMap(({ id, keywords }) => keywords.map((keyword) => ({ id, keyword })))

it.each(asked)('$keyword finds $id', async ({ id, keyword }) => {
  const { results } = await index.search(keyword)
  const pages = await Promise.all(results.slice(0, maxPages).map((result) => result.data()))
  expect(pages.map(({ url }) => url)).toContain(`/subsidiaries/${id}`)
})

const abbreviated = companies.filter(({ fullName }) => fullName.includes('&'))

it.each(abbreviated)('$fullName is found as people write it', async ({ id, fullName }) => {
  const written = fullName.replace(/\s*&\s*/g, '&')
  const letters = written.split(' ').find((word) => word.includes('&')) ?? ''
  for (const [query, limit] of [
    [fullName, 1],
    [written, 1],
    [letters, maxPages],
    [letters.replace('&', ''), maxPages],
  ] as const) {
    const { results } = await index.search(query)
    const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()))
    expect(pages.map(({ url }) => url)).toContain(`/subsidiaries/${id}`)
  }
})
