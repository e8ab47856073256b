import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { fieldLabels, formKinds } from '../../contract/forms.ts'
import { submissionSchemas } from '../../contract/submissions.ts'
import type { FullEntry } from '../../server/staff/entry.ts'
import type { PersonOutcome, PersonsEntries } from '../../server/staff/rights.ts'
import { seenOf } from '../../server/staff/seen.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { erasedOn, isHeld } from '../../server/submissions/retention.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { fromLagos, lagosDate, lagosDay, lagosTime } from '../base/lagos-time.ts'
import { Field, Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import { type Person, personNames } from '../base/people.ts'
import { kindNames } from './entry-text.ts'
import { Entries, everythingOf } from './everything.tsx'
import { type InboxDesk, kindsFor, NoAnswer } from './inbox-client.ts'
import { changeText } from './outcome.tsx'
import { sendZip } from './send-zip.ts'

const text = z.string().trim().max(20_000).catch('')
const formSchema = z.object({
  /** Of the person, as people type it. */
  email: text,
  /** One of the person's submissions. */
  submission: text,
  /** The submissions that are meant, as they were shown. */
  seen: z
    .string()
    .catch('')
    .transform((shown) => shown.split(',')),
  field: text,
  value: text,
  reason: text,
  until: text,
})
type Form = z.infer<typeof formSchema>

/**
 * What a person may ask of us by the Nigeria Data Protection Act 2023: to have what they sent, to have it corrected,
 * kept or erased. Forms only, answered directly: an address would hold who it is.
 */
export function registerPerson(app: FastifyInstance, desk: InboxDesk): void {
  const { inbox } = desk
  const config = { access: 'inbox' } as const

  app.get('/inbox/person', { config }, (_request, reply) => sendScreen(reply, <Find />))

  app.post('/inbox/person', { config }, async (request, reply) => {
    const { submission, email } = formSchema.parse(request.body)
    const person = personOf(request)
    const entry = submission ? await inbox.show(kindsFor(person), submission) : undefined
    return await showPerson(reply, person, entry?.fields.email ?? email)
  })

  /** Handles a form on the screen of a person. @param work returns what the screen then says */
  function press(
    name: string,
    work: (form: Form, person: Person) => Promise<string>,
    fresh?: true,
  ): void {
    const config = { access: 'inbox', ...(fresh && { fresh }) } as const
    app.post(`/inbox/person/${name}`, { config }, async (request, reply) => {
      const person = personOf(request)
      const form = formSchema.parse(request.body)
      try {
        const done = await work(form, person)
        // A corrected address is where the person is found now.
        const email = form.field === 'email' ? form.value : form.email
        return await showPerson(reply, person, email, { done })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return await showPerson(reply, person, form.email, { problem: error.message })
      }
    })
  }

  /** All of a person that somebody may read, with the names of those who wrote the notes. */
  async function find(person: Person, email: string): Promise<PersonsEntries> {
    const found = await inbox.person(kindsFor(person), email)
    const names = await personNames(desk)
    const entries = found.entries.map((entry) => ({
      ...entry,
      notes: entry.notes.map((note) => ({ ...note, author: names.get(note.author) ?? '' })),
    }))
    return { ...found, entries }
  }

  async function showPerson(
    reply: FastifyReply,
    person: Person,
    email: string,
    message: Message = {},
  ): Promise<FastifyReply> {
    // A part of one would find what others wrote.
    if (!submissionSchemas.newsletter.shape.email.safeParse(email).success)
      return sendScreen(reply, <Find problem="Please write the whole e-mail address." />, 422)
    const found = await find(person, email)
    await note(person, 'opened', found.entries)
    const naming = await inbox.naming(kindsFor(person), email)
    const screen = <One {...{ found, naming, ...message, now: desk.now() }} />
    return sendScreen(reply, screen, message.problem ? 422 : 200)
  }

  /** The audit names references, never whose they are. */
  async function note(person: Person, action: string, entries: readonly Entry[], detail?: string) {
    const subject = `Submissions ${entries.map(({ id }) => id).join(', ')}`
    if (entries.length > 0) await desk.audit({ person: person.id, action, subject, detail })
  }

  app.post('/inbox/person/everything', { config }, async (request, reply) => {
    const person = personOf(request)
    const found = await find(person, formSchema.parse(request.body).email)
    await note(person, 'gave out', found.entries)
    const files = everythingOf(found, (id) => inbox.resume(kindsFor(person), id))
    return sendZip(reply, `personal-data-${lagosDay(desk.now())}`, files)
  })

  press('correct', async ({ seen: [seen = ''], field, value }, person) => {
    const id = await inbox.correct(kindsFor(person), seen, { field, value })
    const label = new Map<string, string>(Object.entries(fieldLabels)).get(field) ?? ''
    const subject = `Submission ${id}`
    await desk.audit({ person: person.id, action: 'corrected', subject, detail: label })
    return `${label} is corrected.`
  })

  press('hold', async ({ reason, until, ...form }, person) => {
    const start = fromLagos(`${until}T00:00`)
    const end = (start ?? 0) + 86_400_000
    if (!reason || end <= desk.now())
      throw new Refusal('Please say why, and choose a last day that is not over.')
    const hold = { reason, until: new Date(end).toISOString() }
    const { kept } = await unlessChanged(inbox.hold(kindsFor(person), form, hold))
    await note(person, 'held', kept, `until ${until}`)
    return 'Held: it is not erased until the end of that day.'
  })

  press(
    'release',
    async (form, person) => {
      const { erased, kept } = await unlessChanged(inbox.hold(kindsFor(person), form, null))
      await note(person, 'ended the hold of', [...erased, ...kept])
      return `The hold has ended. ${await erasedText(person, erased)}`
    },
    true,
  )

  press(
    'erase',
    async (form, person) => {
      const { erased, kept } = await unlessChanged(inbox.erase(kindsFor(person), form))
      await note(person, 'asked for the erasure of', kept, 'when the hold ends')
      const done = await erasedText(person, erased)
      if (kept.length === 0) return done
      return `${done || 'Nothing was erased:'} ${heldText(kept)} ${kept.length > 1 ? 'They' : 'It'} will be erased then.`
    },
    true,
  )

  /** @throws {Refusal} with what has changed since the screen was shown */
  async function unlessChanged(act: Promise<PersonOutcome>): Promise<PersonOutcome> {
    const outcome = await act
    const names = await personNames(desk)
    const changes = [
      ...outcome.changed.map((each) => changeText(each, names)),
      ...outcome.arrived.map((id) => `${id} has arrived.`),
    ]
    if (changes.length === 0) return outcome
    throw new Refusal(
      `Nothing was done, because something has changed since you loaded this screen: ${changes.join(' ')} Please look at it below, and decide again.`,
    )
  }

  /** Notes what was erased in the audit, and clears the inbox's files of it. @returns what to say, if anything */
  async function erasedText(person: Person, erased: readonly Entry[]): Promise<string> {
    if (erased.length === 0) return ''
    await note(person, 'erased', erased)
    const obstacle = await inbox.clearErased().catch((error: unknown) => {
      if (error instanceof NoAnswer) return 'the inbox does not say that they are cleared'
      throw error
    })
    const done = `Erased: ${countedKinds(erased)}`
    if (!obstacle)
      return `${done}. Delete what is in your mailbox and what you have downloaded as well.`
    throw new Refusal(
      `${done}, but copies may be left in the inbox’s files because ${obstacle}. Please tell whoever runs the website.`,
    )
  }
}

function Find({ problem }: { problem?: string }) {
  return (
    <Screen title="Everything from one person">
      <Problem>{problem}</Problem>
      <p className="lead">
        Anybody may ask what we hold about them, and have it corrected or erased. Make sure that it
        is them who ask: answer to the address that they wrote from.
      </p>
      <form method="post" action="/inbox/person">
        <Field label="E-mail address" name="email" type="email" required maxLength={254} />
        <button type="submit">Find</button>
      </form>
      <p className="hint">
        By a name, <a href="/inbox">search the inbox</a>, and open one of their submissions.
      </p>
    </Screen>
  )
}

/** What a screen says beside the person's submissions. */
type Message = { problem?: string; done?: string }
type OneProps = Message & {
  found: PersonsEntries
  /** The submissions of others that name the address. */
  naming: readonly string[]
  now: number
}

function One({ found, naming, now, problem, done }: OneProps) {
  const { email, entries } = found
  const fields = { email, seen: entries.map(seenOf).join(',') }
  return (
    <Screen title="Everything from one person">
      <Problem>{problem}</Problem>
      {done && <p role="status">{done}</p>}
      <p className="lead">
        <bdi>{email}</bdi>
      </p>
      <Others {...found} />
      {entries.length === 0 && <p>Nothing of this person is stored that you may read.</p>}
      <div className="beside">
        <div>
          <Entries
            entries={entries}
            beside={(entry) => (
              <>
                <p className="hint">
                  {erasureText(entry, now)}. <a href={`/inbox/${entry.id}`}>Open {entry.id}</a>
                </p>
                {entry.kind !== 'newsletter' && <Correct {...{ entry, email }} />}
              </>
            )}
          />
        </div>
        {entries.length > 0 && (
          <div className="panel">
            <h2>Give it to the person</h2>
            <p>A ZIP file with all of this: to read, for other programs, and the files.</p>
            <Press to="/inbox/person/everything" fields={{ email }}>
              Download everything
            </Press>
            <Hold {...{ fields, now }} held={entries.filter((entry) => isHeld(entry, now))} />
            <h2>Erase it</h2>
            <Erase {...{ fields, naming }} />
          </div>
        )}
      </div>
    </Screen>
  )
}

/** What a form about all of a person posts. */
type Fields = { email: string; seen: string }

function Hold({ fields, held, now }: { fields: Fields; held: readonly Entry[]; now: number }) {
  const waiting = held.filter(({ erasureAskedAt }) => erasureAskedAt !== null)
  const hold = held[0]?.hold ?? undefined
  return (
    <>
      <h2>Hold it</h2>
      <p>
        What is needed for a dispute or by an authority is not erased until the day that you choose.
        The hold then ends by itself.
      </p>
      <Press
        to="/inbox/person/hold"
        kind="second"
        fields={fields}
        inputs={
          <>
            <Field
              label="Why, without names"
              name="reason"
              required
              maxLength={200}
              defaultValue={hold?.reason}
            />
            <Field
              label="Last day"
              name="until"
              type="date"
              required
              min={lagosDay(now)}
              defaultValue={hold && lagosDay(lastMoment(hold))}
            />
          </>
        }
      >
        {hold ? 'Change the hold' : 'Hold'}
      </Press>
      {hold && (
        <Press
          to="/inbox/person/release"
          fields={fields}
          warning={
            waiting.length > 0
              ? `Ending the hold erases ${countedKinds(waiting)} at once, as was asked for.`
              : 'Each submission is then erased on its day, which stands beside it.'
          }
        >
          End the hold
        </Press>
      )}
    </>
  )
}

function Erase({ fields, naming }: { fields: Fields; naming: readonly string[] }) {
  const warning = (
    <>
      <p>
        This erases all that is on this screen for good, with files, notes, letters and the e-mails
        about it. It does not come back with a backup. What is held stays, and is erased when the
        hold ends.
      </p>
      {naming.length > 0 && (
        <p>
          Others name this address in what they wrote, which stays:{' '}
          {naming.map((id) => (
            <a key={id} href={`/inbox/${id}`}>
              {id}{' '}
            </a>
          ))}
        </p>
      )}
    </>
  )
  return (
    <Press to="/inbox/person/erase" fields={fields} warning={warning}>
      Erase for good
    </Press>
  )
}

/** What there is of a person that somebody may not read. */
function Others({ otherKinds }: PersonsEntries) {
  if (otherKinds.length === 0) return null
  const role = otherKinds.includes('application') ? 'HR' : 'Correspondence'
  return (
    <p className="notice">
      There is something else of this person: ask a colleague with the role {role}.
    </p>
  )
}

/** When it is erased, in words. */
export function erasureText(entry: Entry, now: number): string {
  const day = erasedOn(entry)
  const erased = day ? `Erased after ${lagosTime(day.getTime())}` : 'Kept until they unsubscribe'
  if (!isHeld(entry, now)) return erased
  return `${heldText([entry])} ${entry.erasureAskedAt ? 'It will be erased then, as was asked for' : erased}`
}

/** "1 application is held until 1 March 2027 (A dispute)." */
function heldText(entries: readonly Entry[]): string {
  const key = ({ hold }: Entry) => JSON.stringify(hold)
  return [...new Set(entries.map(key))]
    .map((each) => {
      const held = entries.filter((entry) => key(entry) === each)
      const hold = held[0]?.hold
      const until = hold && `until ${lagosDate(lastMoment(hold))} (${hold.reason})`
      return `${countedKinds(held)} ${held.length > 1 ? 'are' : 'is'} held ${until}.`
    })
    .join(' ')
}

/** A hold ends with its last day. */
const lastMoment = ({ until }: NonNullable<Entry['hold']>) => Date.parse(until) - 1

/** "2 messages and 1 application" */
function countedKinds(entries: readonly Entry[]): string {
  const counts = formKinds.flatMap((kind) => {
    const { length } = entries.filter((entry) => entry.kind === kind)
    const noun = `${kindNames[kind].toLowerCase()}${length > 1 ? 's' : ''}`
    return length > 0 ? `${length} ${noun}` : []
  })
  return new Intl.ListFormat('en').format(counts)
}

function Correct({ entry, email }: { entry: FullEntry; email: string }) {
  return (
    <details>
      <summary>Correct something</summary>
      {Object.entries(fieldLabels)
        .filter(([field]) => entry.fields[field] !== undefined)
        .map(([field, label]) => (
          <Press
            key={field}
            to="/inbox/person/correct"
            kind="second"
            fields={{ email, seen: seenOf(entry), field }}
            inputs={
              <label>
                {label}
                <textarea name="value" rows={2} defaultValue={entry.fields[field]} />
              </label>
            }
          >
            Correct
          </Press>
        ))}
    </details>
  )
}
