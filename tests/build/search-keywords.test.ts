import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { siteFolder } from './built-site.ts'
import { openIndex } from './open-index.ts'

/** The search dialog shows at most this many pages. */
const maxPages = 10

let index: Awaited<ReturnType<typeof openIndex>>
beforeAll(async () => {
  index = await openIndex(siteFolder)
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
