import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fieldLabels, labelledFields } from '../../contract/forms.ts'
import type { PersonsEntries } from '../../server/staff/rights.ts'
import { erasedOn } from '../../server/submissions/retention.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { fromLagos, lagosDay, lagosTime } from '../base/lagos-time.ts'
import { Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import { everythingOf } from './everything.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { inboxPeople, kindNames, refusal, senderOf } from './inbox-screen.tsx'
import { sendFile } from './send-file.ts'

const text = z.string().trim().max(20_000).catch('')
const formSchema = z.object({
  /** A name or an e-mail address as people type it, or a submission of the person. */
  who: text,
  submission: text,
  /** The address of the person whose screen sends the form. */
  email: text,
  field: text,
  value: text,
  reason: text,
  until: text,
  sure: z.literal('yes').optional().catch(undefined),
})
type Form = z.infer<typeof formSchema>

/**
 * What a person may ask of us by the Nigeria Data Protection Act 2023: to have what they sent, to have it corrected,
 * kept or erased. Forms only, answered directly: an address would hold who it is.
 */
export function registerPerson(app: FastifyInstance, desk: InboxDesk): void {
  const { inbox } = desk

  app.get('/inbox/person', { config: { access: 'inbox' } }, (request, reply) =>
    sendScreen(reply, <Find person={personOf(request)} />),
  )

  /** Handles a form; a refusal is said on the screen of the person, or on the one that finds them. */
  function press(
    name: string,
    work: (form: Form, person: Person, reply: FastifyReply) => Promise<unknown>,
    fresh?: true,
  ): void {
    const config = { access: 'inbox', ...(fresh && { fresh }) } as const
    app.post(`/inbox/person${name}`, { config }, async (request: FastifyRequest, reply) => {
      const person = personOf(request)
      const form = formSchema.parse(request.body)
      const result = await work(form, person, reply).catch(refusal)
      if (reply.sent || result === reply) return reply
      const problem = result instanceof Refusal ? result.message : undefined
      const done = typeof result === 'string' ? result : undefined
      if (!form.email) return sendScreen(reply, <Find person={person} problem={problem} />, 422)
      return await showPerson(reply, person, form.email, { problem, done })
    })
  }

  async function showPerson(
    reply: FastifyReply,
    person: Person,
    email: string,
    said: { problem?: string | undefined; done?: string | undefined } = {},
  ): Promise<FastifyReply> {
    const found = await inbox.person(kindsFor(person), email)
    await note(person, 'opened', found)
    const status = said.problem ? 422 : 200
    return sendScreen(reply, <One {...{ person, found, ...said, now: desk.now() }} />, status)
  }

  /** The audit names references, never whose they are. */
  async function note(
    person: Person,
    action: string,
    { entries }: PersonsEntries,
    detail?: string,
  ) {
    const subject = `Submissions ${entries.map(({ id }) => id).join(', ')}`
    if (entries.length > 0) await desk.audit({ person: person.id, action, subject, detail })
  }

  press('', async ({ who, submission, email }, person, reply) => {
    const kinds = kindsFor(person)
    const known = submission ? (await inbox.show(kinds, submission))?.fields.email : undefined
    const address = email || known || (who.includes('@') ? who : '')
    if (address) return await showPerson(reply, person, address)
    const { entries } = who ? await inbox.list(kinds, { words: who }) : { entries: [] }
    const senders = new Map(entries.map((entry) => [entry.fields.email ?? '', senderOf(entry)]))
    if (senders.size === 0)
      throw new Refusal('Nobody is found. Try a part of the name, or the e-mail address.')
    return sendScreen(reply, <Find {...{ person, senders }} />)
  })

  press('/everything', async ({ email }, person, reply) => {
    const kinds = kindsFor(person)
    const found = await inbox.person(kinds, email)
    await note(person, 'gave out', found)
    const authors = await inboxPeople(desk)
    const zip = everythingOf(found, {
      nameOf: (id) => authors.find((each) => each.id === id)?.name ?? 'Somebody',
      resume: (id) => inbox.resume(kinds, id),
    })
    return sendFile(reply, `personal-data-${lagosDay(desk.now())}.zip`, Readable.from(zip))
  })

  press('/correct', async ({ submission, field, value }, person) => {
    const label = labelOf(field)
    if (!(await inbox.correct(kindsFor(person), submission, { field, value })))
      throw new Refusal('This submission is not there any more.')
    const subject = `Submission ${submission}`
    await desk.audit({ person: person.id, action: 'corrected', subject, detail: label })
    return `${label} is corrected.`
  })

  press('/hold', async ({ email, reason, until }, person) => {
    const start = fromLagos(`${until}T00:00`)
    if (!reason || start === undefined || start < desk.now())
      throw new Refusal('Please say why, and choose a last day that is still to come.')
    const kinds = kindsFor(person)
    await note(person, 'held', await inbox.person(kinds, email), `until ${until}`)
    const end = new Date(start + 86_400_000).toISOString()
    await inbox.hold(kinds, email, { reason, until: end })
    return 'Held: it is not erased until the end of that day.'
  })

  press('/release', async ({ email }, person) => {
    const kinds = kindsFor(person)
    await note(person, 'ended the hold of', await inbox.person(kinds, email))
    await inbox.hold(kinds, email, null)
    return 'The hold has ended.'
  })

  press(
    '/erase',
    async ({ email, sure }, person, reply) => {
      const kinds = kindsFor(person)
      const found = await inbox.person(kinds, email)
      const naming = await inbox.naming(kinds, email)
      const parts = { person, found, naming, now: desk.now() }
      if (!sure) return sendScreen(reply, <Sure {...parts} />)
      await note(person, 'erased', found)
      const obstacle = await inbox.erase(kinds, email)
      return sendScreen(reply, <Erased {...parts} obstacle={obstacle} />)
    },
    true,
  )
}

function labelOf(field: string): string {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1] ?? 'A field'
}

type FindProps = { person: Person; problem?: string | undefined; senders?: Map<string, string> }

function Find({ person, problem, senders }: FindProps) {
  return (
    <Screen title="Everything from one person" person={person}>
      <Problem>{problem}</Problem>
      <p className="lead">
        Anybody may ask what we hold about them, and have it corrected or erased. Make sure that it
        is them who ask: answer to the address that they wrote from.
      </p>
      <form method="post" action="/inbox/person">
        <label>
          Name or e-mail address
          <input name="who" required maxLength={200} />
        </label>
        <button type="submit">Find</button>
      </form>
      {senders && (
        <ul className="rows">
          {[...senders].map(([email, name]) => (
            <li key={email}>
              <div>
                <bdi>{name}</bdi>
                <p>
                  <bdi>{email}</bdi>
                </p>
              </div>
              <Press to="/inbox/person" kind="second" fields={{ email }}>
                Open
              </Press>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  )
}

type OneProps = {
  person: Person
  found: PersonsEntries
  now: number
  problem?: string | undefined
  done?: string | undefined
}

const isHeld = ({ hold }: PersonsEntries['entries'][number], now: number) =>
  hold !== null && Date.parse(hold.until) > now

function One({ person, found, now, problem, done }: OneProps) {
  const { email, entries } = found
  const held = entries.filter((entry) => isHeld(entry, now))
  const fields = { email }
  return (
    <Screen title="Everything from one person" person={person}>
      <Problem>{problem}</Problem>
      {done && <p role="status">{done}</p>}
      <p className="lead">
        <bdi>{email}</bdi>
      </p>
      <Others {...found} />
      {entries.length === 0 && <p>Nothing of this person is stored that you may read.</p>}
      {entries.map((entry) => (
        <section key={entry.id} aria-labelledby={entry.id}>
          <h2 id={entry.id}>
            {kindNames[entry.kind]} <a href={`/inbox/${entry.id}`}>{entry.id}</a>
          </h2>
          <p className="hint">
            {lagosTime(Date.parse(entry.receivedAt))}. {erasureText(entry, now)}
          </p>
          <dl className="facts">
            {labelledFields(entry.fields).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="words">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {entry.kind !== 'newsletter' && <Correct {...{ entry, email }} />}
        </section>
      ))}
      {entries.length > 0 && (
        <>
          <h2>Give it to the person</h2>
          <p>A ZIP file with all of this: to read, for other programs, and the files.</p>
          <Press to="/inbox/person/everything" fields={fields}>
            Download everything
          </Press>
          <h2>Hold it</h2>
          <p>
            What is needed for a dispute or by an authority is not erased until the day that you
            choose. The hold then ends by itself.
          </p>
          {held.length > 0 ? (
            <Press to="/inbox/person/release" kind="second" fields={fields}>
              End the hold
            </Press>
          ) : (
            <form method="post" action="/inbox/person/hold">
              <input type="hidden" name="email" value={email} />
              <label>
                Why
                <input name="reason" required maxLength={200} />
              </label>
              <label>
                Last day
                <input name="until" type="date" required min={lagosDay(now)} />
              </label>
              <button type="submit" className="second">
                Hold
              </button>
            </form>
          )}
          <h2>Erase it</h2>
          <p>You see what goes before anything is erased.</p>
          <Press to="/inbox/person/erase" kind="second" fields={fields}>
            Erase…
          </Press>
        </>
      )}
    </Screen>
  )
}

/** What there is of a person that somebody may not read. */
function Others({ otherKinds }: PersonsEntries) {
  if (otherKinds.length === 0) return null
  const role = otherKinds.includes('application') ? 'HR' : 'Correspondence'
  return <p className="notice">There is something else of this person: ask {role}.</p>
}

function erasureText(entry: PersonsEntries['entries'][number], now: number): string {
  const day = erasedOn(entry)
  const until = day ? `Erased after ${lagosTime(day.getTime())}` : 'Kept until they unsubscribe'
  return isHeld(entry, now) ? `${until}; held: ${entry.hold?.reason}` : until
}

function Correct({ entry, email }: { entry: PersonsEntries['entries'][number]; email: string }) {
  return (
    <details>
      <summary>Correct something</summary>
      {Object.entries(fieldLabels)
        .filter(([field]) => entry.fields[field] !== undefined)
        .map(([field, label]) => {
          const id = `${entry.id}-${field}`
          const value = { id, name: 'value', defaultValue: entry.fields[field] }
          const isLong = field === 'message' || field === 'coverLetter'
          return (
            <form key={field} method="post" action="/inbox/person/correct">
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="submission" value={entry.id} />
              <input type="hidden" name="field" value={field} />
              <label htmlFor={id}>{label}</label>
              {isLong ? <textarea rows={6} {...value} /> : <input {...value} />}
              <button type="submit" className="second">
                Correct
              </button>
            </form>
          )
        })}
    </details>
  )
}

type ErasureProps = {
  person: Person
  found: PersonsEntries
  naming: readonly string[]
  now: number
}

function Sure({ person, found, naming, now }: ErasureProps) {
  const { email, entries } = found
  const held = entries.filter((entry) => isHeld(entry, now))
  const going = entries.filter((entry) => !held.includes(entry))
  return (
    <Screen title="Erase for good?" person={person}>
      <p className="lead">
        <bdi>{email}</bdi>
      </p>
      {going.length > 0 ? (
        <>
          <p>
            This erases the following, with files, notes, letters and the e-mails about it. It
            cannot be undone, and does not come back with a backup.
          </p>
          <Entries entries={going} />
        </>
      ) : (
        <p>Nothing can be erased now.</p>
      )}
      {held.length > 0 && (
        <>
          <p className="notice">These are held. They are erased when the hold ends.</p>
          <Entries entries={held} />
        </>
      )}
      <Others {...found} />
      <Naming ids={naming} />
      <div className="actions">
        <Press to="/inbox/person/erase" fields={{ email, sure: 'yes' }}>
          Erase for good
        </Press>
        <Press to="/inbox/person" kind="quiet" fields={{ email }}>
          Back
        </Press>
      </div>
    </Screen>
  )
}

function Entries({ entries }: Pick<PersonsEntries, 'entries'>) {
  return (
    <ul>
      {entries.map(({ id, kind, receivedAt, resume }) => (
        <li key={id}>
          {kindNames[kind]} {id} of {lagosTime(Date.parse(receivedAt))}
          {resume && (
            <>
              {' '}
              with <bdi>{resume.fileName}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Naming({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <p>
      Others name this address in what they wrote, which stays:{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`/inbox/${id}`}>{id}</a>
        </span>
      ))}
    </p>
  )
}

function Erased({
  person,
  found,
  naming,
  obstacle,
}: ErasureProps & { obstacle?: string | undefined }) {
  return (
    <Screen title="Erased" person={person}>
      <Problem>
        {obstacle &&
          `Copies may be left in the files of the inbox because ${obstacle}. Please tell whoever runs the website.`}
      </Problem>
      <p>
        What could be erased is gone. The e-mails in your own mailbox, and the files that you have
        downloaded, are still there: delete them as well.
      </p>
      <Others {...found} />
      <Naming ids={naming} />
      <p>
        <a href="/inbox">Back to the inbox</a>
      </p>
    </Screen>
  )
}
