import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChangedContent } from '../../tests/build/changed-content.ts'
import { realBuilds, replace } from '../tests/real-builds.ts'
import { filesBelow } from './files.ts'
import type { Report } from './report.ts'

/** Real builds, and the reports on how they differ. */

const real = await realBuilds(ChangedContent.copied)
const { builds } = real
beforeAll(() => real.publishFirst())
afterAll(() => real.end())

const shown = ({ changes }: Report) =>
  changes.map(({ kind, parts, pages }) => {
    const text = parts.map(({ text, state }) =>
      state === 'same' ? text : state === 'added' ? `[+${text}]` : `[-${text}]`,
    )
    return `${kind} (${pages.length}): ${text.join('')}`
  })

async function hashesOf(id: string) {
  const client = join(builds.folder(id), 'client')
  const hashes = new Map<string, string>()
  for (const file of await filesBelow(client)) {
    const hash = createHash('sha256').update(await readFile(join(client, file)))
    hashes.set(file, hash.digest('hex'))
  }
  return hashes
}

it('each kind of change is told', async () => {
  await real.save('kinds', async (content) => {
    await replace(
      content,
      'pages/about.yaml',
      'Founded in Nigeria in 2003',
      'Begun in Nigeria in 2003',
    )
    await replace(content, 'pages/about.yaml', 'The history and', 'The story and')
    await replace(content, 'legal/terms-of-service.md', '(/privacy-policy)', '(/cookies)')
    await replace(content, 'contact.yaml', "dial: '+2340000000000'", "dial: '+2340000000009'")
    await replace(content, 'pictures/lagos-waterfront.yaml', 'Illustration:', 'Drawing:')
    await replace(content, 'pages/press.yaml', /^title: .*|^heading: .*/m, 'heading: For the press')
    await replace(content, 'document-words.yaml', 'counted: Meaning', 'counted: Count')
    await replace(content, 'navigation.yaml', 'label: Case Studies', 'label: Our cases')
    await replace(
      content,
      'companies/electrich.yaml',
      'homes, businesses and communities',
      'homes and shops',
    )
    await replace(content, 'pictures/lagos-waterfront.yaml', /left: \d+/, 'left: 12')
  })
  const told = shown(await real.built({ id: 'kinds', against: 1 }))
  const expected: [RegExp, string][] = [
    [/^words.*\[-Founded\]\[\+Begun\]/, 'a word'],
    [/^description.*\[-history\]\[\+story\]/, 'a description'],
    [
      /^link.*Privacy Policy.*\[-\/privacy-policy\]\[\+\/cookies\]/,
      'a target under the same words',
    ],
    [/^link.*\[-tel:\+2340000000000\]\[\+tel:\+2340000000009\]/, 'a number that is dialled'],
    [/^alternative text.*\[-Illustration\]\[\+Drawing\]/, 'an alternative text'],
    [/^title.*\[\+For the press\]/, 'a title'],
    [/^structured data/, 'structured data'],
    [/^file/, 'a data file'],
    [/^document.*\[-Meaning\]\[\+Count\]/, 'a document'],
    [/^words \((?:[3-9]\d|\d{3}).*\[-Case Studies\]\[\+Our cases\]/, 'a menu label on all pages'],
    [/^picture/, 'a picture'],
  ]
  for (const [pattern, what] of expected) {
    expect(
      told.filter((line) => pattern.test(line)),
      `${what}:\n${told.join('\n')}`,
    ).not.toEqual([])
  }
})

it('the same content, code and date give the same bytes, and nothing to tell', async () => {
  const report = await real.built({ id: 'again', commit: 'base', against: 1 })
  expect(report.changes).toEqual([])
  expect(await hashesOf('again')).toEqual(await hashesOf('base'))
})

it('a renamed group and a removed company are told as what they are', async () => {
  await real.save('renamed', async (content) => {
    await replace(content, 'group.yaml', 'name: Exprich Group', 'name: Benin Holding')
    await content.remove('companies/electrich.yaml')
    await content.remove('companies/electrich')
    await content.forgetCompany('electrich')
    expect(await content.problems()).toEqual([])
  })
  const report = await real.built({ id: 'renamed', against: 1 })
  const renamed = report.changes.filter(
    ({ kind, parts }) =>
      kind === 'words' &&
      JSON.stringify(parts.map(({ text }) => text.trim())) ===
        JSON.stringify(['Exprich Group', 'Benin Holding']),
  )
  expect(renamed, shown(report).join('\n')).toHaveLength(1)
  expect(renamed[0]?.pages.length).toBeGreaterThan(30)
  const gone = report.changes.find(({ kind }) => kind === 'page removed')
  expect(gone?.pages).toEqual(['/subsidiaries/electrich'])
})

it('a draft is built without what cannot be shown, and says what and why', async () => {
  await real.save('mistake', async (content) => {
    await replace(content, 'pages/about.yaml', /^heading: .*/m, "heading: ''")
    await replace(content, 'pages/press.yaml', /^heading: .*/m, 'heading: Pressroom')
  })
  const state = await real.done({ id: 'mistake', kind: 'draft' })
  expect(state).toMatchObject({
    state: 'ready',
    problem: expect.stringMatching(/about\.yaml: line \d+/),
  })
  const page = (name: string) => readFile(join(builds.folder('mistake'), 'client', name), 'utf8')
  expect(await page('about.html')).toContain('About Us')
  expect(await page('press.html')).toContain('Pressroom')
  expect(await filesBelow(builds.folder('mistake'))).not.toContain('client/index.html.br')
})

it('a page of the last draft is rendered by itself, with the text of a form', async () => {
  await real.save('draft')
  expect(await real.done({ id: 'draft', kind: 'draft' })).toMatchObject({ state: 'ready' })
  const file = 'pages/press.yaml'
  const content = await ChangedContent.copied()
  const text = (await content.read(file)).replace(/^heading: .*/m, 'heading: Pressroom <b>')
  const { html = '' } = await builds.page({ path: '/press', file, text })
  expect(html).toMatch(/<h1[^>]*>Pressroom &lt;b&gt;/)
  // With its styles, and with pictures that the draft has.
  expect(html).toContain('@layer')
  const client = new Set(await filesBelow(join(builds.folder('draft'), 'client')))
  const pictures = html.match(/(?<=\/)assets\/[\w.-]+\.(?:avif|webp)/g) ?? []
  expect(pictures).not.toEqual([])
  expect(pictures.filter((name) => !client.has(name))).toEqual([])
  const wrong = text.replace(/^heading: .*/m, "heading: ''")
  expect(await builds.page({ path: '/press', file, text: wrong })).toEqual({
    problem: expect.stringMatching(/content\/pages\/press\.yaml: .*heading is empty/),
  })
})
