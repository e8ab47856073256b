import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { group } from '../../content/model/group.ts'
import { type Person, personOf } from '../server/access.ts'
import type { Tables } from '../server/database.ts'
import type { Desk } from '../server/desk.ts'
import { addPerson, invite, tellAdministrators } from '../server/invitations.ts'
import { lagosTime } from '../server/lagos-time.ts'
import { type Passkey, passkeysOf } from '../server/passkeys.ts'
import { approvingFrom, approvingSince, type Role, roles } from '../server/people.ts'
import { sendScreen } from '../server/render.ts'
import { endSessionsOf } from '../server/sessions.ts'
import { Screen } from './layout.tsx'

type Row = Selectable<Tables['people']>
type Listed = Row & { devices: number }

const roleNames: Record<Role, string> = {
  editor: 'Editor: writes, and asks for approval',
  approver: 'Approver: approves and publishes what others ask for',
  administrator: 'Administrator: invites people and gives roles',
}

/** Checkboxes of one name: none, one, or several. */
const rolesSchema = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.enum(roles)),
)

const newPersonSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().regex(z.regexes.html5Email).max(254),
  roles: rolesSchema,
})

/** Who is at the desk: inviting, roles, suspending. An administrator's own roles are another one's matter. */
export function registerPeople(app: FastifyInstance, desk: Desk): void {
  const { db } = desk
  const look = { config: { access: 'administrator' } } as const
  const careful = { config: { access: 'administrator', fresh: true } } as const

  app.get('/people', look, async (request, reply) => {
    const people = await db
      .selectFrom('people')
      .selectAll('people')
      .select(({ selectFrom, fn }) =>
        selectFrom('passkeys')
          .select(fn.countAll<number>().as('count'))
          .whereRef('passkeys.person', '=', 'people.id')
          .where('confirmed_at', 'is not', null)
          .$asScalar()
          .$notNull()
          .as('devices'),
      )
      .orderBy('name')
      .execute()
    return sendScreen(reply, <People {...{ person: personOf(request), people }} />)
  })

  app.post('/people', careful, async (request, reply) => {
    const person = personOf(request)
    const given = newPersonSchema.safeParse(request.body)
    const problem = given.success
      ? (await findByEmail(given.data.email)) &&
        'Somebody with this e-mail address is here already.'
      : 'Please enter a name and an e-mail address.'
    if (!given.success || problem) {
      return sendScreen(reply, <Problem {...{ person, problem: problem || '' }} />, 400)
    }
    const id = await addPerson(desk, given.data)
    const added = await mustFind(id)
    await desk.audit({
      person: person.id,
      action: 'invited',
      subject: added.name,
      detail: given.data.roles.join(', '),
    })
    const what = `${person.name} invited ${added.name} as ${given.data.roles.join(', ') || 'a reader'}`
    await tellAdministrators(desk, what)
    return await sendInvitation(reply, person, added, 'join')
  })

  app.get('/people/:id', look, async (request, reply) => {
    const other = await findPerson(request)
    if (!other) return reply.callNotFound()
    const passkeys = await passkeysOf(desk, other.id)
    return sendScreen(reply, <One {...{ person: personOf(request), other, passkeys }} />)
  })

  app.post('/people/:id/roles', careful, async (request, reply) => {
    const person = personOf(request)
    const other = await findPerson(request)
    if (!other) return reply.callNotFound()
    if (other.id === person.id) return sendScreen(reply, <NotYours person={person} />, 403)
    const given = z.object({ roles: rolesSchema }).parse(request.body).roles
    const approver_since = given.includes('approver')
      ? (other.approver_since ?? (await approvingSince(db, desk.now())))
      : null
    const has = (role: Role) => Number(given.includes(role))
    await db
      .updateTable('people')
      .set({
        editor: has('editor'),
        approver: has('approver'),
        administrator: has('administrator'),
        approver_since,
      })
      .where('id', '=', other.id)
      .execute()
    const detail = given.join(', ') || 'none'
    await desk.audit({ person: person.id, action: 'changed roles', subject: other.name, detail })
    await tellAdministrators(desk, `${person.name} changed the roles of ${other.name}: ${detail}`)
    return reply.redirect(`/people/${other.id}`, 303)
  })

  // Two routes: one that does the opposite of what is would let somebody in again at a second press.
  for (const press of ['suspend', 'let-in'] as const) {
    app.post(`/people/:id/${press}`, careful, async (request, reply) => {
      const person = personOf(request)
      const other = await findPerson(request)
      if (!other) return reply.callNotFound()
      if (other.id === person.id) return sendScreen(reply, <NotYours person={person} />, 403)
      const suspends = press === 'suspend'
      if (suspends === (other.suspended_at !== null)) {
        return reply.redirect(`/people/${other.id}`, 303)
      }
      const suspended_at = suspends ? desk.now() : null
      await db.updateTable('people').set({ suspended_at }).where('id', '=', other.id).execute()
      await endSessionsOf(desk, other.id)
      if (!suspends) await countApprovingAnew(other)
      const action = suspends ? 'suspended' : 'let in again'
      await desk.audit({ person: person.id, action, subject: other.name })
      await tellAdministrators(desk, `${person.name} ${action} ${other.name}`)
      return reply.redirect(`/people/${other.id}`, 303)
    })
  }

  app.post('/people/:id/end-sessions', careful, async (request, reply) => {
    const person = personOf(request)
    const other = await findPerson(request)
    if (!other) return reply.callNotFound()
    await endSessionsOf(desk, other.id)
    await desk.audit({ person: person.id, action: 'ended all sessions of', subject: other.name })
    return reply.redirect(`/people/${other.id}`, 303)
  })

  app.post('/people/:id/invite', careful, async (request, reply) => {
    const person = personOf(request)
    const other = await findPerson(request)
    if (!other) return reply.callNotFound()
    if (other.id === person.id) return sendScreen(reply, <NotYours person={person} />, 403)
    const lost = (await passkeysOf(desk, other.id)).length > 0
    const action = lost ? 'renewed the way in of' : 'invited again'
    await desk.audit({ person: person.id, action, subject: other.name })
    await tellAdministrators(desk, `${person.name} ${action} ${other.name}`)
    return await sendInvitation(reply, person, other, lost ? 'lost' : 'join')
  })

  async function findByEmail(email: string): Promise<Row | undefined> {
    return await db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
  }

  async function mustFind(id: string): Promise<Row> {
    return await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  async function findPerson({ params }: FastifyRequest): Promise<Row | undefined> {
    const { id } = z.object({ id: z.string() }).parse(params)
    return await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** An administrator may be in their place now: the others, who were told, have a day to notice. */
  async function countApprovingAnew({ id, approver }: Row): Promise<void> {
    if (approver !== 1) return
    const approver_since = await approvingSince(db, desk.now())
    await db.updateTable('people').set({ approver_since }).where('id', '=', id).execute()
  }

  /** Mails a link, or shows it to be handed on where no mail goes out. */
  async function sendInvitation(
    reply: FastifyReply,
    person: Person,
    other: Row,
    kind: 'join' | 'lost',
  ): Promise<FastifyReply> {
    const link = await invite(desk, other.id, kind, person.id)
    const text =
      `Dear ${other.name},\n\n${person.name} invites you to the desk, where the staff of ${group.name} ` +
      `edit and publish the website. Please open this link within 24 hours, on the phone or ` +
      `computer that you will use:\n\n${link}\n\nIt works once. Please do not pass it on.\n`
    const sent = await desk.mail(other.email, `Your link to the desk of ${group.name}`, text)
    if (!sent) await countApprovingAnew(other)
    return sendScreen(reply, <Invited {...{ person, other, link: sent ? undefined : link }} />)
  }
}

function People({ person, people }: { person: Person; people: readonly Listed[] }) {
  return (
    <Screen title="People" person={person}>
      <ul className="rows">
        {people.map((each) => (
          <li key={each.id}>
            <div>
              <a href={`/people/${each.id}`}>
                <strong>{each.name || 'The first person, who has not joined yet'}</strong>
              </a>
              <p>{each.email}</p>
            </div>
            <div>
              <p>{roles.filter((role) => each[role] === 1).join(', ') || 'No role'}</p>
              <p>{stateOf(each, each.devices)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h2>Invite somebody</h2>
      <form method="post" action="/people">
        <label>
          Name
          <input name="name" required maxLength={80} autoComplete="off" />
        </label>
        <label>
          E-mail address
          <input name="email" type="email" required maxLength={254} autoComplete="off" />
        </label>
        <Roles given={['editor']} />
        <button type="submit">Invite</button>
      </form>
    </Screen>
  )
}

function Roles({ given }: { given: readonly Role[] }) {
  return (
    <fieldset>
      <legend>Roles</legend>
      {roles.map((role) => (
        <label key={role} className="choice">
          <input type="checkbox" name="roles" value={role} defaultChecked={given.includes(role)} />
          {roleNames[role]}
        </label>
      ))}
      <p className="hint">Approving counts from 24 hours after it was given.</p>
    </fieldset>
  )
}

function stateOf({ suspended_at, last_seen_at }: Row, devices: number): string {
  if (suspended_at !== null) return `Suspended since ${lagosTime(suspended_at)}`
  if (devices === 0) return 'Has not joined yet'
  const seen = last_seen_at === null ? 'never seen' : `last seen ${lagosTime(last_seen_at)}`
  return `${devices === 1 ? 'One device' : `${devices} devices`}, ${seen}`
}

type OneProps = { person: Person; other: Row; passkeys: readonly Passkey[] }

function One({ person, other, passkeys }: OneProps) {
  const joined = passkeys.filter(({ confirmed_at }) => confirmed_at !== null)
  return (
    <Screen title={other.name} person={person}>
      <p className="lead">
        {other.email}. {stateOf(other, joined.length)}.
      </p>
      {other.approver_since !== null && (
        <p>Approving counts from {lagosTime(approvingFrom(other))}.</p>
      )}
      {joined.length > 0 && (
        <>
          <h2>Devices</h2>
          <ul className="rows">
            {joined.map(({ id, device, created_at }) => (
              <li key={id}>
                <strong>{device}</strong>
                <p>Added {lagosTime(created_at)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {other.id === person.id ? (
        <p>
          Another administrator changes your roles. Your devices are under{' '}
          <a href="/devices">Your devices</a>.
        </p>
      ) : (
        <>
          <form method="post" action={`/people/${other.id}/roles`}>
            <Roles given={roles.filter((role) => other[role] === 1)} />
            <button type="submit">Save roles</button>
          </form>
          <h2>Access</h2>
          <form method="post" className="actions">
            <button type="submit" className="second" formAction={`/people/${other.id}/invite`}>
              {joined.length > 0 ? 'Replace lost devices' : 'Send a new link'}
            </button>
            <button type="submit" className="quiet" formAction={`/people/${other.id}/end-sessions`}>
              End all sessions
            </button>
            <button
              type="submit"
              className="quiet"
              formAction={`/people/${other.id}/${other.suspended_at === null ? 'suspend' : 'let-in'}`}
            >
              {other.suspended_at === null ? 'Suspend' : 'Let in again'}
            </button>
          </form>
          <p className="hint">
            Replacing lost devices ends their passkeys and everything that is open, at once, and
            makes a new link. Where no mail brings it to them, and after a suspension, approving
            counts a day later.
          </p>
        </>
      )}
    </Screen>
  )
}

function Invited({
  person,
  other,
  link,
}: {
  person: Person
  other: Row
  link?: string | undefined
}) {
  return (
    <Screen title={`${other.name} is invited`} person={person}>
      {link ? (
        <>
          <p className="lead">
            The desk has no mail server. Please hand this link to {other.name} yourself, in a way
            that nobody else reads. It works once, for 24 hours.
          </p>
          <label>
            The link
            <input readOnly value={link} />
          </label>
        </>
      ) : (
        <p className="lead">
          The link is on its way to {other.email}. It works once, for 24 hours.
        </p>
      )}
      <p>
        <a href="/people">Back to People</a>
      </p>
    </Screen>
  )
}

function Problem({ person, problem }: { person: Person; problem: string }) {
  return (
    <Screen title="Nobody was invited" person={person}>
      <p role="alert">{problem}</p>
      <p>
        <a href="/people">Back to People</a>
      </p>
    </Screen>
  )
}

function NotYours({ person }: { person: Person }) {
  return (
    <Screen title="Another administrator does this" person={person}>
      <p>
        Nobody changes their own rights. If there is no other administrator, whoever runs the desk
        can make a link on its machine.
      </p>
    </Screen>
  )
}
