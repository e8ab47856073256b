import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contentFolder } from '../../content/model/content-files.ts'
import type { Person } from '../base/people.ts'
import { contentCheck } from '../content/content-check.ts'
import { contentRepository } from '../content/content-repository.ts'
import { kinds } from '../content/kinds.ts'
import { records } from '../content/records.ts'
import { ada, bola } from '../tests/people.ts'
import { formValues, removeRecord, type Save, saveRecord, unsavedFile } from './saving.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-saving-'))
afterAll(() => rmSync(folder, { recursive: true }))
const content = contentRepository(folder)
await content.start(contentFolder)
const first = await content.commitOf('draft')
const draft = () => content.commitOf('draft')

type Values = Record<string, unknown>
/** Some fields, or what makes all of them of what is there. */
type Written = Values | ((values: Values) => Values)
type Options = Partial<Pick<Save, 'base' | 'seen' | 'mine' | 'restores'>> & { by?: Person }

function recordAt(address: string) {
  const record = records.at(address)
  if (!record) throw new Error(`no record ${address}`)
  return record
}

function kindOf(key: string) {
  const kind = kinds.find((each) => each.key === key)
  if (!kind) throw new Error(`no kind ${key}`)
  return kind
}

/** What a form shows of a record. */
async function valuesOf(address: string, commit?: string): Promise<Values> {
  const record = recordAt(address)
  const bytes = await content.read(commit ?? (await draft()), record.path)
  return bytes ? { ...formValues(record, bytes) } : {}
}

const written = (change: Written, values: Values) =>
  typeof change === 'function' ? change(values) : { ...values, ...change }

/** Opens a record at a commit, the draft by default, writes into its form and saves it. */
async function save(address: string, change: Written, { by = ada, ...options }: Options = {}) {
  const record = recordAt(address)
  const base = options.base ?? (await draft())
  const values = written(change, await valuesOf(address, base))
  return saveRecord(content, by, { kind: kindOf(record.key), record, base, values, ...options })
}

/** Saves a new record, with the fields of another one. */
async function add(like: string, change: Written, copyOf?: string) {
  const base = await draft()
  const kind = kindOf(recordAt(like).key)
  const values = written(change, await valuesOf(like))
  return saveRecord(content, ada, { kind, record: undefined, base, values, copyOf })
}

const remove = async (address: string, { by = ada, base = '' } = {}) =>
  removeRecord(content, by, recordAt(address), base || (await draft()))

const textOf = async (path: string, commit?: string) =>
  String(await content.read(commit ?? (await draft()), path))

const article = 'news/2024-12-04-iso-certifications'
const confirmed = { status: 'confirmed', confirmedBy: 'Chidi Eze', confirmedOn: '2026-11-25' }

describe('a page that moves', () => {
  it('keeps its earlier addresses, and is not led away from its own', async () => {
    await save(article, { id: 88 })
    expect(await textOf(`${article}.md`)).toMatch(/^aliases:\n {2}- \/news\/3$/m)
    // No form shows them.
    await save(article, { excerpt: 'In short.' })
    expect(await textOf(`${article}.md`)).toMatch(/^aliases:\n {2}- \/news\/3$/m)
    await save(article, { id: 3 })
    expect(await textOf(`${article}.md`)).not.toContain('aliases')
  })

  it('keeps it under another file name as well', async () => {
    const saved = await save('vacancies/operations-manager', { _address: 'turbine-engineer' })
    expect(saved).toMatchObject({ record: { path: 'vacancies/turbine-engineer.yaml' } })
    const text = await textOf('vacancies/turbine-engineer.yaml')
    expect(text).toContain('- /careers/operations-manager')
    const there = await content.files(await draft())
    expect(there.has('vacancies/operations-manager.yaml')).toBe(false)
  })
})

describe('what is used', () => {
  const picture = async () => `pictures/${(await valuesOf(article)).image}`

  it('is not removed', async () => {
    expect(await remove(await picture())).toMatch(/^It is used in .+Please choose another/)
  })

  it('keeps an address by which the program knows it', async () => {
    for (const address of [await picture(), 'documents/annual-report'])
      expect(await save(address, { _address: 'another' })).toEqual({
        mistakes: [{ at: ['_address'], text: expect.stringContaining('has to stay') }],
      })
  })
})

describe('a record that is confirmed', () => {
  it('has a copy that is a placeholder', async () => {
    await save('people/ngozi-okafor', confirmed)
    const text = await textOf('people/ngozi-okafor.yaml')
    await add('people/ngozi-okafor', { _address: 'ngozi' }, 'ngozi-okafor')
    const unconfirmed = /^status: confirmed\nconfirmedBy: .*\nconfirmedOn: .*$/m
    expect(await textOf('people/ngozi.yaml')).toBe(text.replace(unconfirmed, 'status: placeholder'))
    await add('people/ngozi-okafor', { _address: 'halima' })
    expect(await textOf('people/halima.yaml')).toMatch(unconfirmed)
  })

  it('stays so under another address where it says the same', async () => {
    await save('people/halima', { _address: 'halima-bello' })
    expect(await textOf('people/halima-bello.yaml')).toContain('status: confirmed\n')
    await save('people/halima-bello', { _address: 'adamu-bello', bio: 'Else.' })
    expect(await textOf('people/adamu-bello.yaml')).toContain('status: placeholder\n')
  })
})

describe('where a form writes', () => {
  it('every file of content has a record, and no other has', async () => {
    const without = [...(await content.files(first)).keys()].filter((path) => !records.of(path))
    // One is written by a program, and the group's mark has no form.
    expect(without).toEqual(['accessibility-run.yaml', 'group/mark.svg'])
  })

  it.each([
    'contact.ts',
    'contact.yaml/x.yaml',
    'news/.gitattributes',
    'news/.yaml',
    'news/a/b.md',
    'news/A.md',
    'news/a.yaml',
    `news/${'a'.repeat(260)}.md`,
    'news/../group.yaml',
    '../package.json',
    '/etc/passwd',
    'model/group.ts',
    'people/ada/x.jpg',
    'people/ada/deeper/photograph.jpg',
    'people/../photograph.jpg',
    'group/mark.svg',
    'README.md',
    'legal/new.md',
    'accessibility-run.yaml',
    'people\\ada.yaml',
    'figures.yaml\0.md',
  ])('%s has none', (path) => {
    expect(records.of(path)).toBeUndefined()
  })

  it.each(['A', 'a/b', '../group', '.', 'a--b', 'a.b', 'a\0b', 'people\\ada', 'a'.repeat(260)])(
    'a record is not saved as %j',
    async (address) => {
      expect(await add('people/halima-yusuf', { _address: address })).toEqual({
        mistakes: [{ at: ['_address'], text: expect.stringContaining('small letters') }],
      })
    },
  )

  it('a new one is named after its title, in letters of any script that have a Latin form', async () => {
    const saved = await add(article, { _address: '', id: 907, title: 'Ọ̀nà tuntun, Òṣogbo' })
    expect(saved).toMatchObject({ record: { path: 'news/ona-tuntun-osogbo.md' } })
    const named = async (title: string, _address = '') => add(article, { _address, id: 908, title })
    expect(await named('سوق')).toEqual({
      mistakes: [{ at: ['_address'], text: expect.stringContaining('small letters') }],
    })
    expect(await named('سوق', 'market')).toHaveProperty('commit')
    expect(await textOf('news/market.md')).toMatch(/^title: سوق$/m)
  })

  it('what there is only one of cannot be removed', async () => {
    expect(await remove('group')).toContain('cannot be removed')
    expect(await textOf('group.yaml')).toBe(await textOf('group.yaml', first))
  })
})

describe('a picture', () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff])
  const at = async (path: string) => content.read(await draft(), path)
  const like = 'pictures/office-facade'

  it('is saved with its record, moves along, and goes with it', async () => {
    const blob = await content.store(bytes)
    const file = { file: `file.jpg#${blob}`, _address: 'harbour' }
    expect(await add(like, file)).toHaveProperty('commit')
    expect(await textOf('pictures/harbour.yaml')).toMatch(/^file: file\.jpg$/m)
    expect(await at('pictures/harbour/file.jpg')).toEqual(bytes)

    await save('pictures/harbour', { _address: 'harbour-at-noon' })
    expect(await at('pictures/harbour-at-noon/file.jpg')).toEqual(bytes)
    expect(await at('pictures/harbour/file.jpg')).toBeUndefined()
    expect(await at('pictures/harbour.yaml')).toBeUndefined()

    expect(await remove('pictures/harbour-at-noon')).toBeUndefined()
    const there = [...(await content.files(await draft())).keys()]
    expect(there.filter((path) => path.includes('harbour'))).toEqual([])
  })

  it('is replaced by one of another kind', async () => {
    const file = async (name: string, text: string) =>
      `${name}#${await content.store(Buffer.from(text))}`
    await add(like, { file: await file('file.jpg', 'one'), _address: 'quay' })
    await save('pictures/quay', { file: await file('file.png', 'two') })
    const there = [...(await content.files(await draft())).keys()]
    const own = there.filter((path) => path.startsWith('pictures/quay'))
    expect(own).toEqual(['pictures/quay.yaml', 'pictures/quay/file.png'])
    expect(String(await at('pictures/quay/file.png'))).toBe('two')
  })

  it('that is gone after two weeks is a mistake at its field', async () => {
    const file = `file.jpg#${'0'.repeat(40)}`
    expect(await add(like, { file, _address: 'pier' })).toEqual({
      mistakes: [{ at: ['file'], text: expect.stringContaining('choose it again') }],
    })
  })

  it('that is not saved yet has a page without its blob', async () => {
    const values = { ...(await valuesOf(like)), file: `file.jpg#${'0'.repeat(40)}` }
    const { path, text } = await unsavedFile(content, kindOf('pictures'), recordAt(like), values)
    expect(path).toBe(`${like}.yaml`)
    expect(text).toMatch(/^file: file\.jpg$/m)
  })
})

describe('a save', () => {
  it('of what is there already is the same bytes, and no commit', async () => {
    const before = await draft()
    expect(await save('contact', {})).toMatchObject({ commit: before })
    expect(await save(article, {})).toMatchObject({ commit: before })
  })

  it('that comes twice, because its answer was lost, is one commit', async () => {
    const base = await draft()
    const saved = await save('group', { shortName: 'Once' }, { base })
    expect(await save('group', { shortName: 'Once' }, { base })).toEqual(saved)
    expect(await draft()).toBe(Object(saved).commit)
  })

  it('of a new record that comes twice is one record; another one needs another address', async () => {
    const person = { _address: 'tunde-bello', name: 'Tunde Bello' }
    const saved = await add('people/halima-yusuf', person)
    expect(await add('people/halima-yusuf', person)).toEqual(saved)
    expect(await add('people/halima-yusuf', { ...person, name: 'Tunde Eze' })).toEqual({
      mistakes: [{ at: ['_address'], text: expect.stringMatching(/^Another record has/) }],
    })
  })

  it('with a mistake is refused, with the name of its field', async () => {
    const before = await draft()
    const wrong = (values: Values) => ({
      ...values,
      figures: [values.figures].flat().map((each) => ({ ...Object(each), value: '0,25' })),
    })
    const refused = await save('figures', wrong)
    expect(refused).toMatchObject({
      mistakes: expect.arrayContaining([
        expect.objectContaining({ at: ['figures', 0, 'value'], text: expect.any(String) }),
      ]),
    })
    expect(await save('people/halima-yusuf', { name: '' })).toMatchObject({
      mistakes: [{ at: ['name'], text: expect.stringMatching(/^Name is empty/) }],
    })
    expect(await draft()).toBe(before)
  })

  it('of markup stays words', async () => {
    const name = '</script><img src=x onerror=alert(1)>'
    await save('people/halima-yusuf', { name })
    expect((await valuesOf('people/halima-yusuf')).name).toBe(name)
  })

  it('of an article ends its text with a line, and leaves out none', async () => {
    const _body = 'One.\n\n---\n\nTwo: `title: x`'
    await save(article, { _body })
    expect(await textOf(`${article}.md`)).toMatch(/\n---\n\nOne\.\n\n---\n\nTwo: `title: x`\n$/)
    expect((await valuesOf(article))._body).toBe(`${_body}\n`)
  })
})

describe('two people', () => {
  const figure = (index: number, label: string) => (values: Values) => ({
    ...values,
    figures: [values.figures]
      .flat()
      .map((each, at) => (at === index ? { ...Object(each), label } : each)),
  })

  it('change two figures: both stand there', async () => {
    const base = await draft()
    await save('figures', figure(0, 'Ours'), { base })
    await save('figures', figure(1, 'Theirs'), { base, by: bola })
    const labels = [Object(await valuesOf('figures')).figures].flat().map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(['Ours', 'Theirs'])
  })

  it('change the text of an article: line by line', async () => {
    const base = await draft()
    const lines = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].join('\n\n')
    await save(article, { _body: lines })
    const opened = await draft()
    const changed = (from: string, to: string) => ({ _body: lines.replace(from, to) })
    await save(article, changed('One', 'Eins'), { base: opened, by: bola })
    await save(article, changed('Five', 'Fünf'), { base: opened })
    const both = lines.replace('One', 'Eins').replace('Five', 'Fünf')
    expect((await valuesOf(article))._body).toBe(`${both}\n`)
    // The same line is a conflict of the text.
    const refused = await save(article, changed('One', 'Uno'), { base: opened })
    expect(refused).toMatchObject({ conflicts: [{ name: '_body', theirs: `${both}\n` }] })
    expect(await valuesOf(article, base)).not.toEqual(await valuesOf(article))
  })

  it('change one field: the second sees both, decides, and is asked again after another save', async () => {
    const base = await draft()
    await save('group', { shortName: 'One', blurb: 'By Bola.' }, { base, by: bola })
    const mine = { name: 'Mine Group', shortName: 'Two' }
    const refused = await save('group', mine, { base })
    const seen = await draft()
    expect(refused).toEqual({
      conflicts: [{ name: 'shortName', theirs: 'One' }],
      commit: seen,
      author: 'Bola Ade',
      at: expect.stringMatching(/20\d\d, \d\d:\d\d$/),
      values: expect.objectContaining({ ...mine, blurb: 'By Bola.' }),
    })
    expect((await valuesOf('group')).shortName).toBe('One')

    // Without a decision of this field it stays refused.
    const undecided = await save('group', mine, { base, seen, mine: ['name'] })
    expect(undecided).toHaveProperty('conflicts')
    await save('group', { shortName: 'Three' }, { by: bola })
    const again = await save('group', mine, { base, seen, mine: ['shortName'] })
    expect(again).toMatchObject({ conflicts: [{ name: 'shortName', theirs: 'Three' }] })

    const decided = await save('group', mine, { base, seen: await draft(), mine: ['shortName'] })
    expect(decided).toHaveProperty('commit')
    expect(await valuesOf('group')).toMatchObject({ ...mine, blurb: 'By Bola.' })
  })

  it('never reach another record: one was copied and removed while somebody had it open', async () => {
    const opening = 'vacancies/turbine-engineer'
    const base = await draft()
    await add(opening, { _address: 'rigger' })
    const copy = await textOf('vacancies/rigger.yaml')
    await remove(opening, { by: bola })
    const refused = await save(opening, { location: 'Kano' }, { base })
    const removed = /^Bola Ade removed “.+” \(.+\) after you opened it\.$/
    expect(refused).toEqual({ removed: expect.stringMatching(removed) })
    expect(await textOf('vacancies/rigger.yaml')).toBe(copy)

    expect(await save(opening, { location: 'Kano' }, { base, restores: true })).toHaveProperty(
      'commit',
    )
    expect((await valuesOf(opening)).location).toBe('Kano')
  })

  it('remove nothing that another one has saved since it was opened', async () => {
    const base = await draft()
    await save('people/tunde-bello', { bio: 'New.' }, { by: bola })
    const refused = await remove('people/tunde-bello', { base })
    expect(refused).toMatch(/^Bola Ade saved “.+” \(.+\) after you opened it\.$/)
    expect(await valuesOf('people/tunde-bello')).toMatchObject({ bio: 'New.' })
  })

  it('are told when their changes do not hold together', async () => {
    const base = await draft()
    const twin = (values: Values) => {
      const all = [values.figures].flat()
      const [one] = all
      return { ...values, figures: all.with(1, { ...Object(one), id: 'twin', label: 'Twin' }) }
    }
    const other = (values: Values) => {
      const all = [values.figures].flat()
      const [one] = all
      return { ...values, figures: all.with(2, { ...Object(one), id: 'twin', label: 'Twin' }) }
    }
    // The same id twice: two fields, which the schema refuses together.
    await save('figures', twin, { base, by: bola })
    const text = await textOf('figures.yaml')
    expect(await save('figures', other, { base })).toHaveProperty('mistakes')
    expect(await textOf('figures.yaml')).toBe(text)
  })
})

it('a mistake names its record and field as people know them', async () => {
  const mistakes = await contentCheck(content, 'confirmed')(first)
  expect(mistakes).toContainEqual({
    path: 'contact.yaml',
    record: expect.objectContaining({ address: 'contact' }),
    at: expect.arrayContaining(['phones']),
    text: expect.stringMatching(
      /^Phones: “.+” is not confirmed yet\. The public site cannot be built without it\.$/,
    ),
  })
})
