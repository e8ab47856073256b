import { expect, it } from 'vitest'
import type { PageMatch } from '#app/lib/pagefind.ts'
import type { Found } from '#contract/finder.ts'
import { answerTo, isAnswered } from './answer.ts'
import { corrected } from './correction.ts'

const limits = { pages: 10, sectionsOfPage: 3 }
const match = (url: string, title: string, marked: string): PageMatch => ({
  url,
  meta: { title },
  content: marked,
  locations: [0],
  sub_results: [],
})
const index: Record<string, PageMatch[]> = {
  wellrich: [match('/subsidiaries/wellrich', 'Wellrich', 'Wellrich')],
  wellrch: [
    match('/services', 'Services', 'well'),
    match('/subsidiaries/wellrich', 'Wellrich', 'well'),
  ],
  solar: [match('/subsidiaries/wattrich', 'Wattrich', 'Solar')],
  storage: [match('/services', 'Services', 'tank')],
}
const page = (href: string) => ({ href, label: href, summary: 'A summary.' })
const unsure = { pages: [page('/contact')], asked: 0, isSure: false, isExact: true }

/** Asks an index that knows the four above, and tells whether the words were fetched. */
async function ask(query: string, found: Partial<Found> = {}) {
  let fetched = false
  const answer = await answerTo(query, limits, {
    find: async (text, most) => (index[text] ?? []).slice(0, most),
    correct: async (text, slack) => {
      fetched = true
      return corrected(text, ['wellrich', 'solar', 'storage', 'turbine'], slack)
    },
    answers: () => ({ ...unsure, ...found }),
  })
  const hrefs = answer.groups.flatMap(({ items }) => items.map(({ href }) => href))
  return { ...answer, hrefs, fetched }
}

it('asks for no words where the answer is good', async () => {
  expect(await ask('solar')).toMatchObject({ meant: undefined, count: 1, fetched: false })
})

it('shows what was meant first, and then what the question finds itself', async () => {
  const { meant, hrefs, count, others } = await ask('wellrch')
  expect({ meant, hrefs, count }).toEqual({
    meant: 'wellrich',
    hrefs: ['/subsidiaries/wellrich'],
    count: 1,
  })
  expect(others.map(({ href }) => href)).toEqual(['/services'])
})

it('finds what was meant where the question finds nothing', async () => {
  expect(await ask('soalr')).toMatchObject({ meant: 'solar', hrefs: ['/subsidiaries/wattrich'] })
})

it('does not offer a spelling that finds nothing either', async () => {
  expect(await ask('turbin')).toMatchObject({ meant: undefined, count: 0, nearest: [] })
  expect(await ask('turbime')).toMatchObject({ meant: undefined, count: 0, nearest: [] })
})

it('keeps what a keyword found, which is marked nowhere', async () => {
  expect(await ask('storage')).toMatchObject({ meant: undefined, hrefs: ['/services'] })
})

it('offers what comes near where nothing else does', async () => {
  const { count, nearest } = await ask('soxxr')
  expect(count).toBe(0)
  expect(nearest.map(({ href }) => href)).toEqual(['/subsidiaries/wattrich'])
})

const sure = { isSure: true, asked: 1 }

it('shows the best answers once, and no other spelling of what people say', async () => {
  const pages = [page('/verify'), page('/services')]
  expect(await ask('storage', { ...sure, pages })).toMatchObject({
    best: pages,
    hrefs: [],
    count: 2,
  })
  expect(await ask('soalr', { ...sure, pages })).toMatchObject({ meant: undefined, fetched: false })
  expect(await ask('soalr', { ...sure, pages, isExact: false })).toMatchObject({ meant: 'solar' })
})

it('shows three at most, and Contact with others alone', async () => {
  const pages = ['/a', '/b', '/c', '/d'].map(page)
  expect((await ask('xyz', { ...sure, pages })).best).toEqual(pages.slice(0, 3))
  expect((await ask('xyz', { pages: pages.slice(0, 2) })).best).toHaveLength(2)
  expect((await ask('xyz')).best).toEqual([])
})

it('adds the ranks of the whole text for a name alone', async () => {
  const pages = ['/a', '/b', '/subsidiaries/wattrich'].map(page)
  const first = async (query: string, found: Partial<Found>) =>
    (await ask(query, { isSure: true, pages, ...found })).best[0]?.href
  expect(await first('solar', {})).toBe('/subsidiaries/wattrich')
  expect(await first('solar', { asked: 1 })).toBe('/a')
  expect(await first('is there solar now', {})).toBe('/a')
})

it.each([
  ['sustainabilty', ['Sustainability.'], true],
  ['gas', [], true],
  ['wellrch', ['well.', 'wells'], false],
  ['carrers', ['car.'], false],
  ['solar wellrch', ['Solar'], false],
  ['techrch', [], false],
  ["Cote d'Ivoire", ['Côte', 'd’Ivoire'], true],
  ['ivoire', ['d’Ivoire'], true],
])('%j is answered by %j: %s', (query, marked, expected) => {
  expect(isAnswered(query, marked)).toBe(expected)
})
