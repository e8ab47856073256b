import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { answerTo } from '#app/islands/search/answer.ts'
import { pageElements } from '#tools/postprocess/page-elements.ts'
import { openSearchIndex } from '#tools/search/search-index.ts'
import { openIndex } from './open-index.ts'

const articles = {
  '/news/1': ['Wellrich opens an office in Côte d’Ivoire', 'Crews go on from there.'],
  '/news/2': ['Wellrich surveys the sea off São Tomé', 'Then it comes to Côte d’Ivoire.'],
  '/news/3': ['Gas for Ɗan Ƙofar', 'The coast has come to be a voice.'],
}

let folder: string
let index: Awaited<ReturnType<typeof openIndex>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-spellings-'))
  const made = await openSearchIndex()
  for (const [path, [title, text]] of Object.entries(articles))
    await made.add(path, pageElements(`<main><h1>${title}</h1><p>${text}</p></main>`))
  await made.write(folder)
  await made.close()
  index = await openIndex(folder)
})
// The next file of this worker has the same globals (`isolate: false`).
afterAll(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

it.each([
  ["Cote d'Ivoire", '/news/1', ['Côte', 'd’Ivoire']],
  ['cote', '/news/1', ['Côte']],
  ['Ivoire', '/news/1', ['Ivoire']],
  ['Côte d’Ivoire', '/news/1', ['Côte', 'd’Ivoire']],
  ['Sao Tome', '/news/2', ['São', 'Tomé']],
  ['Dan Kofar', '/news/3', ['Ɗan', 'Ƙofar']],
  ['ɗan ƙofar', '/news/3', ['Ɗan', 'Ƙofar']],
])('%j finds %s first, and marks its letters', async (query, href, marked) => {
  const { meant, groups } = await answerTo(
    query,
    { pages: 10, sectionsOfPage: 3 },
    {
      async find(text, most) {
        const { results } = await index.search(text)
        return Promise.all(results.slice(0, most).map((result) => result.data()))
      },
      correct: async () => 'another spelling',
      answers: undefined,
    },
  )
  const [first] = groups.flatMap(({ items }) => items)
  expect([meant, first?.href]).toEqual([undefined, href])
  expect(first?.title.flatMap((part) => (part.marked ? part.text : []))).toEqual(marked)
})
