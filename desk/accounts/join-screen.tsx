import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { addEntry } from '../base/audit.ts'
import type { DeskContext } from '../base/desk.ts'
import { Field, Screen, sendScreen } from '../base/layout.tsx'
import { type Invited, nameSchema, useInvitation, validInvitation } from './invitations.ts'
import { PasskeyForm, WithoutPasskeys } from './passkey-form.tsx'
import { creationOptions, verifyNewPasskey } from './passkeys.ts'
import { rateLimit, signIn } from './sign-in-screen.tsx'

const tokenSchema = z.object({ token: z.string() })
const credentialSchema = tokenSchema.extend({ credential: z.string() })

/** Opens an invitation, and adds a passkey of this device. */
export function registerJoin(app: FastifyInstance, desk: DeskContext): void {
  const open = { config: { access: 'public', rateLimit } } as const

  app.get('/join', { config: { access: 'public' } }, (_request, reply) =>
    sendScreen(reply, <Opening />),
  )

  app.post('/join', open, async (request, reply) => {
    const { token } = tokenSchema.parse(request.body)
    const invited = await validInvitation(desk, token)
    return invited ? sendScreen(reply, <Join token={token} invited={invited} />) : sendEnded(reply)
  })

  app.post('/join/options', open, async (request, reply) => {
    const { token } = tokenSchema.parse(request.body)
    const invited = await validInvitation(desk, token)
    if (!invited) return reply.code(410).send({ problem: linkEnded })
    return await creationOptions(desk, reply, { id: invited.id, ...nameOf(invited, request.body) })
  })

  app.post('/join/passkey', open, async (request, reply) => {
    const { token, credential } = credentialSchema.parse(request.body)
    const invited = await validInvitation(desk, token)
    if (!invited) return sendEnded(reply)
    const { id, kind } = invited
    const known = nameOf(invited, request.body)
    const passkey = await verifyNewPasskey(desk, reply, credential, id)
    if (!passkey) {
      return sendScreen(reply, <Join token={token} invited={invited} problem={notCreated} />, 400)
    }
    const at = desk.now()
    const stored = await desk.db.transaction().execute(async (db) => {
      if (!(await useInvitation(db, token))) return false
      await db.updateTable('people').set(known).where('id', '=', id).execute()
      await db
        .insertInto('passkeys')
        .values({ ...passkey, confirmed_at: kind === 'device' ? null : at })
        .execute()
      const action = kind === 'device' ? 'added a device' : 'joined'
      await addEntry(db, at, { person: id, action, subject: passkey.device })
      return true
    })
    if (!stored) return sendEnded(reply)
    if (kind === 'device') return sendScreen(reply, <AlmostDone />)
    await signIn(desk, reply, id)
    return reply.redirect('/', 303)
  })
}

/** The name and address of whoever joins. Nobody has named the first person, whose form asks for them. */
function nameOf({ name, email }: Invited, body: unknown) {
  return email ? { name, email } : nameSchema.parse(body)
}

const linkEnded =
  'This link was used already or is too old. Please ask an administrator for a new one.'
const notCreated =
  'The passkey was not created, or the step took longer than five minutes. Try again.'

function sendEnded(reply: FastifyReply): FastifyReply {
  return sendScreen(
    reply,
    <Screen title="This link has ended" script="passkey">
      <TokenForm />
      <p>{linkEnded}</p>
    </Screen>,
    410,
  )
}

/** The form in which forms/passkey.ts posts a link's token. */
function TokenForm() {
  return (
    <form method="post" action="/join" data-token="submit">
      <input type="hidden" name="token" />
    </form>
  )
}

function Opening() {
  return (
    <Screen title="Join the desk" script="passkey">
      <TokenForm />
      <WithoutPasskeys />
      <p>
        If your link does not open by itself, please open it again as a whole: it is long, and some
        mail programs cut it.
      </p>
    </Screen>
  )
}

function Join({ token, invited, problem }: { token: string; invited: Invited; problem?: string }) {
  const { name, email, kind } = invited
  const isDevice = kind === 'device'
  return (
    <Screen title={isDevice ? 'Add this device' : 'Join the desk'} script="passkey">
      <TokenForm />
      {email && (
        <p className="lead">{isDevice ? `This device will be ${name}’s.` : `Welcome, ${name}.`}</p>
      )}
      <p>
        A passkey takes the place of a password. Your device keeps it, and asks for your finger,
        your face or your PIN whenever it is used.
      </p>
      <PasskeyForm
        ceremony="join"
        action="/join/passkey"
        fields={[['token', token]]}
        label="Create a passkey"
        problem={problem}
      >
        {!email && (
          <>
            <Field label="Your name" name="name" autoComplete="name" required maxLength={80} />
            <Field
              label="Your e-mail address"
              name="email"
              type="email"
              autoComplete="email"
              required
            />
          </>
        )}
      </PasskeyForm>
    </Screen>
  )
}

function AlmostDone() {
  return (
    <Screen title="One more step">
      <p className="lead">
        Now confirm this device where you are signed in: open Your devices there and press “Yes, add
        it”.
      </p>
      <p>
        <a href="/sign-in">It is confirmed: sign in here</a>
      </p>
    </Screen>
  )
}
