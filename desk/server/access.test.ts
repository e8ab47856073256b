import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { testDesk } from '../tests/fake-parts.ts'
import type { Origin } from './desk.ts'
import { addPerson, invite, readInvitation } from './invitations.ts'
import { activeAdministrators, personFrom, type Role, roles } from './people.ts'
import { beginSession } from './sessions.ts'
import { hashOf } from './tokens.ts'

type Route = { method: 'GET' | 'POST'; url: string; config: NonNullable<RouteOptions['config']> }
type Subject = { name: string; roles: readonly Role[] | undefined; suspended?: boolean }

const { desk, clock, end } = await testDesk({ DESK_PORT: '4051' })
const routes: Route[] = []
let app: FastifyInstance

const subjects: readonly Subject[] = [
  { name: 'nobody', roles: undefined },
  { name: 'somebody without a role', roles: [] },
  ...roles.map((role) => ({ name: role, roles: [role] })),
  { name: 'a suspended person with all roles', roles, suspended: true },
]

/** Collects every route of the desk, through Fastify's diagnostics channel. */
function listen(message: unknown): void {
  const { fastify } = z.object({ fastify: z.custom<FastifyInstance>() }).parse(message)
  fastify.addHook('onRoute', ({ method, url, config }) => {
    const methods = new Set<string>([method].flat())
    for (const each of ['GET', 'POST'] as const) {
      if (methods.has(each)) routes.push({ method: each, url, config: config ?? {} })
    }
  })
}

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', listen)
  app = await buildApp(desk)
  // Extra routes for every role: at the other origins none counts but the editor's, at `edit`.
  for (const origin of ['edit', 'preview'] as const) {
    for (const access of roles) {
      app.get(`/tried/${access}`, { config: { access, origin } }, () => 'secret')
    }
  }
  diagnostics.unsubscribe('fastify.initialization', listen)
  await app.ready()
})
beforeEach(() => {
  clock.now = Date.now()
})
afterAll(async () => {
  await app.close()
  await end()
})

let people = 0

/** The cookie, at an origin, of a new person who has just used a passkey. */
async function cookieOf({ roles, suspended }: Subject, origin: Origin): Promise<string> {
  if (roles === undefined) return ''
  people += 1
  const email = `${people}@example.com`
  const person = await addPerson(desk, { name: 'Ada', email, roles: [...roles] })
  if (suspended) {
    await desk.db
      .updateTable('people')
      .set({ suspended_at: desk.now() })
      .where('id', '=', person)
      .execute()
  }
  const token = await beginSession(desk, { kind: 'desk', person, verifiedAt: desk.now() })
  if (origin === 'desk') return `desk=${token}`
  const { token_hash: parent } = await desk.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  return `${origin}=${await beginSession(desk, { kind: origin, person, parent })}`
}

/** A request as a page of the right origin sends it. */
function requestFor(
  { method, url, config }: Route,
  cookie = '',
): InjectOptions & { headers: object } {
  const { origin = 'desk', from = origin } = config
  const isForm = method === 'POST'
  return {
    method,
    url: url.replace(/:\w+/g, 'x').replace('*', 'x'),
    headers: {
      host: new URL(desk.urls[origin]).host,
      cookie,
      ...(isForm && {
        origin: desk.urls[from],
        'content-type': 'application/x-www-form-urlencoded',
      }),
      'sec-fetch-site': from === origin ? 'same-origin' : 'cross-site',
    },
    ...(isForm && { payload: '' }),
  }
}

async function isRefused(request: InjectOptions): Promise<boolean> {
  const { statusCode, headers } = await app.inject(request)
  const toSignIn = statusCode === 303 && String(headers.location).startsWith('/sign-in?back=')
  return statusCode === 401 || statusCode === 403 || toSignIn
}

function maySee({ config }: Route, { roles: held, suspended }: Subject): boolean {
  const { access, origin = 'desk' } = config
  if (access === 'public') return true
  if (!held || suspended) return false
  if (access === 'signed-in' || access === 'look') return true
  if (origin !== 'desk' && (origin === 'preview' || access !== 'editor')) return false
  return held.some((role) => role === access)
}

/** Answer 401 to everybody, with a page that shows nothing yet. */
const answer401 = new Set(['GET preview /look'])

describe('who may', () => {
  it('is said by every route of the desk', () => {
    expect(routes.length).toBeGreaterThan(40)
    expect(routes.every(({ config }) => config.access)).toBe(true)
  })

  it.each(subjects)('every route answers $name as it says', async (subject) => {
    const wrong: string[] = []
    for (const route of routes) {
      const name = `${route.method} ${route.config.origin ?? 'desk'} ${route.url}`
      if (answer401.has(name)) continue
      const cookie = await cookieOf(subject, route.config.origin ?? 'desk')
      const refused = await isRefused(requestFor(route, cookie))
      if (refused === maySee(route, subject))
        wrong.push(`${name}: ${refused ? 'refused' : 'let in'}`)
    }
    expect(wrong).toEqual([])
  })

  it('stops the start of a route that does not say', () => {
    expect(() => app.get('/open', () => 'secret')).toThrow()
  })
})

describe('where a request comes from', () => {
  it.each([
    '127.0.0.1:4051',
    'localhost:4051',
    'desk.localhost',
    'desk.localhost:1',
    'evil.example',
    '',
  ])('refuses the host "%s" on every route', async (host) => {
    for (const route of routes) {
      const request = requestFor(route)
      const { statusCode } = await app.inject({ ...request, headers: { ...request.headers, host } })
      expect(statusCode, route.url).toBe(421)
    }
  })

  it('does not believe what a request says of a host before', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'desk.localhost:4051' }
    expect((await app.inject({ url: '/sign-in', headers })).statusCode).toBe(421)
  })

  it.each([
    ['no origin', { origin: '' }],
    ['the origin of a hidden page', { origin: 'null' }],
    ['a foreign one', { origin: 'https://evil.example' }],
    ['the same host with another port', { origin: 'http://desk.localhost:1' }],
    [
      'a page of another site that hides its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
    ],
  ])('takes no form with %s', async (_name, headers) => {
    const subject = { name: 'everything', roles }
    for (const route of routes.filter(({ method }) => method === 'POST')) {
      const request = requestFor(route, await cookieOf(subject, route.config.origin ?? 'desk'))
      const sent = { ...request, headers: { ...request.headers, ...headers } }
      expect((await app.inject(sent)).statusCode, route.url).toBe(403)
    }
  })

  it('takes a form of one of our other origins only where that is said', async () => {
    for (const route of routes.filter(({ method }) => method === 'POST')) {
      const { origin = 'desk', from = origin } = route.config
      for (const other of (['desk', 'edit', 'preview'] as const).filter((each) => each !== from)) {
        const request = requestFor(route, await cookieOf({ name: '', roles }, origin))
        const headers = { ...request.headers, origin: desk.urls[other] }
        const { statusCode } = await app.inject({ ...request, headers })
        expect(statusCode, `${route.url} from ${other}`).toBe(403)
      }
    }
  })

  it('answers other sites that load something of ours, but not people who follow a link', async () => {
    const headers = { host: 'desk.localhost:4051', 'sec-fetch-site': 'cross-site' }
    const loaded = { ...headers, 'sec-fetch-mode': 'no-cors' }
    expect((await app.inject({ url: '/assets/desk.css', headers: loaded })).statusCode).toBe(403)
    const followed = { ...headers, 'sec-fetch-mode': 'navigate' }
    expect((await app.inject({ url: '/sign-in', headers: followed })).statusCode).toBe(200)
  })

  it('looks at the session before it reads a body', async () => {
    const headers = {
      host: 'edit.localhost:4051',
      origin: 'http://edit.localhost:4051',
      'content-type': 'application/json',
      'content-length': String(20 * 1024 * 1024),
    }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/keystatic/update',
      headers,
    })
    expect(statusCode).toBe(401)
  })

  it('takes no JSON at the desk, whose words would come past what is taken out of forms', async () => {
    for (const route of routes) {
      const { access, origin = 'desk' } = route.config
      if (route.method !== 'POST' || origin !== 'desk' || access === 'public') continue
      const request = requestFor(route, await cookieOf({ name: '', roles }, 'desk'))
      const headers = { ...request.headers, 'content-type': 'application/json' }
      const sent = { ...request, headers, payload: '{"note":"\u202e"}' }
      expect((await app.inject(sent)).statusCode, route.url).toBe(415)
    }
  })

  it('is framed by nobody and kept by no cache', async () => {
    const { headers } = await app.inject({
      url: '/sign-in',
      headers: { host: 'desk.localhost:4051' },
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a passkey used long ago', () => {
  const fresh = () => routes.filter(({ config }) => config.fresh)

  it('does not suffice for what counts for the group', () => {
    const urls = fresh().map(({ url }) => url)
    for (const each of ['approve', 'publish', 'hour', 'put-back']) {
      expect(
        urls.some((url) => url.endsWith(each)),
        each,
      ).toBe(true)
    }
    const people = routes.filter(
      ({ method, url }) => method === 'POST' && url.startsWith('/people'),
    )
    expect(people.every(({ config }) => config.fresh)).toBe(true)
  })

  it('is asked for again, and the form goes on as it was', async () => {
    for (const route of fresh()) {
      const cookie = await cookieOf({ name: '', roles }, 'desk')
      const request = {
        ...requestFor(route, cookie),
        payload: 'roles=editor&roles=approver&name=%22%3Cb',
      }
      clock.now += 5 * 60_000
      const { statusCode, body } = await app.inject(request)
      expect(statusCode, route.url).toBe(401)
      expect(body).toContain('Confirm with your passkey')
      expect(body).toContain(`action="${request.url}"`)
      expect(body).toMatch(/name="roles" value="editor".+name="roles" value="approver"/)
      expect(body).toContain('value="&quot;&lt;b"')
    }
  })
})

describe('an administrator who takes an approver’s place', () => {
  const day = 86_400_000
  const approver = { id: '', name: 'Bola', email: 'bola@example.com' }

  it.each([
    ['with a link that no mail brought to them', 'invite', false],
    ['who was suspended', 'let-in', true],
  ] as const)('%s waits a day', async (_, press, suspended) => {
    desk.mail = async () => false
    approver.id ||= await addPerson(desk, { ...approver, roles: ['approver'] })
    clock.now += 2 * day
    await desk.db
      .updateTable('people')
      .set({ approver_since: 0, suspended_at: suspended ? desk.now() : null })
      .where('id', '=', approver.id)
      .execute()
    const route = { method: 'POST', url: `/people/${approver.id}/${press}`, config: {} } as const
    const cookie = await cookieOf({ name: '', roles: ['administrator'] }, 'desk')
    expect((await app.inject(requestFor(route, cookie))).statusCode).toBeLessThan(400)
    const row = await desk.db
      .selectFrom('people')
      .selectAll()
      .where('id', '=', approver.id)
      .executeTakeFirstOrThrow()
    expect(row.suspended_at).toBeNull()
    expect(personFrom(row, desk.now() + day - 1).roles.has('approver')).toBe(false)
    expect(personFrom(row, desk.now() + day).roles.has('approver')).toBe(true)
  })
})

describe('what cannot be written down is not done:', () => {
  it.each([
    ['/people', { name: 'New', email: 'new@example.com', roles: 'editor' }],
    ['/people/:other/roles', { roles: 'approver' }],
    ['/people/:other/suspend', {}],
    ['/people/:other/end-sessions', {}],
    ['/people/:other/invite', {}],
    ['/devices', {}],
    ['/devices/:waiting/confirm', {}],
    ['/devices/:own/remove', {}],
    ['/devices/sign-out', {}],
  ])('%s', async (path, fields) => {
    const { db } = desk
    const [cookie, otherCookie] = [
      await cookieOf({ name: '', roles }, 'desk'),
      await cookieOf({ name: '', roles: ['editor'] }, 'desk'),
    ]
    const idOf = async (cookie: string) => {
      const token_hash = hashOf(cookie.replace('desk=', ''))
      const session = db
        .selectFrom('sessions')
        .select('person')
        .where('token_hash', '=', token_hash)
      return (await session.executeTakeFirstOrThrow()).person ?? ''
    }
    const [me, other] = [await idOf(cookie), await idOf(otherCookie)]
    const passkey = (person: string, name: string, confirmed_at: number | null) => ({
      ...{ id: `${name} ${person}`, person, credential: `${name} ${person}`, confirmed_at },
      ...{ public_key: Buffer.from('x'), counter: 0, transports: '', device: 'Firefox' },
      ...{ created_at: desk.now(), last_used_at: null },
    })
    await db
      .insertInto('passkeys')
      .values([
        passkey(me, 'own', 1),
        passkey(me, 'second', 1),
        passkey(me, 'waiting', null),
        passkey(other, 'theirs', 1),
      ])
      .execute()
    const rows = async () => ({
      people: await db.selectFrom('people').selectAll().execute(),
      passkeys: await db.selectFrom('passkeys').selectAll().execute(),
      invitations: await db.selectFrom('invitations').selectAll().execute(),
      sessions: await db.selectFrom('sessions').selectAll().execute(),
    })
    const url = path
      .replace(':other', other)
      .replace(/:(own|waiting)/, (_, name) => encodeURIComponent(`${name} ${me}`))
    const press = () =>
      app.inject({
        ...requestFor({ method: 'POST', url, config: {} }, cookie),
        payload: new URLSearchParams(fields).toString(),
      })
    const before = await rows()
    await sql`create trigger kill before insert on audit begin select raise(abort, 'killed'); end`.execute(
      db,
    )
    expect((await press()).statusCode).toBe(500)
    expect(await rows()).toEqual(before)
    await sql`drop trigger kill`.execute(db)
    expect((await press()).statusCode).toBeLessThan(400)
    expect(await rows()).not.toEqual(before)
  })
})

it('suspends somebody however often that is pressed, on however old a screen', async () => {
  const id = await addPerson(desk, { name: 'Obi', email: 'obi@example.com', roles: ['editor'] })
  const press = async (name: string) => {
    const route = { method: 'POST', url: `/people/${id}/${name}`, config: {} } as const
    const cookie = await cookieOf({ name: '', roles: ['administrator'] }, 'desk')
    await app.inject(requestFor(route, cookie))
    const people = desk.db.selectFrom('people').select('suspended_at')
    return (await people.where('id', '=', id).executeTakeFirstOrThrow()).suspended_at
  }
  expect(await press('suspend')).not.toBeNull()
  expect(await press('suspend')).not.toBeNull()
  expect(await press('let-in')).toBeNull()
  expect(await press('let-in')).toBeNull()
})

describe('two administrators', () => {
  const administrators = () => activeAdministrators(desk)

  async function administrator(name: string) {
    const email = `${name}@example.org`
    const id = await addPerson(desk, { name, email, roles: ['administrator'] })
    const token = await beginSession(desk, { kind: 'desk', person: id, verifiedAt: desk.now() })
    const takeRolesOf = (other: string) => {
      const route = { method: 'POST', url: `/people/${other}/roles`, config: {} } as const
      return app.inject(requestFor(route, `desk=${token}`))
    }
    return { id, email, takeRolesOf }
  }

  it('are both told when one takes the roles of the other', async () => {
    const [one, other] = [await administrator('one'), await administrator('other')]
    await one.takeRolesOf(other.id)
    const mails = await desk.db.selectFrom('mails').select('recipient').execute()
    const told = mails.map(({ recipient }) => recipient)
    expect(told).toEqual(expect.arrayContaining([one.email, other.email]))
  })

  it('who do so to each other at once leave one of them', async () => {
    const [one, other] = [await administrator('first'), await administrator('second')]
    const before = (await administrators()).length
    await Promise.all([one.takeRolesOf(other.id), other.takeRolesOf(one.id)])
    expect(await administrators()).toHaveLength(before - 1)
  })
})

it('ends the links that somebody made who is suspended', async () => {
  const add = (name: string) =>
    addPerson(desk, { name, email: `${name}@example.net`, roles: ['administrator'] })
  const [maker, invited] = [await add('maker'), await add('invited')]
  const token = (await invite(desk, invited, 'join', maker)).split('#')[1] ?? ''
  expect(await readInvitation(desk, token)).toBeDefined()
  const route = { method: 'POST', url: `/people/${maker}/suspend`, config: {} } as const
  await app.inject(requestFor(route, await cookieOf({ name: '', roles }, 'desk')))
  expect(await readInvitation(desk, token)).toBeUndefined()
})
