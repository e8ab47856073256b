import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Desk, Origin } from './desk.ts'
import { activePerson, type Person, type Role } from './people.ts'
import { findSession, type Session } from './sessions.ts'

export type { Person } from './people.ts'

/** Who may use a route; `look` is for people signed in and holders of a look link. */
type Access = 'public' | 'look' | 'signed-in' | 'editor' | 'approver' | 'administrator'

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
  }
}

/** Why a request is refused. */
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
 * Decides in `onRequest`, before the body is read, whether a request is answered: by its host, by its
 * sender (`Origin`, `Sec-Fetch-Site`), and by its session and that person's roles.
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
    // Not `request.host`, which with `trustProxy` may come from X-Forwarded-Host.
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

  // In `preHandler`, with the body parsed: `confirmPasskey` sends the form's fields again.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.fresh) return
    const verifiedAt = request.session?.verified_at ?? 0
    if (desk.now() - verifiedAt >= freshFor) return confirmPasskey(request, reply)
  })
}

/** Who is signed in. @throws when nobody is (`public` or `look` access) */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Error(`${request.routeOptions.url} does not ask who is signed in`)
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

async function personOfSession(
  desk: Desk,
  session: Session | null,
  here: Origin,
): Promise<Person | null> {
  if (!session?.person) return null
  const person = await activePerson(desk, session.person)
  if (!person) return null
  if (here === 'desk') return person
  // A compromised npm package of the editor gets its role at most; a page in a preview gets none.
  const kept = here === 'edit' && person.roles.has('editor') ? (['editor'] as const) : []
  return { ...person, roles: new Set(kept) }
}
