import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChangedContent } from '../../tests/build/changed-content.ts'
import { pageClient } from '../releases/page-client.ts'
import { childWorker } from '../start.ts'
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

it('the same content, code and date give the same bytes, and nothing to report', async () => {
  const report = await real.built({ id: 'again', commit: 'base', against: 1 })
  expect(report.changes).toEqual([])
  expect(await hashesOf('again')).toEqual(await hashesOf('base'))
})

it('a renamed group and a removed company are reported as what they are', async () => {
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
  const red = { create: { width: 2560, height: 1600, channels: 3, background: '#a33' } } as const
  const upload = await sharp(red).jpeg().toBuffer()
  await real.save('draft', async ({ folder }) => {
    await mkdir(join(folder, 'pictures/red'))
    await writeFile(join(folder, 'pictures/red/file.jpg'), upload)
    await writeFile(
      join(folder, 'pictures/red.yaml'),
      'file: file.jpg\nalt: A red wall\nfocus:\n  left: 50\n  top: 50\n',
    )
  })
  const { state, problem } = await real.done({ id: 'draft', kind: 'draft' })
  expect([state, problem]).toEqual(['ready', undefined])
  // A small picture for the desk's library, under the name that Git gives the uploaded one.
  const blob = execFileSync('git', ['hash-object', '--stdin'], { input: upload })
  const small = join(builds.folder('draft'), 'client/thumbnails', `${String(blob).trim()}.webp`)
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640 })
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
    mistakes: [{ file, at: ['heading'], message: expect.stringContaining('heading is empty') }],
  })
})

it('a page is the same, whatever the process that renders it has rendered before', async () => {
  const content = await ChangedContent.copied()
  const press = 'pages/press.yaml'
  const titled = async (file: string, heading: string) =>
    (await content.read(file)).replace(/^heading: .*/m, `heading: ${heading}`)
  const pages: string[] = []
  for (let count = 1; count <= 12; count += 1) {
    const text = await titled(press, `Press ${count} times`)
    const { html = '' } = await builds.page({ path: '/press', file: press, text })
    expect(html).toMatch(new RegExp(`<h1[^>]*>Press ${count} times`))
    pages.push(html)
  }
  // When another file is changed, the draft's text of the first one is back.
  const about = { file: 'pages/about.yaml', text: await titled('pages/about.yaml', 'Not press') }
  const { html: changed } = await builds.page({ path: '/about', ...about })
  expect(changed).toMatch(/<h1[^>]*>Not press/)
  const { html: other } = await builds.page({ path: '/press', ...about })
  expect(other).not.toMatch(/Press \d+ times/)
  for (const count of [2, 12]) {
    const fresh = pageClient(() => childWorker(real.folder))
    const text = await titled(press, `Press ${count} times`)
    const { html } = await fresh.page({ path: '/press', file: press, text })
    fresh.stop()
    expect(html === pages[count - 1], `page ${count}`).toBe(true)
  }
})

it('a page of a record that no draft has is rendered as well', async () => {
  const front = 'category: Group\ndate: 2026-01-31\nauthor: Ada Obi\nimage: crew-jetty\nnotes: []'
  const title = 'title: A new quay\nexcerpt: What the quay is for.'
  const text = `---\nid: 77\n${title}\n${front}\nstatus: placeholder\n---\nThe quay is **open**.\n`
  const { html } = await builds.page({ path: '/news/77', file: 'news/a-new-quay.md', text })
  expect(html).toMatch(/<h1[^>]*>A new quay/)
})
