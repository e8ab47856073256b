import { expect, it } from 'vitest'
import type { PageMatch } from '#app/lib/pagefind.ts'
import { foundLinks } from './found-links.ts'

const page = (url: string, title: string): PageMatch => ({
  url,
  meta: { title },
  content: '',
  locations: [],
  sub_results: [],
})
const techrich = page('/subsidiaries/techrich', 'Techrich')
const trees = page('/sustainability', 'Sustainability')
const index: Record<string, PageMatch[]> = {
  'builds pipelines': [
    techrich,
    trees,
    page('/services', 'Services'),
    page('/data', 'Our figures'),
  ],
  trees: [trees],
  plant: [trees],
  report: [page('/annual-report.pdf', 'Annual report (PDF)')],
}
const ask = async (question: string) =>
  (await foundLinks(question, async (query) => index[query] ?? [])).map(({ href }) => href)

it.each([
  ['Who builds pipelines?', ['/subsidiaries/techrich', '/sustainability', '/services']],
  ['How many trees did you plant?', ['/sustainability']],
  ['Your report on trees, please', ['/annual-report.pdf', '/sustainability']],
  ['Who are you?', []],
  ['???', []],
  ['xyzzy', []],
])('for %j the search is asked without empty words: %j', async (question, hrefs) => {
  expect(await ask(question)).toEqual(hrefs)
})

it('a question of thousands of words or letters asks for a dozen short ones', async () => {
  const queries: string[] = []
  const find = async (query: string) => {
    queries.push(query)
    return []
  }
  const different = Array.from({ length: 5000 }, (_, n) => `tree${n}`)
  for (const question of ['x'.repeat(20_000), 'trees '.repeat(3000), different.join(' ')]) {
    await foundLinks(question, find)
  }
  expect(queries.length).toBeGreaterThan(0)
  expect(queries.length).toBeLessThan(20)
  expect(Math.max(...queries.map((query) => query.length))).toBeLessThan(200)
})
