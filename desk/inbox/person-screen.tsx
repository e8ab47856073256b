import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { fieldLabels } from '../../contract/forms.ts'
import { submissionSchemas } from '../../contract/submissions.ts'
import type { FullEntry } from '../../server/staff/entry.ts'
import type { PersonsEntries } from '../../server/staff/rights.ts'
import { seenOf } from '../../server/staff/seen.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { erasedOn, isHeld } from '../../server/submissions/retention.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { fromLagos, lagosDay, lagosTime } from '../base/lagos-time.ts'
import { Field, Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import { type Person, personNames } from '../base/people.ts'
import { Entries, everythingOf } from './everything.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { sendZip } from './send-zip.ts'

const text = z.string().trim().max(20_000).catch('')
const formSchema = z.object({
  /** Of the person, as people type it. */
  email: text,
  /** One of the person's submissions. */
  submission: text,
  /** The submission to correct, as it was shown. */
  seen: text,
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

  press('correct', async ({ seen, field, value }, person) => {
    const id = await inbox.correct(kindsFor(person), seen, { field, value })
    const label = new Map<string, string>(Object.entries(fieldLabels)).get(field) ?? ''
    const subject = `Submission ${id}`
    await desk.audit({ person: person.id, action: 'corrected', subject, detail: label })
    return `${label} is corrected.`
  })

  press('hold', async ({ email, reason, until }, person) => {
    const start = fromLagos(`${until}T00:00`)
    if (!reason || start === undefined || start < desk.now())
      throw new Refusal('Please say why, and choose a last day that is still to come.')
    const { entries } = await find(person, email)
    await note(person, 'held', entries, `until ${until}`)
    const end = new Date(start + 86_400_000).toISOString()
    await inbox.hold(kindsFor(person), email, { reason, until: end })
    return 'Held: it is not erased until the end of that day.'
  })

  press('release', async ({ email }, person) => {
    const { entries } = await find(person, email)
    await note(person, 'ended the hold of', entries)
    await inbox.hold(kindsFor(person), email, null)
    return 'The hold has ended.'
  })

  press(
    'erase',
    async ({ email }, person) => {
      const { entries } = await find(person, email)
      const erasable = entries.filter((entry) => !isHeld(entry, desk.now()))
      await note(person, 'erased', erasable)
      const obstacle = await inbox.erase(kindsFor(person), email)
      if (!obstacle)
        return 'Erased. Delete what is in your mailbox and what you have downloaded as well.'
      throw new Refusal(
        `Erased, but copies may be left in the inbox’s files because ${obstacle}. Please tell whoever runs the website.`,
      )
    },
    true,
  )
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
            <Hold {...{ email, now }} held={entries.some((entry) => isHeld(entry, now))} />
            <h2>Erase it</h2>
            <Erase {...{ email, naming }} />
          </div>
        )}
      </div>
    </Screen>
  )
}

function Hold({ email, held, now }: { email: string; held: boolean; now: number }) {
  return (
    <>
      <h2>Hold it</h2>
      <p>
        What is needed for a dispute or by an authority is not erased until the day that you choose.
        The hold then ends by itself.
      </p>
      {held ? (
        <Press to="/inbox/person/release" kind="second" fields={{ email }}>
          End the hold
        </Press>
      ) : (
        <Press
          to="/inbox/person/hold"
          kind="second"
          fields={{ email }}
          inputs={
            <>
              <Field label="Why" name="reason" required maxLength={200} />
              <Field label="Last day" name="until" type="date" required min={lagosDay(now)} />
            </>
          }
        >
          Hold
        </Press>
      )}
    </>
  )
}

function Erase({ email, naming }: { email: string; naming: readonly string[] }) {
  return (
    <details>
      <summary>Erase…</summary>
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
      <Press to="/inbox/person/erase" fields={{ email }}>
        Erase for good
      </Press>
    </details>
  )
}

/** What there is of a person that somebody may not read. */
function Others({ otherKinds }: PersonsEntries) {
  if (otherKinds.length === 0) return null
  const role = otherKinds.includes('application') ? 'HR' : 'Correspondence'
  return <p className="notice">There is something else of this person: ask {role}.</p>
}

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
