import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type FormKind, fieldLabels } from '../../contract/forms.ts'
import type { FullEntry, PersonsEntries } from '../../server/staff/rights.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { erasedOn } from '../../server/submissions/retention.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { fromLagos, lagosDay, lagosTime } from '../base/lagos-time.ts'
import { Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import { Entries, everythingOf } from './everything.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { inboxPeople, refusal, senderOf } from './inbox-screen.tsx'
import { sendZip } from './send-zip.ts'

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
      if (reply.sent) return reply
      const problem = result instanceof Refusal ? result.message : undefined
      const done = typeof result === 'string' ? result : undefined
      if (!form.email) return sendScreen(reply, <Find person={person} problem={problem} />, 422)
      return await showPerson(reply, person, form.email, { problem, done })
    })
  }

  /** All of a person, with the names of those who wrote the notes. */
  async function find(kinds: readonly FormKind[], email: string): Promise<PersonsEntries> {
    const found = await inbox.person(kinds, email)
    const people = await inboxPeople(desk)
    const nameOf = (id: string) => people.find((each) => each.id === id)?.name ?? 'Somebody'
    const entries = found.entries.map((entry) => ({
      ...entry,
      notes: entry.notes.map((each) => ({ ...each, author: nameOf(each.author) })),
    }))
    return { ...found, entries }
  }

  async function showPerson(
    reply: FastifyReply,
    person: Person,
    email: string,
    said: Said = {},
  ): Promise<FastifyReply> {
    const found = await find(kindsFor(person), email)
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
    const senders = new Map(
      entries.map((entry) => [entry.fields.email?.toLowerCase() ?? '', senderOf(entry)]),
    )
    if (senders.size === 0)
      throw new Refusal('Nobody is found. Try a part of the name, or the e-mail address.')
    return sendScreen(reply, <Find {...{ person, senders }} />)
  })

  press('/everything', async ({ email }, person, reply) => {
    const kinds = kindsFor(person)
    const found = await find(kinds, email)
    await note(person, 'gave out', found)
    const files = everythingOf(found, (id) => inbox.resume(kinds, id))
    return sendZip(reply, `personal-data-${lagosDay(desk.now())}`, files)
  })

  press('/correct', async ({ email, submission, field, value }, person, reply) => {
    const label = labelOf(field)
    if (!(await inbox.correct(kindsFor(person), submission, { field, value })))
      throw new Refusal('This submission is not there any more.')
    const subject = `Submission ${submission}`
    await desk.audit({ person: person.id, action: 'corrected', subject, detail: label })
    const address = field === 'email' ? value : email
    return await showPerson(reply, person, address, { done: `${label} is corrected.` })
  })

  press('/hold', async ({ email, reason, until }, person) => {
    const start = fromLagos(`${until}T00:00`)
    if (!reason || start === undefined || start < desk.now())
      throw new Refusal('Please say why, and choose a last day that is still to come.')
    const kinds = kindsFor(person)
    await note(person, 'held', await find(kinds, email), `until ${until}`)
    const end = new Date(start + 86_400_000).toISOString()
    await inbox.hold(kinds, email, { reason, until: end })
    return 'Held: it is not erased until the end of that day.'
  })

  press('/release', async ({ email }, person) => {
    const kinds = kindsFor(person)
    await note(person, 'ended the hold of', await find(kinds, email))
    await inbox.hold(kinds, email, null)
    return 'The hold has ended.'
  })

  press(
    '/erase',
    async ({ email, sure }, person, reply) => {
      const kinds = kindsFor(person)
      const naming = await inbox.naming(kinds, email)
      if (!sure) return await showPerson(reply, person, email, { naming })
      const found = await find(kinds, email)
      const going = found.entries.filter((entry) => !isHeld(entry, desk.now()))
      await note(person, 'erased', { ...found, entries: going })
      const obstacle = await inbox.erase(kinds, email)
      if (!obstacle)
        return 'Erased. Delete what is in your mailbox and what you have downloaded as well.'
      throw new Refusal(
        `Erased, but copies may be left in the inbox’s files because ${obstacle}. Please tell whoever runs the website.`,
      )
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

/** What a screen says beside the person's submissions; with `naming` it asks whether they are to be erased. */
type Said = { problem?: string | undefined; done?: string | undefined; naming?: readonly string[] }
type OneProps = Said & { person: Person; found: PersonsEntries; now: number }

function One({ person, found, now, problem, done, naming }: OneProps) {
  const { email, entries } = found
  return (
    <Screen title={naming ? 'Erase for good?' : 'Everything from one person'} person={person}>
      <Problem>{problem}</Problem>
      {done && <p role="status">{done}</p>}
      <p className="lead">
        <bdi>{email}</bdi>
      </p>
      <Others {...found} />
      {entries.length === 0 && <p>Nothing of this person is stored that you may read.</p>}
      {naming && <Sure {...{ email, naming }} />}
      <div className={naming ? undefined : 'beside'}>
        <div>
          <Entries
            entries={entries}
            beside={(entry) => (
              <>
                <p className="hint">
                  {erasureText(entry, now)}. <a href={`/inbox/${entry.id}`}>Open {entry.id}</a>
                </p>
                {entry.kind !== 'newsletter' && !naming && <Correct {...{ entry, email }} />}
              </>
            )}
          />
        </div>
        {entries.length > 0 && !naming && (
          <div className="panel">
            <h2>Give it to the person</h2>
            <p>A ZIP file with all of this: to read, for other programs, and the files.</p>
            <Press to="/inbox/person/everything" fields={{ email }}>
              Download everything
            </Press>
            <Hold email={email} isHeld={entries.some((entry) => isHeld(entry, now))} now={now} />
            <h2>Erase it</h2>
            <p>You are asked once more, and see what goes.</p>
            <Press to="/inbox/person/erase" kind="second" fields={{ email }}>
              Erase…
            </Press>
          </div>
        )}
      </div>
    </Screen>
  )
}

function Hold({ email, isHeld, now }: { email: string; isHeld: boolean; now: number }) {
  return (
    <>
      <h2>Hold it</h2>
      <p>
        What is needed for a dispute or by an authority is not erased until the day that you choose.
        The hold then ends by itself.
      </p>
      {isHeld ? (
        <Press to="/inbox/person/release" kind="second" fields={{ email }}>
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
    </>
  )
}

function Sure({ email, naming }: { email: string; naming: readonly string[] }) {
  return (
    <>
      <p>
        This erases all that is below for good, with files, notes, letters and the e-mails about it.
        It does not come back with a backup. What is held stays, and is erased when the hold ends.
      </p>
      {naming.length > 0 && (
        <p>
          Others name this address in what they wrote, which stays:{' '}
          {naming.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={`/inbox/${id}`}>{id}</a>
            </span>
          ))}
        </p>
      )}
      <div className="actions">
        <Press to="/inbox/person/erase" fields={{ email, sure: 'yes' }}>
          Erase for good
        </Press>
        <Press to="/inbox/person" kind="second" fields={{ email }}>
          Back
        </Press>
      </div>
    </>
  )
}

/** What there is of a person that somebody may not read. */
function Others({ otherKinds }: PersonsEntries) {
  if (otherKinds.length === 0) return null
  const role = otherKinds.includes('application') ? 'HR' : 'Correspondence'
  return <p className="notice">There is something else of this person: ask {role}.</p>
}

const isHeld = ({ hold }: Entry, now: number) => hold !== null && Date.parse(hold.until) > now

/** When it is erased, in words. */
export function erasureText(entry: Entry, now: number): string {
  const day = erasedOn(entry)
  const until = day ? `Erased after ${lagosTime(day.getTime())}` : 'Kept until they unsubscribe'
  return isHeld(entry, now) ? `${until}; held: ${entry.hold?.reason}` : until
}

function Correct({ entry, email }: { entry: FullEntry; email: string }) {
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
