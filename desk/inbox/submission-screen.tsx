import type { FastifyInstance } from 'fastify'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { fileSize } from '../../contract/file-size.ts'
import { type FormKind, labelledFields } from '../../contract/forms.ts'
import { seenOf } from '../../server/staff/seen.ts'
import { letterNames } from '../../server/store/tables.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import { activeHolders, type Person, personNames } from '../base/people.ts'
import { StageSelect } from './chosen-actions.tsx'
import { kindNames, letterLabels, mailText, senderOf, stageName } from './entry-text.ts'
import { Facts } from './facts.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { noticeFor, Said } from './outcome.tsx'
import { erasureText } from './person-screen.tsx'
import { sendFile } from './send-file.ts'

const address = z.object({ id: z.string().max(40) })
type Pressed = { person: Person; kinds: readonly FormKind[]; id: string; body: unknown }

/** One submission: what was filled in, its file, and what the staff does with it (work.tsx). */
export function registerSubmission(app: FastifyInstance, desk: InboxDesk): void {
  const { inbox } = desk
  const config = { access: 'inbox' } as const

  app.get('/inbox/:id', { config }, async (request, reply) => {
    const { id } = address.parse(request.params)
    const person = personOf(request)
    const entry = await inbox.show(kindsFor(person), id)
    if (!entry) return reply.callNotFound()
    await desk.audit({ person: person.id, action: 'opened', subject: `Submission ${id}` })
    const role = entry.kind === 'application' ? 'hr' : 'correspondence'
    const readers = await activeHolders(desk, role)
    const names = await personNames(desk)
    const props = { person, entry, readers, names, now: desk.now(), notice: noticeFor(request) }
    return sendScreen(reply, <Submission {...props} />)
  })

  app.get('/inbox/:id/resume', { config }, async (request, reply) => {
    const { id } = address.parse(request.params)
    const person = personOf(request)
    const found = await inbox.resume(kindsFor(person), id)
    if (!found) return reply.callNotFound()
    await desk.audit({ person: person.id, action: 'downloaded', subject: `Resume of ${id}` })
    return sendFile(reply, found.fileName, Buffer.from(found.bytes, 'base64'))
  })

  /** Handles a form of the screen. @param work returns what the audit log says */
  function press(name: string, work: (pressed: Pressed) => Promise<string>): void {
    app.post(`/inbox/:id/${name}`, { config }, async (request, reply) => {
      const { id } = address.parse(request.params)
      const person = personOf(request)
      const action = await work({ person, kinds: kindsFor(person), id, body: request.body })
      await desk.audit({ person: person.id, action, subject: `Submission ${id}` })
      return reply.redirect(`/inbox/${id}`, 303)
    })
  }

  press('note', async ({ person, kinds, id, body }) => {
    const { text } = z.object({ text: z.string().trim().min(1).max(10_000) }).parse(body)
    await inbox.addNote(kinds, id, person.id, text)
    return 'wrote a note on'
  })

  press('send-again', async ({ kinds, id }) => {
    await inbox.sendAgain(kinds, id)
    return 'sent an e-mail again about'
  })
}

type Props = {
  person: Person
  entry: NonNullable<Awaited<ReturnType<InboxDesk['inbox']['show']>>>
  /** Who may read it. */
  readers: readonly Person[]
  names: ReadonlyMap<string, string>
  now: number
  notice: ReturnType<typeof noticeFor>
}

function Submission(props: Props) {
  const { entry, now, notice } = props
  const { id, kind, receivedAt, fields, resume } = entry
  return (
    <Screen title={`Submission ${id}`}>
      <Said notice={notice} />
      <p className="lead">
        {kindNames[kind]} of <bdi>{senderOf(entry)}</bdi>, received {lagosTime(receivedAt)}
      </p>
      <div className="beside">
        <Work {...props} />
        <div>
          <h2>What was sent</h2>
          <Facts facts={labelledFields(fields)} />
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

/** Its state, and what to do. */
function Work({ entry, person, readers, names }: Props) {
  const { id, kind, assignee, stage, suspected, status, handledAt } = entry
  const fields = { seen: seenOf(entry), back: `/inbox/${id}` }
  const done = handledAt === null ? 'Done' : `Done on ${lagosTime(handledAt)}`
  const isNew = status === 'new'
  // To take it from somebody is not the first thing to do.
  const takeKind = assignee === null ? undefined : 'second'
  const others = readers.filter((each) => each.id !== person.id && each.id !== assignee)
  const mark = (as: string, label: string, kind: 'second' | 'quiet') => (
    <Press to="/inbox/chosen/mark" kind={kind} fields={{ ...fields, as }}>
      {label}
    </Press>
  )
  return (
    <section aria-labelledby="work" className="panel">
      <h2 id="work">{suspected ? 'Suspected spam' : isNew ? 'Waiting' : done}</h2>
      <p>{assignee === null ? 'Nobody has taken it.' : `${names.get(assignee)} works on it.`}</p>
      <div className="actions">
        {assignee !== person.id && (
          <Press to="/inbox/chosen/assign" kind={takeKind} fields={{ ...fields, to: person.id }}>
            Take
          </Press>
        )}
        {isNew ? mark('handled', 'Done', 'second') : mark('new', 'Waiting again', 'second')}
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
                {others.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
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
function About({ entry, names }: Props) {
  const { id, mails, notes, others } = entry
  return (
    <>
      <Rows title="E-mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <div>
              <p>{mailText(mail)}</p>
              {mail.letter && (
                <details>
                  <summary>
                    <bdi>{mail.letter.subject}</bdi>
                  </summary>
                  <bdi className="words">{mail.letter.text}</bdi>
                </details>
              )}
            </div>
          </li>
        ))}
      </Rows>
      {mails.some(({ error }) => error !== null) && (
        <Press to={`/inbox/${id}/send-again`} kind="second">
          Send again
        </Press>
      )}
      <Rows title="Notes">
        {notes.map((note) => (
          <li key={note.id}>
            <bdi className="words">{note.text}</bdi>
            <p>
              {names.get(note.author)}, {lagosTime(note.at)}
            </p>
          </li>
        ))}
      </Rows>
      <Press
        to={`/inbox/${id}/note`}
        kind="second"
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
        {others.map((other) => (
          <li key={other.id}>
            <a href={`/inbox/${other.id}`}>
              {kindNames[other.kind]} {other.id}
            </a>
            <p>
              {lagosTime(other.received_at)}
              {other.kind === 'application' && `, ${stageName(other.stage)}`}
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
