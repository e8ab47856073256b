import type { FastifyInstance } from 'fastify'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { fileSize } from '../../contract/file-size.ts'
import { labelledFields } from '../../contract/forms.ts'
import { letterNames } from '../../server/staff/letters.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import { activeHolders, type Person, personNames } from '../base/people.ts'
import { letterLabels, StageSelect, seenField, stageName } from './chosen-actions.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { kindNames, senderOf } from './inbox-screen.tsx'
import { mailWords } from './mail-words.ts'
import { erasureText } from './person-screen.tsx'
import { sendFile } from './send-file.ts'

const address = z.object({ id: z.string().max(40) })

/** One submission: what was filled in, its file, and what the staff does with it (work.tsx). */
export function registerSubmission(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'inbox' } as const

  app.get('/inbox/:id', { config }, async (request, reply) => {
    const { id } = address.parse(request.params)
    const person = personOf(request)
    const kinds = kindsFor(person)
    const entry = await desk.inbox.show(kinds, id)
    if (!entry) return reply.callNotFound()
    await desk.audit({ person: person.id, action: 'opened', subject: `Submission ${entry.id}` })
    const belongings = await desk.inbox.belongings(kinds, entry.id)
    const role = entry.kind === 'application' ? 'hr' : 'correspondence'
    const readers = await activeHolders(desk, role)
    const names = await personNames(desk)
    return sendScreen(
      reply,
      <Submission {...{ person, entry, ...belongings, readers, names, now: desk.now() }} />,
    )
  })

  app.get('/inbox/:id/resume', { config }, async (request, reply) => {
    const { id } = address.parse(request.params)
    const person = personOf(request)
    const found = await desk.inbox.resume(kindsFor(person), id)
    if (!found) return reply.callNotFound()
    await desk.audit({ person: person.id, action: 'downloaded', subject: `Resume of ${id}` })
    return sendFile(reply, found.fileName, found.bytes)
  })
}

type Props = Awaited<ReturnType<InboxDesk['inbox']['belongings']>> & {
  person: Person
  entry: Entry
  /** Who may read it. */
  readers: readonly Person[]
  names: ReadonlyMap<string, string>
  now: number
}

function Submission(props: Props) {
  const { person, entry, now } = props
  const { id, kind, receivedAt, fields, resume } = entry
  return (
    <Screen title={`Submission ${id}`} person={person}>
      <p className="lead">
        {kindNames[kind]} of <bdi>{senderOf(entry)}</bdi>, received {timeOf(receivedAt)}
      </p>
      <div className="beside">
        <Work {...props} />
        <div>
          <h2>What was sent</h2>
          <dl className="facts">
            {labelledFields(fields).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="words">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {resume && (
            <p>
              <a href={`/inbox/${id}/resume`}>
                Download <bdi>{resume.fileName}</bdi>
              </a>{' '}
              ({fileSize(resume.size)})
            </p>
          )}
          <p className="hint">{erasureText(entry, now)}.</p>
          <Press to="/inbox/person" kind="quiet" fields={{ submission: id }}>
            Everything from this person
          </Press>
          <About {...props} />
        </div>
      </div>
    </Screen>
  )
}

const timeOf = (instant: string) => lagosTime(Date.parse(instant))

/** What each form of the screen sends. */
function fieldsOf(entry: Entry) {
  return { id: entry.id, seen: seenField(entry), back: `/inbox/${entry.id}` }
}

/** Its state, and what to do. */
function Work({ entry, person, readers, names }: Props) {
  const { kind, assignee, stage, suspected, status, handledAt } = entry
  const fields = fieldsOf(entry)
  const done = handledAt === null ? 'Done' : `Done on ${timeOf(handledAt)}`
  const isNew = status === 'new'
  // To take it from somebody is not the first thing to do.
  const taken = assignee === null ? {} : ({ kind: 'second' } as const)
  const others = readers.filter(({ id }) => id !== person.id && id !== assignee)
  const mark = (as: string, label: string, kind: 'second' | 'quiet') => (
    <Press to="/inbox/chosen/mark" kind={kind} fields={{ ...fields, as }}>
      {label}
    </Press>
  )
  return (
    <section aria-labelledby="work" className="panel">
      <h2 id="work">{suspected ? 'Suspected spam' : isNew ? 'New' : done}</h2>
      <p>{assignee === null ? 'Nobody has taken it.' : `${names.get(assignee)} works on it.`}</p>
      <div className="actions">
        {assignee !== person.id && (
          <Press to="/inbox/chosen/assign" {...taken} fields={{ ...fields, to: person.id }}>
            Take
          </Press>
        )}
        {isNew ? mark('handled', 'Done', 'second') : mark('new', 'New again', 'second')}
        {suspected ? mark('genuine', 'Genuine', 'quiet') : mark('spam', 'Spam', 'quiet')}
      </div>
      {kind === 'application' && (
        <>
          <Press
            to="/inbox/chosen/stage"
            kind="second"
            fields={fields}
            inputs={<StageSelect stage={stage} />}
          >
            Move
          </Press>
          <h3>Send a letter</h3>
          <div className="actions">
            {letterNames.map((letter) => (
              <Press
                key={letter}
                to="/inbox/chosen/letter"
                kind="second"
                fields={{ ...fields, letter }}
              >
                {letterLabels[letter]}
              </Press>
            ))}
          </div>
        </>
      )}
      {others.length > 0 && (
        <Press
          to="/inbox/chosen/assign"
          kind="second"
          fields={fields}
          inputs={
            <label>
              Give it to
              <select name="to" required defaultValue="">
                <option value="">Choose somebody</option>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          }
        >
          Hand over
        </Press>
      )}
    </section>
  )
}

/** Its mails and letters, notes, and what else came from the same address. */
function About({ entry, mails, notes, names, others }: Props) {
  const fields = fieldsOf(entry)
  return (
    <>
      <Rows title="E-mails">
        {mails.map(({ id, letter, ...mail }) => (
          <li key={id}>
            <div>
              <p>{mailWords(mail)}</p>
              {letter && (
                <details>
                  <summary>
                    <bdi>{letter.subject}</bdi>
                  </summary>
                  <bdi className="words">{letter.text}</bdi>
                </details>
              )}
            </div>
            {'error' in mail.state && mail.state.error !== null && (
              <Press to="/inbox/chosen/send-again" kind="second" fields={{ ...fields, mail: id }}>
                Send again
              </Press>
            )}
          </li>
        ))}
      </Rows>
      <Rows title="Notes">
        {notes.map(({ id, author, at, text }) => (
          <li key={id}>
            <bdi className="words">{text}</bdi>
            <p>
              {names.get(author)}, {timeOf(at)}
            </p>
          </li>
        ))}
      </Rows>
      <Press
        to="/inbox/chosen/note"
        kind="second"
        fields={fields}
        inputs={
          <label>
            A note for your colleagues
            <textarea name="text" rows={3} required maxLength={10_000} />
          </label>
        }
      >
        Add the note
      </Press>
      <Rows title="From the same address">
        {others.map(({ id, kind, received_at, stage }) => (
          <li key={id}>
            <a href={`/inbox/${id}`}>
              {kindNames[kind]} {id}
            </a>
            <p>
              {timeOf(received_at)}
              {kind === 'application' && `, ${stageName(stage)}`}
            </p>
          </li>
        ))}
      </Rows>
    </>
  )
}

/** A list under its heading; nothing where it is empty. */
function Rows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="rows">{children}</ul>
    </>
  )
}
