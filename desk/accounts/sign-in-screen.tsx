import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { group } from '../../content/model/group.ts'
import { withEntry } from '../base/audit.ts'
import type { DeskContext } from '../base/desk.ts'
import { Screen, sendScreen } from '../base/layout.tsx'
import { ownPath } from '../base/own-path.ts'
import { personOf } from './access.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { signInOptions, verifyPasskey } from './passkeys.ts'
import { beginSession, cookieOf, endSession, setSessionCookie } from './sessions.ts'

const signInSchema = z.object({ credential: z.string(), back: z.string().default('/') })

/** Attempts per IP address. */
export const rateLimit = { max: 30, timeWindow: '1 minute' }

/** Signing in with a passkey, signing out, and using the passkey again for `fresh` routes. */
export function registerSignIn(app: FastifyInstance, desk: DeskContext): void {
  const open = { config: { access: 'public', rateLimit } } as const
  const signedIn = { config: { access: 'signed-in', rateLimit } } as const

  app.get('/sign-in', { config: { access: 'public' } }, (request, reply) => {
    if (request.person) return reply.redirect('/', 303)
    const { back } = z.object({ back: z.string().default('/') }).parse(request.query)
    return sendScreen(reply, <SignIn back={back} />)
  })

  app.post('/sign-in/options', open, (_request, reply) => signInOptions(desk, reply))

  app.post('/sign-in', open, async (request, reply) => {
    const { credential, back } = signInSchema.parse(request.body)
    const passkey = await verifyPasskey(desk, reply, credential)
    if (typeof passkey === 'string')
      return sendScreen(reply, <SignIn back={back} problem={passkey} />, 401)
    const entry = { person: passkey.person, action: 'signed in', subject: passkey.device }
    await withEntry(desk, entry, async (within) => {
      if (request.session) await endSession(within, request.session)
      await signIn(within, reply, passkey.person)
    })
    return reply.redirect(ownPath(back), 303)
  })

  app.post('/sign-out', signedIn, async (request, reply) => {
    if (request.session) await endSession(desk, request.session)
    const { name, options } = cookieOf(desk.urls.desk, 'desk')
    reply.clearCookie(name, options)
    reply.header('clear-site-data', '"cache", "cookies", "storage"')
    return reply.redirect('/sign-in', 303)
  })

  app.post('/confirm/options', signedIn, (request, reply) =>
    signInOptions(desk, reply, personOf(request).id),
  )

  app.post('/confirm', signedIn, async (request, reply) => {
    const { credential } = z.object({ credential: z.string() }).parse(request.body)
    const { id } = personOf(request)
    const passkey = await verifyPasskey(desk, reply, credential, id)
    if (typeof passkey === 'string') return reply.code(401).send({ problem: passkey })
    await desk.db
      .updateTable('sessions')
      .set({ verified_at: desk.now() })
      .where('token_hash', '=', request.session?.token_hash ?? '')
      .execute()
    return reply.code(204).send()
  })
}

/** Begins a session at the desk for somebody who has just used a passkey. */
export async function signIn(
  desk: DeskContext,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const at = desk.now()
  const token = await beginSession(desk, { kind: 'desk', person, verified_at: at })
  setSessionCookie(desk, reply, 'desk', token)
  await desk.db.updateTable('people').set({ last_seen_at: at }).where('id', '=', person).execute()
}

function SignIn({ back, problem }: { back: string; problem?: string }) {
  return (
    <Screen title="Sign in" script="passkey">
      <p className="lead">
        Edit the website, see what changes, and publish it. The desk is for the staff of{' '}
        {group.name}.
      </p>
      <PasskeyForm
        ceremony="sign-in"
        action="/sign-in"
        fields={[['back', back]]}
        label="Sign in with a passkey"
        problem={problem}
      />
      <h2>No passkey yet?</h2>
      <p>
        An administrator of the desk can send you a link to join. If you have lost your device, ask
        for a new link: the old passkey ends with it.
      </p>
    </Screen>
  )
}
