import { afterAll, expect, it } from 'vitest'
import { allFigures } from '../../content/model/figures.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { ada, bola } from '../tests/people.ts'
import { browserOf } from '../tests/requests.ts'
import { recordIndex } from './record-index.ts'

const { desk, app, save, textOf, end } = await contentDesk(4067)
afterAll(end)
const request = browserOf(app, desk)
const index = await recordIndex(desk.content)

/** The records that a list links to. */
async function listed(query: Record<string, string>): Promise<string[]> {
  const { body } = await request(`/edit?${new URLSearchParams(query)}`, { by: ada.id })
  const links = body.matchAll(/href="\/edit\/((?!versions\?)[^"]+)"/g)
  return [...links].map(([, address = '']) => address)
}

it('leads to every record, by its kind or by its section', async () => {
  const addresses = await listed({})
  const lists = new Set(index.filter(({ isOneOfMany }) => isOneOfMany).map(({ key }) => key))
  for (const kind of lists) addresses.push(...(await listed({ kind, all: '' })))
  expect(addresses.toSorted()).toEqual(index.map(({ address }) => address).toSorted())
})

it('lists the first of many records, and leads to all of them', async () => {
  const first = await listed({ words: 'a' })
  const all = await listed({ words: 'a', all: '' })
  expect(all.length).toBeGreaterThan(first.length)
  expect(all.slice(0, first.length)).toEqual(first)
  const { body } = await request('/edit?words=a', { by: ada.id })
  expect(body).toContain(`More: all ${all.length}`)
  expect(body).toContain('/edit?kind=&amp;words=a&amp;all=')
})

it('leads to a new record, and to a copy of one', async () => {
  const { body } = await request('/edit?kind=vacancies', { by: ada.id })
  for (const url of ['/add/vacancies', '/add/vacancies?like=operations-manager']) {
    expect(body).toContain(`href="${url}"`)
    expect((await request(url, { by: ada.id })).statusCode).toBe(200)
  }
})

it('says what was removed, and how it comes back', async () => {
  const removed = 'people/ola.yaml'
  const { body } = await request(`/edit?kind=people&removed=${removed}`, { by: ada.id })
  expect(body).toContain(`/edit/versions?record=${removed}`)
})

it('finds records by words and numbers, without accents and in any order', async () => {
  await save(
    'people/ola.yaml',
    (await textOf('people/ngozi-okafor.yaml')).replace(/^name: .*/m, 'name: Ọlá Òjó'),
    ada,
  )
  expect(await listed({ words: 'OJO ola' })).toEqual(['people/ola'])
  expect(await listed({ words: 'ojo', kind: 'news' })).toEqual([])
  const [{ value } = { value: 0 }] = allFigures.toSorted((a, b) => b.value - a.value)
  expect(await listed({ words: `${value}` })).toContain('figures')
})

it('finds numbers and days as people write them', async () => {
  const [path = ''] = index.filter(({ key }) => key === 'news').map((record) => record.path)
  const article = await textOf(path)
  await save(path, article.replace(/^date: .*/m, 'date: 2025-03-12'), ada)
  const figures = await textOf('figures.yaml')
  await save('figures.yaml', figures.replace(/(id: professionals\n +value: )\d+/, '$16557'), ada)
  const address = path.replace('.md', '')
  for (const words of ['2025-03-12', '12 March 2025', '12 Mar 2025'])
    expect(await listed({ words }), words).toContain(address)
  for (const words of ['6557', '6,557']) expect(await listed({ words })).toEqual(['figures'])
})

it('shows pictures with their alternative text and where they are used', async () => {
  const [picture] = index.filter(({ key, usedIn }) => key === 'pictures' && usedIn.length > 0)
  const { body } = await request('/edit?kind=pictures', { by: ada.id })
  expect(body).toContain(picture?.detail)
  expect(body).toContain(`Used in ${picture?.usedIn.join(', ')}`)
  const file = await request(`/picture?of=${picture?.path}`, { by: ada.id })
  expect(file.headers['content-type']).toBe('image/webp')
  expect((await request('/picture?of=contact.yaml', { by: ada.id })).statusCode).toBe(404)
})

it('takes back a version of a record, as a new save', async () => {
  const path = 'group.yaml'
  const first = await textOf(path)
  const url = `/edit/versions?record=${path}`
  await save(path, `${first}# Bola was here\n`, bola)
  const commit = await desk.content.commitOf('draft')
  await save(path, `${first}# Ada was here\n`, ada)
  const { body } = await request(url, { by: ada.id })
  expect(body.indexOf('Ada Obi,')).toBeLessThan(body.indexOf('Bola Ade,'))
  const draft = await desk.content.commitOf('draft')
  const form = { record: path, commit, draft }
  expect((await request('/edit/versions', { by: ada.id, form })).statusCode).toBe(303)
  expect(await textOf(path)).toBe(`${first}# Bola was here\n`)

  // Somebody saves the same place while the screen is open.
  await save(path, `${first}# Chidi was here\n`, bola)
  expect((await request('/edit/versions', { by: ada.id, form })).statusCode).toBe(503)
  expect(await textOf(path)).toBe(`${first}# Chidi was here\n`)
})
