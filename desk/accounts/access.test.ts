import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import type { Origin } from '../base/desk.ts'
import { activeHolders, inboxRoles, type Role, roles } from '../base/people.ts'
import { hashOf } from '../base/tokens.ts'
import { failInserts, testDesk } from '../tests/fake-parts.ts'
import { browserOf } from '../tests/requests.ts'
import { addPerson, invite, validInvitation } from './invitations.ts'
import { beginSession } from './sessions.ts'

type Route = { method: 'GET' | 'POST'; url: string; config: NonNullable<RouteOptions['config']> }
type Subject = { name: string; roles: readonly Role[] | undefined; suspended?: boolean }

const { desk, clock, mails, end } = await testDesk({ DESK_PORT: '4051' })
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
  // Extra routes for every role: at the preview none counts.
  for (const access of roles)
    app.get(`/tried/${access}`, { config: { access, origin: 'preview' } }, () => 'secret')
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

/** A new person who has just used a passkey: their id, and their cookie at an origin. */
async function signedIn(
  { roles = [], suspended = false }: Partial<Subject>,
  origin: Origin = 'desk',
) {
  people += 1
  const email = `${people}@example.com`
  const id = await addPerson(desk, { name: `Person ${people}`, email, roles })
  if (suspended) {
    const row = desk.db.updateTable('people').where('id', '=', id)
    await row.set({ suspended_at: desk.now() }).execute()
  }
  const token = await beginSession(desk, { kind: 'desk', person: id, verified_at: desk.now() })
  if (origin === 'desk') return { id, email, cookie: `desk=${token}` }
  const session = { kind: origin, person: id, parent: hashOf(token) } as const
  return { id, email, cookie: `${origin}=${await beginSession(desk, session)}` }
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

/** Sends a form of the desk. */
const post = (url: string, cookie: string, form: Record<string, string> = {}) =>
  browserOf(app, desk)(url, { cookie, form })

async function isRefused(request: InjectOptions): Promise<boolean> {
  const { statusCode, headers } = await app.inject(request)
  const toSignIn = statusCode === 303 && String(headers.location).startsWith('/sign-in?back=')
  return statusCode === 401 || statusCode === 403 || toSignIn
}

function isAllowed({ config }: Route, { roles: held, suspended }: Subject): boolean {
  const { access, origin = 'desk' } = config
  if (access === 'public') return true
  if (!held || suspended) return false
  if (access === 'signed-in' || access === 'share-link') return true
  if (origin === 'preview') return false
  if (access === 'inbox') return held.some((role) => inboxRoles.includes(role))
  return held.some((role) => role === access)
}

/** Who may use which routes; `!` asks for the passkey again. Routes of other origins start with its name. */
const table = `
  public          GET   /sign-in /join /share
  public          POST  /sign-in /sign-in/options /join /join/options /join/passkey
  public          POST  preview:/enter preview:/share
  share-link      GET   preview:/share preview:/*
  share-link      POST  preview:/*
  signed-in       GET   / /devices /glossary /editions /preview /releases/:id /releases/:id/pictures/:side/*
  signed-in       POST  /sign-out /confirm /confirm/options /devices/sign-out /releases/:id/withdraw
  signed-in!      POST  /devices /devices/:id/confirm /devices/:id/remove
  editor          GET   /edit /edit/* /add/* /uploads/:blob /picture /edit/versions /changes /try
  editor          POST  /edit/* /add/* /kept /presence /page /uploads
  editor          POST  /edit/versions /changes /changes/hold /changes/let-go /changes/set-back
  editor          POST  /releases/:id/again /releases/:id/share /releases/:id/revoke
  approver        POST  /releases/:id/send-back
  approver!       POST  /releases/:id/approve /releases/:id/publish /releases/:id/hour
  approver!       POST  /editions/:number/put-back
  administrator   GET   /people /people/:id /happened
  inbox           GET   /inbox /inbox/person /inbox/:id /inbox/:id/resume
  correspondence  GET   /inbox/subscribers
  inbox           POST  /inbox /inbox/person /inbox/person/everything /inbox/person/correct
  inbox           POST  /inbox/person/hold
  inbox!          POST  /inbox/person/erase /inbox/person/release
  inbox           POST  /inbox/chosen/assign /inbox/chosen/mark /inbox/chosen/opening
  inbox           POST  /inbox/chosen/stage
  inbox           POST  /inbox/:id/note /inbox/:id/send-again
  hr              POST  /inbox/chosen/letter /inbox/chosen/send
  hr              POST  /inbox/opening.zip
  administrator!  POST  /people /people/:id/roles /people/:id/suspend /people/:id/reinstate
  administrator!  POST  /people/:id/end-sessions /people/:id/invite`

const forms = () => routes.filter(({ method }) => method === 'POST')
const everything = { name: 'everything', roles }

describe('access', () => {
  it.each(subjects)('every route answers $name as it declares', async (subject) => {
    const wrong: string[] = []
    for (const route of routes) {
      const { origin } = route.config
      const cookie = subject.roles ? (await signedIn(subject, origin)).cookie : ''
      const refused = await isRefused(requestFor(route, cookie))
      const name = `${route.method} ${origin ?? 'desk'} ${route.url}`
      if (refused === isAllowed(route, subject))
        wrong.push(`${name}: ${refused ? 'refused' : 'allowed'}`)
    }
    expect(wrong).toEqual([])
  })

  it('is declared as in this table', () => {
    const declared = routes
      .filter(({ url }) => !/^\/(assets|tried)\//.test(url))
      .map(({ method, url, config: { access, origin = 'desk', fresh } }) => {
        const at = origin === 'desk' ? url : `${origin}:${url}`
        return `${access}${fresh ? '!' : ''} ${method} ${at}`
      })
    const listed = table.split('\n').flatMap((line) => {
      const [access, method, ...urls] = line.trim().split(/ +/)
      return urls.map((url) => `${access} ${method} ${url}`)
    })
    expect(declared.toSorted()).toEqual(listed.toSorted())
  })

  it('must be declared by every route', () => {
    expect(() => app.get('/open', () => 'secret')).toThrow()
  })
})

describe('where a request comes from', () => {
  const ours = 'desk.localhost:4051'
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
      const headers = { ...request.headers, host, 'x-forwarded-host': ours }
      expect((await app.inject({ ...request, headers })).statusCode, route.url).toBe(421)
    }
  })

  it.each([
    ['no origin', { origin: '' }],
    ['the origin of a hidden page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the same host with another port', { origin: 'http://desk.localhost:1' }],
  ])('takes no form with %s', async (_name, headers) => {
    for (const route of forms()) {
      const request = requestFor(route, (await signedIn(everything, route.config.origin)).cookie)
      const sent = { ...request, headers: { ...request.headers, ...headers } }
      expect((await app.inject(sent)).statusCode, route.url).toBe(403)
    }
  })

  it('takes a form of another of our origins only where the route says so', async () => {
    for (const route of forms()) {
      const { origin = 'desk', from = origin } = route.config
      for (const other of (['desk', 'preview'] as const).filter((each) => each !== from)) {
        const request = requestFor(route, (await signedIn(everything, origin)).cookie)
        const headers = { ...request.headers, origin: desk.urls[other] }
        const { statusCode } = await app.inject({ ...request, headers })
        expect(statusCode, `${route.url} from ${other}`).toBe(403)
      }
    }
  })

  it('refuses other sites that load something of ours, but not people who follow a link', async () => {
    const get = (url: string, mode: string) => {
      const headers = { host: ours, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode }
      return app.inject({ url, headers })
    }
    expect((await get('/assets/desk.css', 'no-cors')).statusCode).toBe(403)
    const page = await get('/sign-in', 'navigate')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it('checks the session before it reads a body', async () => {
    const request = requestFor({ method: 'POST', url: '/edit/figures', config: {} })
    const sent = { ...request, headers: { ...request.headers, 'content-length': String(2e7) } }
    expect((await app.inject(sent)).statusCode).toBe(401)
  })

  it('takes no JSON at the desk, which would bypass the cleaning of form fields', async () => {
    for (const route of forms()) {
      const { access, origin = 'desk' } = route.config
      if (origin !== 'desk' || access === 'public') continue
      const request = requestFor(route, (await signedIn(everything)).cookie)
      const headers = { ...request.headers, 'content-type': 'application/json' }
      const sent = { ...request, headers, payload: '{"note":"\u202e"}' }
      expect((await app.inject(sent)).statusCode, route.url).toBe(415)
    }
  })
})

describe('a passkey used more than five minutes ago', () => {
  it('is asked for again, and the form is sent as it was', async () => {
    for (const route of routes.filter(({ config }) => config.fresh)) {
      const { cookie } = await signedIn(everything)
      const request = requestFor(route, cookie)
      const payload = 'roles=editor&roles=approver&name=%22%3Cb'
      clock.now += 5 * 60_000
      const { statusCode, body } = await app.inject({ ...request, payload })
      expect(statusCode, route.url).toBe(401)
      expect(body).toContain('Confirm with your passkey')
      expect(body).toContain(`action="${request.url}"`)
      expect(body).toMatch(/name="roles" value="editor".+name="roles" value="approver"/)
      expect(body).toContain('value="&quot;&lt;b"')
    }
  })
})

describe('people', () => {
  it('approve as soon as they get the role, of which all administrators are notified', async () => {
    const one = await signedIn({ roles: ['administrator'] })
    const other = await signedIn({ roles: ['administrator'] })
    const { id } = await signedIn({ roles: ['editor'] })
    const before = (await activeHolders(desk, 'approver')).length
    const { statusCode } = await post(`/people/${id}/roles`, one.cookie, { roles: 'approver' })
    expect(statusCode).toBe(303)
    const approvers = await activeHolders(desk, 'approver')
    expect(approvers.length).toBe(before + 1)
    const { name = '' } = approvers.find((each) => each.id === id) ?? {}
    const action = 'gave the approver role to'
    // signedIn() names people by their numbers.
    const subject = `Person ${one.email.split('@')[0]} ${action} ${name}`
    for (const { email } of [one, other])
      expect(await mails()).toContainEqual(expect.stringMatching(`^${email}: ${subject}`))
    const audit = desk.db.selectFrom('audit').selectAll().orderBy('id', 'desc')
    const entry = { person: one.id, action, subject: name, detail: 'Approver' }
    expect(await audit.executeTakeFirst()).toMatchObject(entry)
  })

  it('are suspended and reinstated however often that is pressed, on however old a screen', async () => {
    const { id } = await signedIn({ roles: ['editor'] })
    const { cookie } = await signedIn({ roles: ['administrator'] })
    const isSuspendedAfter = async (name: string) => {
      await post(`/people/${id}/${name}`, cookie)
      const row = desk.db.selectFrom('people').select('suspended_at').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).suspended_at !== null
    }
    expect(await isSuspendedAfter('suspend')).toBe(true)
    expect(await isSuspendedAfter('suspend')).toBe(true)
    expect(await isSuspendedAfter('reinstate')).toBe(false)
    expect(await isSuspendedAfter('reinstate')).toBe(false)
  })

  it('are ended after a sentence that says what will be, and one that says once what is', async () => {
    const { id } = await signedIn({ roles: ['editor'] })
    const { cookie } = await signedIn({ roles: ['administrator'] })
    const read = (...cookies: string[]) =>
      browserOf(app, desk)(`/people/${id}`, { cookie: [cookie, ...cookies].join('; ') })
    expect((await read()).body).toMatch(
      /<details class="ends"><summary>Suspend<\/summary><p>They are signed out.+?<button[^>]+class="ends">/,
    )
    const [done] = (await post(`/people/${id}/suspend`, cookie)).cookies
    const shown = await read(`done=${encodeURIComponent(done?.value ?? '')}`)
    expect(shown.body).toMatch(/role="status">[^<]+ is suspended, and signed out everywhere\.</)
    expect(shown.cookies).toMatchObject([{ name: 'done', value: '' }])
    expect((await read('done=lies')).body).not.toContain('role="status"')
  })

  it('take the links that they made with them when they are suspended', async () => {
    const maker = await signedIn({ roles: ['administrator'] })
    const { id } = await signedIn({})
    const token = (await invite(desk, id, 'join', maker.id)).split('#')[1] ?? ''
    expect(await validInvitation(desk, token)).toBeDefined()
    await post(`/people/${maker.id}/suspend`, (await signedIn(everything)).cookie)
    expect(await validInvitation(desk, token)).toBeUndefined()
  })

  it('cannot change their own rights', async () => {
    const { id, cookie } = await signedIn(everything)
    for (const { url } of forms().filter((route) => route.url.startsWith('/people/:id/')))
      expect((await post(url.replace(':id', id), cookie)).statusCode, url).toBe(404)
  })

  it('who take the administrator role from each other at once leave one administrator', async () => {
    const one = await signedIn({ roles: ['administrator'] })
    const other = await signedIn({ roles: ['administrator'] })
    const before = (await activeHolders(desk, 'administrator')).length
    await Promise.all([
      post(`/people/${other.id}/roles`, one.cookie),
      post(`/people/${one.id}/roles`, other.cookie),
    ])
    expect(await activeHolders(desk, 'administrator')).toHaveLength(before - 1)
  })
})

it('what cannot be written to the audit is not done', async () => {
  const { db } = desk
  const [me, other] = [await signedIn(everything), await signedIn({ roles: ['editor'] })]
  const rows = () =>
    Promise.all(
      (['people', 'invitations', 'sessions'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
  const before = await rows()
  const repair = await failInserts(desk, 'audit')
  for (const url of [
    ...['roles', 'suspend', 'end-sessions', 'invite'].map((each) => `/people/${other.id}/${each}`),
    '/devices',
    '/devices/sign-out',
  ])
    expect((await post(url, me.cookie, { roles: 'approver' })).statusCode, url).toBe(500)
  expect(await rows()).toEqual(before)
  await repair()
})

it('words of the desk are explained at the foot of each screen, those of the code are not', async () => {
  const { cookie } = await signedIn({ roles: ['editor'] })
  const { body } = await browserOf(app, desk)('/glossary', { cookie })
  expect(body).toContain('<a href="/glossary">Glossary</a>')
  expect(body).toMatch(/<dl[^>]*><div><dt>Draft<.+<dt>Placeholder<\/dt><dd>words of ours/)
  expect(body).not.toContain('<dt>island')
})
