import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Desk, Origin } from './desk.ts'
import { activePerson, type Person, type Role } from './people.ts'
import { findSession, type Session } from './sessions.ts'

export type { Person } from './people.ts'

/** Who may: everybody, whoever holds a look link too, whoever is signed in, or who has that role. */
type Access = 'public' | 'look' | 'signed-in' | 'editor' | 'approver' | 'administrator'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Said by every route; one that does not stops the start. */
    access?: Access
    /** Where the route is; nowhere else does it exist. The desk where nothing is said. */
    origin?: Origin
    /** The other origin that sends this form. */
    from?: Origin
    /** A passkey was used within five minutes, or is now. */
    fresh?: true
  }
  interface FastifyRequest {
    session: Session | null
    person: Person | null
  }
}

/** Why a request is not answered. */
export type Ground = 'foreign' | 'signed-out' | Role

/** The screens that stand in for an answer. */
type Refusals = {
  refuse: (
    request: FastifyRequest,
    reply: FastifyReply,
    desk: Desk,
    here: Origin,
    ground: Ground,
  ) => FastifyReply
  /** Asks for the passkey, then sends the request again. */
  confirmPasskey: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Milliseconds for which a passkey's use counts. */
const freshFor = 5 * 60_000

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Decides of every request whether it is answered, before its body is read: by its host, by who sends
 * it (`Origin`, `Sec-Fetch-Site`), and by its session and what that allows.
 */
export function controlAccess(
  app: FastifyInstance,
  desk: Desk,
  { refuse, confirmPasskey }: Refusals,
): void {
  const origins = new Map(
    (['desk', 'edit', 'preview'] as const).map((name) => [new URL(desk.urls[name]).host, name]),
  )
  app.decorateRequest('session', null)
  app.decorateRequest('person', null)

  app.addHook('onRoute', (route) => {
    const { access, origin = 'desk' } = route.config ?? {}
    if (!access) throw new Error(`${String(route.method)} ${route.url} does not say who may`)
    route.constraints = { ...route.constraints, host: new URL(desk.urls[origin]).host }
  })

  app.addHook('onRequest', async (request, reply) => {
    // Not `request.host`, which may be what a client says in X-Forwarded-Host.
    const here = origins.get(request.headers.host ?? '')
    if (!here) return reply.code(421).type('text/plain').send('Misdirected Request')
    const { access, from = here } = request.routeOptions.config
    if (request.is404 || !access) return
    if (!comesFrom(request, desk.urls[from], from === here))
      return refuse(request, reply, desk, here, 'foreign')
    request.session = (await findSession(desk, request, here)) ?? null
    request.person = await personOfSession(desk, request.session, here)
    if (access === 'public' || (access === 'look' && request.session)) return
    if (!request.person) return refuse(request, reply, desk, here, 'signed-out')
    if (access === 'look' || access === 'signed-in') return
    if (!request.person.roles.has(access)) return refuse(request, reply, desk, here, access)
  })

  // Only now: a form that has to wait for the passkey is sent again after it, and none of it is lost.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.fresh) return
    const verifiedAt = request.session?.verified_at ?? 0
    if (desk.now() - verifiedAt >= freshFor) return confirmPasskey(request, reply)
  })
}

/** Who is signed in; only for routes that ask for it. */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Error(`${request.routeOptions.url} does not ask who is signed in`)
  return request.person
}

/**
 * Whether a request comes from where it may: what changes something from pages of one origin alone,
 * what reads from that origin or by a link that somebody follows.
 */
function comesFrom(request: FastifyRequest, url: string, sameOrigin: boolean): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  const isOwn = site === undefined || site === 'same-origin' || !sameOrigin
  if (!safe.has(request.method)) return origin === url && isOwn
  return isOwn || site === 'none' || mode === 'navigate'
}

async function personOfSession(
  desk: Desk,
  session: Session | null,
  here: Origin,
): Promise<Person | null> {
  if (!session?.person) return null
  const person = await activePerson(desk, session.person)
  if (!person) return null
  if (here === 'desk') return person
  // The editor's many packages act as an editor at most, a preview as nobody.
  const kept = here === 'edit' && person.roles.has('editor') ? (['editor'] as const) : []
  return { ...person, roles: new Set(kept) }
}
