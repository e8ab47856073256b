import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DeskContext, Origin } from '../base/desk.ts'
import { activePerson, inboxRoles, type Person, type Role, roles } from '../base/people.ts'
import { cookieOf, findSession, type Session } from './sessions.ts'
import { type ShareLink, validShareLink } from './share-links.ts'

/**
 * Who may use a route; `share-link` is for people signed in and holders of a share link, `inbox` for the roles that
 * read submissions.
 */
type Access = 'public' | 'share-link' | 'signed-in' | 'inbox' | Role

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required: the desk does not start with a route that lacks it. */
    access?: Access
    /** The only origin that has the route (`constraints.host`); the desk by default. */
    origin?: Origin
    /** The other origin whose pages send this form. */
    from?: Origin
    /** Asks for the passkey unless it was used within `freshFor`. */
    fresh?: true
  }
  interface FastifyRequest {
    session: Session | null
    person: Person | null
    /** The share link with which somebody who is not signed in has entered the preview. */
    shareLink: ShareLink | null
  }
}

/** A request that is refused, and why: `passkey` asks for it again, a role or `inbox` is what the person lacks. */
export class AccessRefused extends Error {
  readonly reason: 'cross-origin' | 'signed-out' | 'passkey' | 'inbox' | Role
  constructor(reason: AccessRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Milliseconds for which a passkey's use counts. */
const freshFor = 5 * 60_000

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The roles that count at an origin: a page in a preview gets none. */
const rolesAt: Readonly<Record<Origin, readonly Role[]>> = { desk: roles, preview: [] }

/**
 * Decides in `onRequest`, before the body is read, whether a request is answered: by its host, by its
 * sender (`Origin`, `Sec-Fetch-Site`), and by its session and that person's roles. The error handler shows
 * screens for `AccessRefused`.
 */
export function controlAccess(app: FastifyInstance, desk: DeskContext): void {
  const origins = new Map(
    (['desk', 'preview'] as const).map((name) => [new URL(desk.urls[name]).host, name]),
  )
  app.decorateRequest('session', null)
  app.decorateRequest('person', null)
  app.decorateRequest('shareLink', null)

  app.addHook('onRoute', (route) => {
    const { access, origin = 'desk' } = route.config ?? {}
    if (!access) throw new Error(`${String(route.method)} ${route.url} declares no access`)
    route.constraints = { ...route.constraints, host: new URL(desk.urls[origin]).host }
  })

  app.addHook('onRequest', async (request, reply) => {
    // Not `request.host`, which with `trustProxy` may come from X-Forwarded-Host.
    const here = origins.get(request.headers.host ?? '')
    if (!here) return reply.code(421).type('text/plain').send('Misdirected Request')
    const { access, from = here } = request.routeOptions.config
    if (request.is404 || !access) return
    if (!comesFrom(request, desk.urls[from], from === here)) throw new AccessRefused('cross-origin')
    const token = request.cookies[cookieOf(desk.urls[here], here).name] ?? ''
    const session = token ? await findSession(desk, here, token) : undefined
    const person = session && (await activePerson(desk, session.person))
    const held = new Set(rolesAt[here].filter((role) => person?.roles.has(role)))
    request.session = session ?? null
    request.person = person ? { ...person, roles: held } : null
    if (access === 'public') return
    if (access === 'share-link' && !person) {
      request.shareLink = (await validShareLink(desk, token)) ?? null
      if (request.shareLink) return
    }
    if (!person) throw new AccessRefused('signed-out')
    if (access === 'share-link' || access === 'signed-in') return
    if (access === 'inbox' ? inboxRoles.some((role) => held.has(role)) : held.has(access)) return
    throw new AccessRefused(access)
  })

  // In `preHandler`, with the body parsed: refusals.tsx sends the form's fields again.
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.fresh) return
    const verifiedAt = request.session?.verified_at ?? 0
    if (desk.now() - verifiedAt >= freshFor) throw new AccessRefused('passkey')
  })
}

/** Who is signed in. @throws when nobody is (`public` or `share-link` access) */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Error(`${request.routeOptions.url} may be used without signing in`)
  return request.person
}

/**
 * Whether the sender may make this request: one that changes something only from pages of `url`, one that
 * reads also by a link (`navigate`) or a typed address (`none`).
 */
function comesFrom(request: FastifyRequest, url: string, sameOrigin: boolean): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  const isOwn = site === undefined || site === 'same-origin' || !sameOrigin
  if (!safe.has(request.method)) return origin === url && isOwn
  return isOwn || site === 'none' || mode === 'navigate'
}
