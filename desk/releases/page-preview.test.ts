import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import '../jsx.ts'
import { fullDisk } from '../base/full-disk.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { formOf } from '../tests/form-of.ts'
import { browserOf } from '../tests/requests.ts'
import type { Page, PageAnswer } from '../worker/job.ts'

const { desk, folder, parts, app, textOf, end } = await contentDesk()
const send = browserOf(app, desk)
afterAll(end)

/** What the worker was asked for, and answers. */
const asked: Page[] = []
let answer: PageAnswer = { html: '<h1>About</h1>' }
parts.builds.page = async (job) => {
  asked.push(job)
  return answer
}

const address = 'pages/about'
const path = 'pages/about.yaml'
const opened = formOf((await send(`/edit/${address}`, { by: 'chidi' })).payload)

/** Asks for the page of a form, with some of its fields changed. */
const pageOf = (fields: Record<string, string> = {}, sent: Parameters<typeof send>[1] = {}) =>
  send('/page', { by: 'chidi', ...sent, form: { ...opened, address, ...fields } })

const noteOf = async () => (await pageOf()).json().note

it('renders the page of a form with its unsaved text, and builds nothing', async () => {
  const { statusCode, headers, payload } = await pageOf({ heading: 'Not\u202e saved' })
  expect(statusCode).toBe(200)
  expect(JSON.parse(payload)).toEqual({ html: '<h1>About</h1>' })
  // Opened by itself it is no page, and no address can be framed.
  expect(headers['content-type']).toMatch('application/json')
  expect(headers['content-security-policy']).toMatch("frame-ancestors 'none'")
  const text = await textOf(path)
  expect(asked.at(-1)).toEqual({
    path: '/about',
    file: path,
    text: text.replace(/^heading: .*/m, 'heading: Not saved'),
  })
  await pageOf()
  expect(asked.at(-1)).toMatchObject({ text })
  expect([...parts.jobs.values()].filter(({ kind }) => kind === 'candidate')).toEqual([])
})

it('renders the page of a record that is not there yet', async () => {
  const fields = { title: 'A new quay', id: '77', _body: 'It **opens**.' }
  await send('/page', { by: 'chidi', form: { address: 'add/news', ...fields } })
  expect(asked.at(-1)).toMatchObject({ path: '/news/77', file: 'news/a-new-quay.md' })
  expect(asked.at(-1)?.text).toMatch(/^---\ntitle: A new quay\n.+\n---\n\nIt \*\*opens\*\*\.\n$/s)
})

it('renders for everybody in turn, and of each person only what was asked for last', async () => {
  const before = asked.length
  let finish = () => {}
  const finished = new Promise<PageAnswer>((resolve) => {
    finish = () => resolve(answer)
  })
  const { page } = parts.builds
  parts.builds.page = (job) => page(job).then(() => finished)
  onTestFinished(() => void Object.assign(parts.builds, { page }))
  const titled = (heading: string, by = 'chidi') => pageOf({ heading }, { by })
  const running = titled('One')
  await expect.poll(() => asked.length).toBe(before + 1)
  const arrived = vi.spyOn(desk.content, 'read')
  onTestFinished(() => arrived.mockRestore())
  const waiting = [titled('Two')]
  await expect.poll(() => arrived.mock.calls.length).toBe(1)
  waiting.push(titled('Three'), titled('Other', 'bola'))
  await expect.poll(() => arrived.mock.calls.length).toBe(3)
  expect(asked).toHaveLength(before + 1)
  finish()
  const answers = (await Promise.all([running, ...waiting])).map((each) => each.json())
  expect(answers.map(({ html }) => html === undefined)).toEqual([false, true, false, false])
  const texts = asked.slice(before).map(({ text }) => /^heading: (.*)$/m.exec(text)?.[1])
  expect(texts.toSorted()).toEqual(['One', 'Other', 'Three'])
})

it('only somebody who edits may ask, from the desk, about a form', async () => {
  const before = asked.length
  expect((await pageOf({}, { by: '' })).statusCode).toBe(401)
  expect((await pageOf({}, { from: 'preview' })).statusCode).toBe(403)
  for (const wrong of ['pages/../desk', 'add/pages/about', 'add/figures', ''])
    expect((await pageOf({ address: wrong })).statusCode, wrong).toBe(404)
  const long = await pageOf({ heading: 'x'.repeat(600_000) })
  expect(long.statusCode).toBe(413)
  expect(asked).toHaveLength(before)
})

it('a mistake is one sentence, and what no draft knows yet is tried again', async () => {
  const { state } = parts.builds
  const file = 'pages/about.yaml'
  const mistakes = [{ file, at: ['heading'], message: 'heading is empty: write a word' }]
  answer = { problem: 'Error: content/pages/about.yaml: line 3: …', mistakes }
  expect(await noteOf()).toBe('Heading is empty: write a word.')
  answer = { problem: 'Error: /var/lib/desk-build/code/chunk.mjs:3' }
  expect(await noteOf()).not.toContain('chunk')
  answer = {}
  // The draft with what was saved last is being made.
  expect(await noteOf()).toBe('The page is being made.')
  parts.builds.state = state
})

it('the page loads pictures and typefaces of the draft, but no script', async () => {
  const build = join(folder, 'build')
  parts.builds.folder = () => build
  parts.builds.state = async () => ({ state: 'ready', step: '', done: 1 })
  await mkdir(join(build, 'client/assets'), { recursive: true })
  for (const file of ['a.webp', 'a.js', '../a.webp'])
    await writeFile(join(build, 'client/assets', file), file)
  const status = async (url: string, by = 'chidi') => (await send(url, { by })).statusCode
  expect(await status('/assets/a.webp')).toBe(200)
  expect(await status('/assets/a.webp', '')).toBe(303)
  for (const file of ['b.webp', 'a.js', '..%2fa.webp', '%2e%2e/a.webp'])
    expect(await status(`/assets/${file}`), file).not.toBe(200)
})

it('on a full disk people read so', async () => {
  const noRoom = new Error('git hash-object failed: fatal: write error: No space left on device')
  const commitOf = vi.spyOn(desk.content, 'commitOf').mockRejectedValue(noRoom)
  onTestFinished(() => commitOf.mockRestore())
  for (const url of ['/edit/figures', '/changes']) {
    const { statusCode, payload } = await send(url, { by: 'chidi' })
    expect([statusCode, payload]).toEqual([507, expect.stringContaining(fullDisk)])
  }
  expect((await pageOf()).statusCode).toBe(507)
})
