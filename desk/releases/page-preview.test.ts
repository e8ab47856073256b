import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import '../jsx.ts'
import { fullDisk } from '../base/full-disk.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { browserOf, signIn } from '../tests/requests.ts'
import type { Page, PageAnswer } from './builds.ts'

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

/** Enters the editor from the desk. @returns the cookie */
async function editorOf(person: string): Promise<string> {
  const { payload } = await send('/edit?form=', { by: person })
  const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(payload) ?? []
  const { cookies } = await send('/enter', { origin: 'edit', form: { ticket } })
  return cookies.map(({ name, value }) => `${name}=${value}`).join()
}

async function pageOf(body: object, cookie: string, origin = desk.urls.edit) {
  const headers = { host: new URL(desk.urls.edit).host, origin, cookie }
  return await app.inject({ method: 'POST', url: '/page', headers, payload: body })
}

const form = 'singleton/page-about'
const editor = await editorOf('chidi')

it('renders the page of a form with its unsaved text, and builds nothing', async () => {
  const text = (await textOf('pages/about.yaml')).replace(/^heading: .*/m, 'heading: Not saved')
  const { statusCode, headers, payload } = await pageOf({ form, text }, editor)
  expect({ statusCode, payload }).toEqual({ statusCode: 200, payload: '<h1>About</h1>' })
  // Opened by itself it is text, and no address can be framed.
  expect(headers['content-type']).toMatch('text/plain')
  expect(headers['content-security-policy']).toMatch("frame-ancestors 'none'")
  expect(asked.at(-1)).toMatchObject({ path: '/about', file: 'pages/about.yaml' })
  expect(asked.at(-1)?.text).toContain('heading: Not saved')
  await pageOf({ form }, editor)
  expect(asked.at(-1)).toMatchObject({ text: await textOf('pages/about.yaml') })
  expect([...parts.jobs.values()].filter(({ kind }) => kind === 'candidate')).toEqual([])
})

it('renders for everybody in turn, and of each person only what was asked for last', async () => {
  const bola = await editorOf('bola')
  const before = asked.length
  let finish = () => {}
  const finished = new Promise<PageAnswer>((resolve) => {
    finish = () => resolve(answer)
  })
  const { page } = parts.builds
  parts.builds.page = (job) => page(job).then(() => finished)
  onTestFinished(() => void Object.assign(parts.builds, { page }))
  const titled = (name: string, by: string) => pageOf({ form, text: `heading: ${name}\n` }, by)
  const running = titled('One', editor)
  await expect.poll(() => asked.length).toBe(before + 1)
  const arrived = vi.spyOn(desk.content, 'read')
  onTestFinished(() => arrived.mockRestore())
  const waiting = [titled('Two', editor), titled('Three', editor), titled('Other', bola)]
  await expect.poll(() => arrived.mock.calls.length).toBe(waiting.length)
  expect(asked).toHaveLength(before + 1)
  finish()
  const answers = await Promise.all([running, ...waiting])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200, 200])
  const texts = asked.slice(before).map(({ text }) => text.trim())
  expect(texts.toSorted()).toEqual(['heading: One', 'heading: Other', 'heading: Three'])
})

it('only somebody who edits may ask, from the editor, about a form', async () => {
  const before = asked.length
  expect((await pageOf({ form }, '')).statusCode).toBe(401)
  expect((await pageOf({ form }, await signIn(desk, 'chidi'))).statusCode).toBe(401)
  expect((await pageOf({ form }, editor, desk.urls.desk)).statusCode).toBe(403)
  expect((await pageOf({ form: 'singleton/../desk' }, editor)).statusCode).toBe(404)
  expect((await pageOf({ form, path: '/about' }, editor)).statusCode).toBe(400)
  const alias = await pageOf({ form, text: 'a: &a [x]\nb: *a\n' }, editor)
  expect(alias).toMatchObject({ statusCode: 422, payload: expect.stringContaining('cannot read') })
  expect(asked).toHaveLength(before)
})

it('a mistake is one sentence, and what no draft knows yet is tried again', async () => {
  const { state } = parts.builds
  const file = 'pages/about.yaml'
  const mistakes = [{ file, at: ['lists', 0, 'title'], message: 'title is empty: write a word' }]
  answer = { problem: 'Error: content/pages/about.yaml: line 3: …', mistakes }
  const { statusCode: refused, payload } = await pageOf({ form }, editor)
  expect(refused).toBe(422)
  expect(JSON.parse(payload)).toEqual({ problem: 'Title is empty: write a word.', mistakes })
  // The draft with what was saved last is being made.
  expect((await pageOf({ form }, editor)).headers).toHaveProperty('retry-after')
  parts.builds.state = async () => ({ state: 'ready', step: '', done: 1 })
  expect((await pageOf({ form }, editor)).headers).not.toHaveProperty('retry-after')
  answer = { problem: 'Error: /var/lib/desk-build/code/chunk.mjs:3' }
  expect((await pageOf({ form }, editor)).payload).not.toContain('chunk')
  answer = {}
  const { statusCode, headers } = await pageOf({ form }, editor)
  expect([statusCode, headers['retry-after']]).toEqual([503, '3'])
  parts.builds.state = state
})

it('the page loads pictures and typefaces of the draft, but no script', async () => {
  const build = join(folder, 'build')
  parts.builds.folder = () => build
  parts.builds.state = async () => ({ state: 'ready', step: '', done: 1 })
  await mkdir(join(build, 'client/assets'), { recursive: true })
  for (const file of ['a.webp', 'a.js', '../a.webp'])
    await writeFile(join(build, 'client/assets', file), file)
  const status = async (url: string, cookie = editor) =>
    (await send(url, { origin: 'edit', cookie })).statusCode
  expect(await status('/assets/a.webp')).toBe(200)
  expect(await status('/assets/a.webp', '')).toBe(401)
  for (const file of ['b.webp', 'a.js', '..%2fa.webp', '%2e%2e/a.webp'])
    expect(await status(`/assets/${file}`), file).not.toBe(200)
})

it('on a full disk people read so, in the editor and at the desk', async () => {
  const noRoom = new Error('git hash-object failed: fatal: write error: No space left on device')
  const commitOf = vi.spyOn(desk.content, 'commitOf').mockRejectedValue(noRoom)
  onTestFinished(() => commitOf.mockRestore())
  const inEditor = await pageOf({ form }, editor)
  expect([inEditor.statusCode, inEditor.payload]).toEqual([507, fullDisk])
  const atDesk = await send('/changes', { by: 'chidi' })
  expect([atDesk.statusCode, atDesk.payload]).toEqual([507, expect.stringContaining(fullDisk)])
})
