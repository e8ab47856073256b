import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import '../jsx.ts'
import { createShareLink, revokeShareLink, shareLinksOf } from '../accounts/share-links.ts'
import { buildApp } from '../app.ts'
import { testDesk } from '../tests/fake-parts.ts'
import { addPeople, chidi } from '../tests/people.ts'
import { browserOf, signIn } from '../tests/requests.ts'
import type { Change } from './builds.ts'

const { desk, parts, clock, end } = await testDesk({ DESK_PORT: '4071' })
const app = await buildApp(desk)
const send = browserOf(app, desk)
const html = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"><h1>A draft</h1>`

beforeAll(async () => {
  Object.assign(desk.builds, {
    folder: (id: string) => join(desk.folder, id.startsWith('draft-') ? 'draft' : 'release'),
    state: async () => ({ state: 'ready', step: '', done: 1 }),
  })
  for (const name of ['draft', 'release']) {
    const files = {
      'index.html': html.replace('draft', name),
      'about.html': html,
      '404.html': html.replace('A draft', 'Nothing'),
      'assets/a.12345678.js': 'x',
      _headers: 'x',
      'policy.pdf': 'x',
    }
    mkdirSync(join(desk.folder, name, 'client/assets'), { recursive: true })
    for (const [file, text] of Object.entries(files))
      writeFileSync(join(desk.folder, name, 'client', file), text)
  }
  await addPeople(desk)
  const commits = { base: parts.refs.live, commit: parts.refs.draft }
  const times = { job_date: desk.now(), created_at: desk.now() }
  const release = { id: 'r1', title: 'New figure', note: '', state: 'asked', job: 'r1' } as const
  await desk.db
    .insertInto('releases')
    .values({ ...release, ...commits, ...times })
    .execute()
})
beforeEach(() => {
  clock.now = Date.now()
})
afterAll(async () => {
  await app.close()
  await end()
})

const see = (cookie: string, url = '/') => send(url, { origin: 'preview', cookie })

/** Sends a form from the desk to the preview. */
const post = (url: string, form: Record<string, string>) => send(url, { origin: 'preview', form })

const cookieOf = (answer: LightMyRequestResponse) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** Enters the preview from the desk, with a ticket. */
async function entered(query = '') {
  const screen = await send(`/preview${query}`, { by: chidi.id })
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(screen.body)?.[1] ?? ''
  const form = { ticket: field('ticket'), path: field('path'), release: field('release') }
  const answer = await post('/enter', form)
  return { form, answer, cookie: cookieOf(answer) }
}

describe('without a session every path is 401, and cached by nobody:', () => {
  it.each([
    '/',
    '/about',
    '/about.html',
    '/nothing',
    '/assets/a.12345678.js',
    '/policy.pdf',
    '/_headers',
    '/share',
    '/assets/desk.css',
    '/%2e%2e/desk.db',
    '/enter',
    '/releases/r1',
  ])('%s', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await send(path, { method, origin: 'preview' })
      expect(answer.statusCode, path).toBe(401)
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  it('with the desk’s cookie, with a made-up one, and by other methods', async () => {
    for (const cookie of [await signIn(desk, chidi.id), 'preview=abc'])
      expect((await see(cookie)).statusCode).toBe(401)
    for (const method of ['POST', 'PUT'] as const) {
      const sent = { method, origin: 'preview', from: 'preview' } as const
      expect((await send('/api/contact', sent)).statusCode).toBe(401)
    }
  })
})

describe('with a session from the desk', () => {
  it('the draft is there with its policy, and cached by nobody', async () => {
    const { answer, cookie } = await entered('?path=%2Fabout')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/about'])
    const page = await see(cookie)
    expect(page.body).toContain('A draft')
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
    })
    const asset = await see(cookie, '/assets/a.12345678.js')
    expect(asset.headers['cache-control']).toBe('private, no-store')
    expect((await see(cookie, '/about.html')).headers.location).toBe('/about')
    const nothing = await see(cookie, '/nothing')
    expect([nothing.statusCode, nothing.body]).toEqual([404, expect.stringContaining('Nothing')])
    expect((await see(cookie, '/_headers')).statusCode).toBe(404)
  })

  it('a release is as it will be', async () => {
    const { cookie } = await entered('?release=r1')
    expect((await see(cookie)).body).toContain('A release')
  })

  it('a link to a form leads to the desk, and the forms of its pages send nothing', async () => {
    const { cookie } = await entered()
    const { headers } = await see(cookie, '/edit/figures')
    expect(headers.location).toBe(`${desk.urls.desk}/edit/figures`)
    const sent = { origin: 'preview', from: 'preview', cookie, form: {} } as const
    expect((await send('/api/contact', sent)).statusCode).toBe(405)
  })

  it('a used ticket leads to the screen that gives another one', async () => {
    const { form } = await entered('?release=r1&path=%2Fabout')
    const again = await post('/enter', form)
    expect(again.headers.location).toBe(`${desk.urls.desk}/preview?path=%2Fabout&release=r1`)
    expect(again.cookies).toEqual([])
  })

  // Browsers strip tabs from a URL: the last one would be `//evil.example`.
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'it does not lead to %s',
    async (path) => {
      const { answer } = await entered(`?path=${encodeURIComponent(path)}`)
      expect(answer.headers.location).toBe('/')
    },
  )
})

describe('with a share link', () => {
  const press = (link: string) => post('/share', { token: link.split('#')[1] ?? '' })
  const createLink = () => createShareLink(desk, chidi, 'r1', 'Chief Obi')
  const isOpen = async (cookie: string, link: string) => {
    const answers = [await see(cookie), await press(link)]
    return answers.map(({ statusCode }) => statusCode !== 401)
  }

  it('one release is there for 72 hours, and nothing before the press', async () => {
    const link = await createLink()
    expect(link).toMatch(/^http:\/\/desk\.localhost:4071\/share#[\w-]{43}$/)
    const page = await send('/share')
    expect(page.body).toContain('<button type="submit">Open the pages</button>')
    expect(page.body).not.toContain('New figure')
    const cookie = cookieOf(await press(link))
    expect((await see(cookie)).body).toContain('A release')
    expect((await send('/releases/r1', { cookie })).statusCode).not.toBe(200)
    clock.now += 72 * 3_600_000 + 1
    expect(await isOpen(cookie, link)).toEqual([false, false])
  })

  it('opens the page that is new, below a list of all that change', async () => {
    const { report } = parts.builds
    const part = { text: 'x', state: 'added' } as const
    const changes = [
      { kind: 'words', parts: [part], pages: ['/', '/about', '/contact'] },
      { kind: 'structured data', parts: [part], pages: ['/a'] },
      { kind: 'picture', parts: [part], pages: ['/previews/b.png'] },
      { kind: 'page removed', parts: [part], pages: ['/gone'] },
      { kind: 'words', parts: [part], pages: ['/careers'] },
      { kind: 'page added', parts: [part], pages: ['/news/77'] },
    ] satisfies Change[]
    parts.builds.report = async () => ({ hash: '', changes })
    const answer = await press(await createLink())
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/share'])
    const { body, headers } = await see(cookieOf(answer), '/share')
    expect(body).toMatch(/<iframe [^>]*title="[^"]+" src="\/news\/77"/)
    const links = [...body.matchAll(/<a href="([^"]+)" target="page">([^<]+)/g)]
    expect(links.map(([, href]) => href)).toEqual([
      '/news/77',
      '/careers',
      '/',
      '/about',
      '/contact',
    ])
    expect(links[2]?.[2]).toBe('Home')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    parts.builds.report = report
  })

  const setState = (state: 'asked' | 'withdrawn' | 'sent back') =>
    desk.db.updateTable('releases').set({ state }).execute()
  const setSuspended = (suspended_at: number | null) =>
    desk.db.updateTable('people').set({ suspended_at }).execute()
  const revoke = async () => {
    for (const { id } of await shareLinksOf(desk, 'r1')) await revokeShareLink(desk, chidi, id)
  }

  it.each<[string, () => Promise<unknown>]>([
    ['it is revoked', revoke],
    ['its release is withdrawn', () => setState('withdrawn')],
    ['its release is sent back', () => setState('sent back')],
    ['its maker is suspended', () => setSuspended(1)],
  ])('access ends at once when %s', async (_, endIt) => {
    const link = await createLink()
    const cookie = cookieOf(await press(link))
    expect(await isOpen(cookie, link)).toEqual([true, true])
    await endIt()
    expect(await isOpen(cookie, link)).toEqual([false, false])
    expect(await shareLinksOf(desk, 'r1')).toEqual([])
    await setState('asked')
    await setSuspended(null)
  })

  it('no other one is made for a release that will not go out', async () => {
    await setState('withdrawn')
    await expect(createLink()).rejects.toThrow('withdrawn')
    await setState('asked')
  })

  it('guesses are limited', async () => {
    const answers: number[] = []
    for (let index = 0; index < 25; index += 1) answers.push((await press('#guess')).statusCode)
    expect(answers.at(-1)).toBe(429)
  })
})
