import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { contentFolder } from '../../content/model/content-files.ts'
import { contentCheck } from '../content/content-check.ts'
import { contentRepository, differingPaths } from '../content/content-repository.ts'
import { records } from '../content/records.ts'
import { ada, bola } from '../tests/people.ts'
import { formValues, saveRecord } from './saving.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-renaming-'))
afterAll(() => rmSync(folder, { recursive: true }))
const content = contentRepository(folder)
await content.start(contentFolder)
const draft = () => content.commitOf('draft')
const textOf = async (path: string) => String(await content.read(await draft(), path))

type Values = Record<string, unknown>

/** Opens a record, changes its form and saves it. */
async function save(address: string, change: (values: Values) => Values, base = '', by = ada) {
  const record = records.at(address)
  const kind = record && records.kindOf(record.path)
  if (!kind) throw new Error(`no record ${address}`)
  const opened = base || (await draft())
  const bytes = await content.read(opened, record.path)
  const values = change({ ...formValues(record, bytes ?? Buffer.of()) })
  return await saveRecord(content, by, { kind, record, base: opened, values })
}

const rename = (address: string, to: string) =>
  save(address, (values) => ({ ...values, _address: to }))

/** The form of the figures with other ids. */
const withIds = (ids: Record<string, string>) => (values: Values) => ({
  ...values,
  figures: [values.figures].flat().map((each) => {
    const figure = Object(each)
    return { ...figure, id: ids[figure.id] ?? figure.id }
  }),
})

/** The lines that a save changed in other files, as `path: was > is`; it changed no number of lines. */
async function usesChanged(work: () => Promise<unknown>, own: string): Promise<string[]> {
  const before = await draft()
  expect(await work()).toHaveProperty('commit')
  const after = await draft()
  const [was, is] = await Promise.all([content.files(before), content.files(after)])
  const paths = differingPaths(was, is).filter((path) => !path.startsWith(own))
  const saves = (await content.revisions(paths)).slice(0, paths.length)
  expect(new Set(saves.map(({ commit }) => commit))).toEqual(new Set([after]))
  const lines = await Promise.all(
    paths.map(async (path) => {
      const [old = [], now = []] = await Promise.all(
        [before, after].map(async (commit) => String(await content.read(commit, path)).split('\n')),
      )
      expect(now.length, path).toBe(old.length)
      return now.flatMap((line, at) =>
        line === old[at] ? [] : [`${path}: ${old[at]?.trim()} > ${line.trim()}`],
      )
    }),
  )
  return lines.flat()
}

const mistakes = async () => (await contentCheck(content)(await draft())).map(({ text }) => text)

it('a company takes its references and the links to its page along, and leaves a redirect', async () => {
  const known = await mistakes()
  const from = await draft()
  const lines = await usesChanged(() => rename('companies/fatgas', 'fat'), 'companies/fat')
  expect(lines).toEqual(
    expect.arrayContaining([
      'companies/gasrich.yaml: - company: fatgas > - company: fat',
      'service-areas.yaml: - fatgas > - fat',
      'chat.yaml: href: /subsidiaries/fatgas > href: /subsidiaries/fat',
      expect.stringMatching(/^news\/.+\(\/subsidiaries\/fatgas\).+ > .+\(\/subsidiaries\/fat\)/),
    ]),
  )
  // Words are not its id, and no figure's name in braces.
  expect(lines.filter((line) => line.includes('fatgas-countries'))).toEqual([])
  expect(await textOf('companies/fat.yaml')).toMatch(/^aliases:\n {2}- \/subsidiaries\/fatgas$/m)
  const there = await content.files(await draft())
  expect(there.has('companies/fat/mark.svg')).toBe(true)
  expect([...there.keys()].filter((path) => path.includes('fatgas'))).toEqual([])
  expect(await mistakes()).toEqual(known)

  // Who has a use of it open, and changes something else in it, keeps its new name.
  const saved = await save('companies/gasrich', (each) => ({ ...each, trade: 'Gas' }), from, bola)
  expect(saved).toHaveProperty('commit')
  expect(await textOf('companies/gasrich.yaml')).toMatch(/^trade: Gas$[\s\S]+ company: fat$/m)
})

it('a figure takes its name in braces and its references along', async () => {
  const known = await mistakes()
  const ids = withIds({ 'fatgas-countries': '24' })
  const lines = await usesChanged(() => save('figures', ids), 'figures')
  expect(lines).toEqual(
    expect.arrayContaining([
      "pages/where-we-work.yaml: - figure: fatgas-countries > - figure: '24'",
      expect.stringMatching(/^documents\/annual-report\.yaml: .*\{fatgas-countries\}.* > .*\{24\}/),
    ]),
  )
  expect(await mistakes()).toEqual(known)
})

it('an article’s number changes in the links to it', async () => {
  const link = (values: Values) => ({ ...values, _body: 'See [it](/news/3), [all](/news).' })
  await save('news/2024-12-11-seven-companies', link)
  const number = (values: Values) => ({ ...values, id: 88 })
  const article = 'news/2024-12-04-iso-certifications'
  const lines = await usesChanged(() => save(article, number), article)
  expect(lines.filter((line) => line.includes('See'))).toEqual([
    'news/2024-12-11-seven-companies.md: See [it](/news/3), [all](/news). > See [it](/news/88), [all](/news).',
  ])
})

it('a picture and an office are renamed where they are used', async () => {
  const blob = await content.store(Buffer.from([0xff, 0xd8, 0xff]))
  const article = 'news/2024-12-18-emissions-targets'
  const image = String(/^image: (.+)$/m.exec(await textOf(`${article}.md`))?.[1])
  await save(`pictures/${image}`, (each) => ({ ...each, file: `file.jpg#${blob}` }))
  const lines = await usesChanged(() => rename(`pictures/${image}`, 'quay'), 'pictures/')
  expect(lines).toContain(`${article}.md: image: ${image} > image: quay`)

  const office = (values: Values) => ({
    ...values,
    offices: [values.offices].flat().map((each, at) => (at ? each : { ...Object(each), id: 'hq' })),
  })
  expect(await usesChanged(() => save('contact', office), 'contact')).toEqual([
    expect.stringMatching(/^places\.yaml: .*office: .+ > .*office: hq$/),
  ])
})
