import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import '../jsx.ts'
import { buildApp } from '../app.ts'
import { testDesk } from '../fake-parts.ts'
import { beginSession, endSession } from './sessions.ts'
import { createShareLink, revokeShareLink, shareLinksOf } from './share-links.ts'
import { hashOf } from './tokens.ts'

const { desk, parts, clock, end } = await testDesk({ DESK_PORT: '4071' })
const hosts = { desk: 'desk.localhost:4071', preview: 'preview.localhost:4071' }
const ada = {
  ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', roles: new Set(['editor'] as const) },
}
const html = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"><h1>A draft</h1>`

let app: FastifyInstance

beforeAll(async () => {
  Object.assign(desk.builds, {
    folder: (id: string) => join(desk.folder, id.startsWith('draft-') ? 'draft' : 'release'),
    state: async () => ({ state: 'ready', step: '', done: 1 }),
  })
  for (const name of ['draft', 'release']) {
    const client = join(desk.folder, name, 'client')
    mkdirSync(join(client, 'assets'), { recursive: true })
    writeFileSync(join(client, 'index.html'), html.replace('draft', name))
    writeFileSync(join(client, 'about.html'), html)
    writeFileSync(join(client, '404.html'), html.replace('A draft', 'Nothing'))
    writeFileSync(join(client, 'assets/a.12345678.js'), 'x')
    writeFileSync(join(client, '_headers'), 'x')
    writeFileSync(join(client, 'policy.pdf'), 'x')
  }
  app = await buildApp(desk)
  const { roles, ...person } = ada
  await desk.db
    .insertInto('people')
    .values({
      ...{ ...person, editor: 1, approver: 0, administrator: 0 },
      ...{ created_at: desk.now(), suspended_at: null, last_seen_at: null },
    })
    .execute()
  await desk.db
    .insertInto('releases')
    .values({
      ...{ id: 'r1', title: 'New figure', note: '', state: 'asked' },
      ...{ base: parts.refs.live, commit: parts.refs.draft },
      ...{ job: 'r1', job_date: desk.now(), created_at: desk.now() },
    })
    .execute()
})
beforeEach(() => {
  clock.now = Date.now()
})
afterAll(async () => {
  await app.close()
  await end()
})

type Sent = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT'
  cookie?: string
  origin?: string
  form?: Record<string, string>
}

function ask(host: string, url: string, { method = 'GET', cookie, origin, form }: Sent = {}) {
  return app.inject({
    ...{ method, url },
    headers: {
      host,
      ...(cookie && { cookie }),
      ...(origin && { origin: `http://${origin}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
}

const cookieOf = (answer: LightMyRequestResponse) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

async function signedIn(): Promise<string> {
  return `desk=${await beginSession(desk, { kind: 'desk', person: 'ada', verifiedAt: desk.now() })}`
}

/** Enters the preview from the desk, with a ticket. */
async function entered(query = '', cookie?: string) {
  const screen = await ask(hosts.desk, `/preview${query}`, { cookie: cookie ?? (await signedIn()) })
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(screen.body)?.[1] ?? ''
  const form = { ticket: field('ticket'), path: field('path'), release: field('release') }
  const answer = await ask(hosts.preview, '/enter', { method: 'POST', origin: hosts.desk, form })
  return { form, answer, cookie: cookieOf(answer) }
}

describe('without session every path is 401, and kept by nobody', () => {
  it.each([
    ...[
      '/',
      '/about',
      '/about.html',
      '/nothing',
      '/assets/a.12345678.js',
      '/policy.pdf',
      '/_headers',
    ],
    ...[
      '/share',
      '/assets/desk.css',
      '/assets/passkey.js',
      '/%2e%2e/desk.db',
      '/enter',
      '/releases/r1',
    ],
  ])('%s', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await ask(hosts.preview, path, { method })
      expect(answer.statusCode, path).toBe(401)
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  it('with the desk’s own cookie as well, and with one that was made up', async () => {
    expect((await ask(hosts.preview, '/', { cookie: await signedIn() })).statusCode).toBe(401)
    expect((await ask(hosts.preview, '/', { cookie: 'preview=abc' })).statusCode).toBe(401)
  })

  it.each(['POST', 'PUT'] as const)('%s, whatever it is', async (method) => {
    const answer = await ask(hosts.preview, '/api/contact', { method, origin: hosts.preview })
    expect(answer.statusCode).toBe(401)
  })
})

describe('with a session from the desk', () => {
  it('the draft is there with its policy, and kept by nobody', async () => {
    const { answer, cookie } = await entered('?path=%2Fabout')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/about')
    const page = await ask(hosts.preview, '/', { cookie })
    expect(page.body).toContain('A draft')
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    })
    const asset = await ask(hosts.preview, '/assets/a.12345678.js', { cookie })
    expect(asset.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect((await ask(hosts.preview, '/about.html', { cookie })).headers.location).toBe('/about')
    const nothing = await ask(hosts.preview, '/nothing', { cookie })
    expect([nothing.statusCode, nothing.body]).toEqual([404, expect.stringContaining('Nothing')])
    expect((await ask(hosts.preview, '/_headers', { cookie })).statusCode).toBe(404)
  })

  it('a form that its review list leads to opens in the editor', async () => {
    const { cookie } = await entered()
    const { headers } = await ask(hosts.preview, '/keystatic/singleton/figures', { cookie })
    expect(headers.location).toBe('http://edit.localhost:4071/keystatic/singleton/figures')
  })

  it('a release is as it will be', async () => {
    const { cookie } = await entered('?release=r1')
    expect((await ask(hosts.preview, '/', { cookie })).body).toContain('A release')
  })

  it('forms of its pages send nothing', async () => {
    const { cookie } = await entered()
    const sent = {
      method: 'POST',
      cookie,
      origin: hosts.preview,
      form: { email: 'a@b.c' },
    } as const
    expect((await ask(hosts.preview, '/api/contact', sent)).statusCode).toBe(405)
  })

  it('the way in opens once, from the desk alone, within a minute', async () => {
    const { form } = await entered('?release=r1&path=%2Fabout')
    const again = await ask(hosts.preview, '/enter', { method: 'POST', origin: hosts.desk, form })
    // To the screen that gives another ticket.
    expect(again.headers.location).toBe(`${desk.urls.desk}/preview?path=%2Fabout&release=r1`)
    expect(again.cookies).toEqual([])
    const cookie = await signedIn()
    const screen = await ask(hosts.desk, '/preview', { cookie })
    const ticket = /name="ticket" value="([^"]*)"/.exec(screen.body)?.[1] ?? ''
    const foreign = { method: 'POST', origin: 'evil.example', form: { ticket } } as const
    expect((await ask(hosts.preview, '/enter', foreign)).statusCode).toBe(403)
    clock.now += 61_000
    const late = { method: 'POST', origin: hosts.desk, form: { ticket } } as const
    expect((await ask(hosts.preview, '/enter', late)).cookies).toEqual([])
  })

  it('leads nowhere else', async () => {
    // Browsers strip tabs from a URL: the last one would be `//evil.example`.
    const paths = ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example']
    for (const path of paths) {
      const { answer } = await entered(`?path=${encodeURIComponent(path)}`)
      expect(answer.headers.location).toBe('/')
    }
  })

  it('ends with the session at the desk, and with the person’s suspension', async () => {
    const own = await signedIn()
    const { cookie } = await entered('', own)
    const [, value = ''] = own.split('=')
    await endSession(desk, await sessionOf(value))
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(401)
    const other = await entered()
    await desk.db.updateTable('people').set({ suspended_at: desk.now() }).execute()
    expect((await ask(hosts.preview, '/', { cookie: other.cookie })).statusCode).toBe(401)
    await desk.db.updateTable('people').set({ suspended_at: null }).execute()
  })
})

describe('with a share link', () => {
  const press = (link: string) => {
    const form = { token: link.split('#')[1] ?? '' }
    return ask(hosts.preview, '/share', { method: 'POST', origin: hosts.desk, form })
  }

  it('one release is there for 72 hours, and nothing before the press', async () => {
    const link = await createShareLink(desk, ada, 'r1', 'Chief Obi')
    expect(link).toMatch(/^http:\/\/desk\.localhost:4071\/share#[\w-]{43}$/)
    const page = await ask(hosts.desk, '/share')
    expect(page.body).toContain('<button type="submit">Open the pages</button>')
    expect(page.body).not.toContain('New figure')
    const cookie = cookieOf(await press(link))
    expect((await ask(hosts.preview, '/', { cookie })).body).toContain('A release')
    expect((await ask(hosts.desk, '/releases/r1', { cookie })).statusCode).not.toBe(200)
    clock.now += 72 * 3_600_000 + 1
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(401)
    expect((await press(link)).statusCode).toBe(401)
  })

  it('taken back it ends at once', async () => {
    const link = await createShareLink(desk, ada, 'r1', 'Chief Obi')
    const cookie = cookieOf(await press(link))
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(200)
    const hash = hashOf(link.split('#')[1] ?? '')
    const { id } = await desk.db
      .selectFrom('share_links')
      .select('id')
      .where('token_hash', '=', hash)
      .executeTakeFirstOrThrow()
    await revokeShareLink(desk, ada, id)
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(401)
    expect((await press(link)).statusCode).toBe(401)
  })

  it.each(['withdrawn', 'sent back'] as const)('ends with a release that is %s', async (state) => {
    const link = await createShareLink(desk, ada, 'r1', 'Chief Obi')
    const cookie = cookieOf(await press(link))
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(200)
    const releases = desk.db.updateTable('releases').where('id', '=', 'r1')
    await releases.set({ state }).execute()
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(401)
    expect((await press(link)).statusCode).toBe(401)
    expect(await shareLinksOf(desk, 'r1')).toEqual([])
    await expect(createShareLink(desk, ada, 'r1', 'Chief Obi')).rejects.toThrow(state)
    await releases.set({ state: 'asked' }).execute()
  })

  it('ends while whoever made it is suspended', async () => {
    const link = await createShareLink(desk, ada, 'r1', 'Myself')
    const cookie = cookieOf(await press(link))
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(200)
    await desk.db.updateTable('people').set({ suspended_at: desk.now() }).execute()
    expect((await ask(hosts.preview, '/', { cookie })).statusCode).toBe(401)
    expect((await press(link)).statusCode).toBe(401)
    await desk.db.updateTable('people').set({ suspended_at: null }).execute()
  })

  it('whoever guesses is slowed down', async () => {
    const answers: number[] = []
    for (let index = 0; index < 25; index += 1) {
      answers.push((await press('x#guess')).statusCode)
    }
    expect(answers.at(-1)).toBe(429)
  })
})

function sessionOf(token: string) {
  return desk.db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow()
}
