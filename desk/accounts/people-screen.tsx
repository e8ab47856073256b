import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { group } from '../../content/model/group.ts'
import type { Tables } from '../base/database.ts'
import type { DeskContext } from '../base/desk.ts'
import { lagosTime } from '../base/lagos-time.ts'
import {
  CopyLink,
  Field,
  Press,
  Problem,
  redirectSaying,
  Screen,
  sendScreen,
} from '../base/layout.tsx'
import { type Person, type Role, roleColumns, roleNames, roles, rolesOf } from '../base/people.ts'
import { personOf } from './access.ts'
import { addPerson, changeRights, invite, nameSchema } from './invitations.ts'
import { type Passkey, passkeysOf } from './passkeys.ts'
import { endSessionsOf } from './sessions.ts'

type Row = Selectable<Tables['people']>

const roleHints: Record<Role, string> = {
  editor: 'writes, and asks for approval',
  approver: 'approves and publishes what others ask for',
  administrator: 'invites people and gives roles',
  hr: 'reads applications, and answers them',
  correspondence: 'reads messages and subscriptions',
}

function roleList(given: readonly Role[]): string {
  return given.map((role) => roleNames[role]).join(', ') || 'No role'
}

/** Checkboxes of one name: none, one, or several. */
const rolesSchema = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.enum(roles)),
)

const newPersonSchema = nameSchema.extend({ roles: rolesSchema })

/** Inviting people, their roles, suspending. Administrators cannot change their own roles. */
export function registerPeople(app: FastifyInstance, desk: DeskContext): void {
  const { db } = desk
  const read = { config: { access: 'administrator' } } as const
  const change = { config: { access: 'administrator', fresh: true } } as const

  app.get('/people', read, (_request, reply) => showPeople(reply))

  app.post('/people', change, async (request, reply) => {
    const person = personOf(request)
    const { success, data } = newPersonSchema.safeParse(request.body)
    if (!success) return showPeople(reply, 'Please enter a name and an e-mail address.')
    const known = db.selectFrom('people').select('id').where('email', '=', data.email)
    if (await known.executeTakeFirst())
      return showPeople(reply, 'Someone with this e-mail address is here already.')
    const detail = roleList(data.roles)
    const link = await changeRights(
      desk,
      person,
      { action: 'invited', name: data.name, detail },
      async (within) => invite(within, await addPerson(within, data), 'join', person.id),
    )
    return await sendInvitation(reply, person, data, link)
  })

  app.get('/people/:id', read, async (request, reply) => {
    const other = await findPerson(request)
    if (!other) return reply.callNotFound()
    const passkeys = await passkeysOf(desk, other.id)
    return sendScreen(reply, <One person={personOf(request)} other={other} passkeys={passkeys} />)
  })

  /** Handles a form about somebody else, after which they `are` so. A string that `work` returns is a link for them. */
  function press(
    name: string,
    are: string,
    work: (by: Person, other: Row, body: unknown) => Promise<unknown>,
  ): void {
    app.post(`/people/:id/${name}`, change, async (request, reply) => {
      const person = personOf(request)
      const other = await findPerson(request)
      if (!other || other.id === person.id) return reply.callNotFound()
      const link = await work(person, other, request.body)
      if (typeof link === 'string') return await sendInvitation(reply, person, other, link)
      return redirectSaying(reply, `/people/${other.id}`, `${other.name} ${are}.`)
    })
  }

  press('roles', 'has these roles now', (by, { id, name, approver }, body) => {
    const given = z.object({ roles: rolesSchema }).parse(body).roles
    const becomesApprover = approver === 0 && given.includes('approver')
    const action = becomesApprover ? 'gave the approver role to' : 'changed the roles of'
    const detail = roleList(given)
    return changeRights(desk, by, { action, name, detail }, ({ db }) =>
      db.updateTable('people').set(roleColumns(given)).where('id', '=', id).execute(),
    )
  })

  // Two routes and no toggle: sent twice, a toggle would reinstate a suspended person.
  for (const suspend of [true, false]) {
    const are = suspend ? 'is suspended, and signed out everywhere' : 'can sign in again'
    press(suspend ? 'suspend' : 'reinstate', are, async (by, { id, name, suspended_at }) => {
      if (suspend === (suspended_at !== null)) return
      const action = suspend ? 'suspended' : 'reinstated'
      await changeRights(desk, by, { action, name }, async (within) => {
        const set = { suspended_at: suspend ? within.now() : null }
        await within.db.updateTable('people').set(set).where('id', '=', id).execute()
        await endSessionsOf(within, id)
        await within.db.deleteFrom('invitations').where('created_by', '=', id).execute()
      })
    })
  }

  press('end-sessions', 'is signed out everywhere', (by, { id, name }) =>
    changeRights(desk, by, { action: 'ended all sessions of', name }, (within) =>
      endSessionsOf(within, id),
    ),
  )

  press('invite', '', async (by, { id, name }) => {
    const hasJoined = (await passkeysOf(desk, id)).length > 0
    const action = hasJoined ? 'reset the sign-in of' : 'invited again'
    return await changeRights(desk, by, { action, name }, (within) =>
      invite(within, id, 'join', by.id),
    )
  })

  async function showPeople(reply: FastifyReply, problem?: string): Promise<FastifyReply> {
    const people = await db
      .selectFrom('people')
      .leftJoin('passkeys', (join) =>
        join.onRef('passkeys.person', '=', 'people.id').on('confirmed_at', 'is not', null),
      )
      .selectAll('people')
      .select(({ fn }) => fn.count<number>('passkeys.id').as('devices'))
      .groupBy('people.id')
      .orderBy('name')
      .execute()
    return sendScreen(reply, <People people={people} problem={problem} />, problem ? 400 : 200)
  }

  async function findPerson({ params }: FastifyRequest): Promise<Row | undefined> {
    const { id } = z.object({ id: z.string() }).parse(params)
    return await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Mails a link; if no mail can be sent, shows it to the administrator to hand on. */
  async function sendInvitation(
    reply: FastifyReply,
    person: Person,
    other: Pick<Row, 'name' | 'email'>,
    link: string,
  ): Promise<FastifyReply> {
    const text =
      `Dear ${other.name},\n\n${person.name} invites you to the desk, where the staff of ${group.name} ` +
      `edit and publish the website. Please open this link within 24 hours, on the phone or ` +
      `computer that you will use:\n\n${link}\n\nIt works once. Please do not pass it on.\n`
    const sent = await desk.mail(other.email, `Your link to the desk of ${group.name}`, text)
    return sendScreen(reply, <Invited {...other} link={sent ? undefined : link} />)
  }
}

type PeopleProps = {
  people: readonly (Row & { devices: number })[]
  problem: string | undefined
}

function People({ people, problem }: PeopleProps) {
  return (
    <Screen title="People">
      <Problem>{problem}</Problem>
      <div className="beside">
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
                <p>{roleList(rolesOf(each))}</p>
                <p>{stateOf(each, each.devices)}</p>
              </div>
            </li>
          ))}
        </ul>
        <section aria-labelledby="invite" className="panel">
          <h2 id="invite">Invite someone</h2>
          <form method="post" action="/people">
            <Field label="Name" name="name" required maxLength={80} autoComplete="off" />
            <Field label="E-mail address" name="email" type="email" required autoComplete="off" />
            <Roles given={['editor']} />
            <button type="submit">Invite</button>
          </form>
        </section>
      </div>
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
          {roleNames[role]}: {roleHints[role]}
        </label>
      ))}
      <p className="hint">All administrators get an e-mail when somebody becomes an approver.</p>
    </fieldset>
  )
}

function stateOf({ suspended_at, last_seen_at }: Row, devices: number): string {
  if (suspended_at !== null) return `Suspended since ${lagosTime(suspended_at)}`
  if (devices === 0) return 'Has not joined yet'
  const seen = last_seen_at === null ? 'never seen' : `last seen ${lagosTime(last_seen_at)}`
  return `${devices === 1 ? 'One device' : `${devices} devices`}, ${seen}`
}

const replacing =
  'All their devices stop signing in, they are signed out everywhere, and get a link to join again.'
const suspending =
  'They are signed out everywhere at once, and cannot sign in until they are reinstated.'

type OneProps = { person: Person; other: Row; passkeys: readonly Passkey[] }

function One({ person, other, passkeys }: OneProps) {
  const joined = passkeys.filter(({ confirmed_at }) => confirmed_at !== null)
  const hasJoined = joined.length > 0
  const isSuspended = other.suspended_at !== null
  return (
    <Screen title={other.name}>
      <p className="lead">
        {other.email}. {stateOf(other, joined.length)}.
      </p>
      {hasJoined && (
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
            <Roles given={rolesOf(other)} />
            <button type="submit">Save roles</button>
          </form>
          <h2>Access</h2>
          <div className="actions">
            <Press to={`/people/${other.id}/invite`} kind="second" warning={hasJoined && replacing}>
              {hasJoined ? 'Replace lost devices' : 'Send a new link'}
            </Press>
            <Press to={`/people/${other.id}/end-sessions`} kind="quiet">
              End all sessions
            </Press>
            <Press
              to={`/people/${other.id}/${isSuspended ? 'reinstate' : 'suspend'}`}
              kind="second"
              warning={!isSuspended && suspending}
            >
              {isSuspended ? 'Reinstate' : 'Suspend'}
            </Press>
          </div>
        </>
      )}
    </Screen>
  )
}

type InvitedProps = Pick<Row, 'name' | 'email'> & { id?: string; link: string | undefined }

/** @param props `id` is that of somebody who was there before */
function Invited({ id, name, email, link }: InvitedProps) {
  return (
    <Screen title={`${name} is invited`}>
      {link ? (
        <>
          <p className="lead">
            The desk could not send it by e-mail. Please hand this link to {name} yourself, in a way
            that nobody else reads. It works once, for 24 hours.
          </p>
          <CopyLink link={link} />
        </>
      ) : (
        <p className="lead">The link is on its way to {email}. It works once, for 24 hours.</p>
      )}
      {id && <p role="status">Links and devices that they had before have ended.</p>}
      <p>
        <a href="/people">Back to People</a>
      </p>
    </Screen>
  )
}
