import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type FormKind, labelledFields } from '../../contract/forms.ts'
import { seenOf } from '../../server/staff/seen.ts'
import { type LetterName, letterNames, stages } from '../../server/store/tables.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import { ownPath } from '../base/own-path.ts'
import { activeHolders, type Person, personNames } from '../base/people.ts'
import { Select, StageSelect } from './chosen-actions.tsx'
import { kindNames, letterLabels, stageName } from './entry-text.ts'
import { Facts } from './facts.tsx'
import { actsOn, History } from './history.tsx'
import { type InboxDesk, kindsFor, senderOf } from './inbox-client.ts'
import { listOf } from './inbox-screen.tsx'
import { addressOf, type Query, querySchema } from './list-query.ts'
import { noOpening } from './opening-file.tsx'
import { noticeFor, Said } from './outcome.tsx'
import { erasureText } from './person-screen.tsx'
import { Resume, showResume } from './resume.tsx'
import { sendFile } from './send-file.ts'

const address = z.object({ id: z.string().max(40) })
type Pressed = { person: Person; kinds: readonly FormKind[]; id: string; body: unknown }
type Shown = NonNullable<Awaited<ReturnType<InboxDesk['inbox']['show']>>>

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
    // Without a list where an e-mail has led here.
    const { view } = z.object({ view: z.string().optional() }).parse(request.query)
    const list = view === undefined ? undefined : querySchema.parse(request.query)
    const role = entry.kind === 'application' ? 'hr' : 'correspondence'
    const props = {
      person,
      entry,
      list,
      beside: list && (await neighboursIn(desk, person, entry, list)),
      stages: entry.kind === 'application' ? await stagesOf(desk, person, entry) : [],
      readers: await activeHolders(desk, role),
      names: await personNames(desk),
      acts: await actsOn(desk, id),
      now: desk.now(),
      notice: noticeFor(request),
    }
    return sendScreen(reply, <Submission {...props} />)
  })

  app.get('/inbox/:id/resume', { config }, async (request, reply) => {
    const { id } = address.parse(request.params)
    const { shown } = z.object({ shown: z.string().optional() }).parse(request.query)
    const person = personOf(request)
    const found = await inbox.resume(kindsFor(person), id)
    if (!found) return reply.callNotFound()
    const action = shown === undefined ? 'downloaded' : 'opened'
    await desk.audit({ person: person.id, action, subject: `Resume of ${id}` })
    const send = shown === undefined ? sendFile : showResume
    return send(reply, found.fileName, Buffer.from(found.bytes, 'base64'))
  })

  /** Handles a form of the screen. @param work returns what the audit log says */
  function press(name: string, work: (pressed: Pressed) => Promise<string>): void {
    app.post(`/inbox/:id/${name}`, { config }, async (request, reply) => {
      const { id } = address.parse(request.params)
      const { back } = z.object({ back: z.string().default('') }).parse(request.body)
      const person = personOf(request)
      const action = await work({ person, kinds: kindsFor(person), id, body: request.body })
      await desk.audit({ person: person.id, action, subject: `Submission ${id}` })
      return reply.redirect(back.startsWith(`/inbox/${id}?`) ? ownPath(back) : `/inbox/${id}`, 303)
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

/** The submissions before and after one in a list, in which it need not be any more. */
async function neighboursIn(desk: InboxDesk, person: Person, entry: Shown, list: Query) {
  const { filter } = await listOf(desk, person, list)
  const place = { receivedAt: entry.receivedAt, id: entry.id }
  const nextTo = async (side: 'before' | 'after') => {
    const { entries } = await desk.inbox.list(kindsFor(person), { ...filter, [side]: place }, 1)
    return entries[0]?.id
  }
  const [older, newer] = [await nextTo('before'), await nextTo('after')]
  return list.sort ? { previous: older, next: newer } : { previous: newer, next: older }
}

/** The stages of its opening: the list of each, and how many that has. */
async function stagesOf(desk: InboxDesk, person: Person, { opening, stage }: Shown) {
  const query = { view: 'all', opening: opening ?? noOpening } as const
  const { filter } = await listOf(desk, person, query)
  const counted = [null, ...stages].map(async (each) => ({
    name: stageName(each),
    isCurrent: each === stage,
    list: addressOf({ ...query, stage: each ?? 'new' }),
    count: await desk.inbox.count(kindsFor(person), { ...filter, stage: each }),
  }))
  return await Promise.all(counted)
}

type Props = {
  person: Person
  entry: Shown
  /** The list that it was opened from. */
  list: Query | undefined
  beside: Awaited<ReturnType<typeof neighboursIn>> | undefined
  stages: Awaited<ReturnType<typeof stagesOf>>
  /** Who may read it. */
  readers: readonly Person[]
  names: ReadonlyMap<string, string>
  acts: Awaited<ReturnType<typeof actsOn>>
  now: number
  notice: ReturnType<typeof noticeFor>
}

function Submission(props: Props) {
  const { entry, list, now, notice } = props
  const { id, kind, receivedAt, fields, resume, others } = entry
  const about = fields.position || fields.subject
  const back = list ? addressOf(list, id) : `/inbox/${id}`
  const sent = { seen: seenOf(entry), back }
  return (
    <Screen title={senderOf(entry) || kindNames[kind]} script="turn">
      <p className="lead">
        <span>
          {kindNames[kind]}
          {about && (
            <>
              {kind === 'application' ? ' for ' : ': '}
              <bdi>{about}</bdi>
            </>
          )}
        </span>{' '}
        <span className="small">
          {lagosTime(receivedAt)} · {id}
        </span>
      </p>
      <Around {...props} />
      <Said notice={notice} />
      <div className="submission">
        <div>
          <h2>What was sent</h2>
          <Facts facts={labelledFields(fields)} />
        </div>
        {resume && <Resume {...{ id, resume }} />}
        <Work {...props} fields={sent} />
        <div>
          <History {...props} />
          {entry.mails.some(({ error }) => error !== null) && (
            <Press to={`/inbox/${id}/send-again`} kind="second" fields={{ back }}>
              Send again
            </Press>
          )}
          <Press
            to={`/inbox/${id}/note`}
            kind="second"
            fields={{ back }}
            inputs={
              <label>
                A note for your colleagues
                <textarea name="text" rows={3} required maxLength={10_000} />
              </label>
            }
          >
            Add the note
          </Press>
          {others.length > 0 && <Others {...props} />}
          <p className="hint">{erasureText(entry, now)}.</p>
          <Press to="/inbox/person" kind="quiet" fields={{ submission: id }}>
            Everything from this person
          </Press>
        </div>
        {kind === 'application' && (
          <section aria-labelledby="final" className="final">
            <h2 id="final">What cannot be undone</h2>
            <p>You read the letter before it goes out, and it cannot be called back.</p>
            <LetterTo name="declined" fields={sent} />
          </section>
        )}
      </div>
    </Screen>
  )
}

/** The way to the list, to what stands beside it there, and to the stages of its opening. */
function Around({ list, beside, stages }: Props) {
  const to = (id = '') => (list && id ? addressOf(list, id) : undefined)
  const [previous, next] = [to(beside?.previous), to(beside?.next)]
  return (
    <div className="around">
      {list && (
        <nav aria-label="In the list" className="actions">
          <a href={addressOf(list)}>Back to the list</a>
          {previous && (
            <a rel="prev" href={previous} aria-keyshortcuts="ArrowLeft">
              <span aria-hidden="true">←</span> Previous
            </a>
          )}
          {next && (
            <a rel="next" href={next} aria-keyshortcuts="ArrowRight">
              Next <span aria-hidden="true">→</span>
            </a>
          )}
        </nav>
      )}
      {stages.length > 0 && (
        <nav aria-label="Applications for this opening" className="tabs">
          <ul>
            {stages.map(({ name, isCurrent, list: href, count }) => (
              <li key={name}>
                <a href={href} aria-current={isCurrent ? 'step' : undefined}>
                  {name} {count}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** What every form about one submission sends. */
type Fields = { seen: string; back: string }

/** Its state, and what to do. */
function Work({ entry, person, readers, names, fields }: Props & { fields: Fields }) {
  const { kind, assignee, stage, suspected, status, handledAt } = entry
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
    <section aria-labelledby="work" className="work">
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
        <Press
          to="/inbox/chosen/stage"
          kind="second"
          fields={fields}
          inputs={<StageSelect stage={stage} />}
        >
          Move
        </Press>
      )}
      {others.length > 0 && (
        <Press
          to="/inbox/chosen/assign"
          kind="second"
          fields={fields}
          inputs={
            <Select
              label="Give it to"
              name="to"
              required
              defaultValue=""
              options={[
                ['', 'Choose somebody'],
                ...others.map(({ id, name }) => [id, name] as const),
              ]}
            />
          }
        >
          Hand over
        </Press>
      )}
      {kind === 'application' && (
        <>
          <h3>Send a letter</h3>
          <div className="actions">
            {letterNames
              .filter((name) => name !== 'declined')
              .map((name) => (
                <LetterTo key={name} name={name} fields={fields} />
              ))}
          </div>
        </>
      )}
    </section>
  )
}

/** The button that shows a letter before it goes out. */
function LetterTo({ name, fields }: { name: LetterName; fields: Fields }) {
  return (
    <Press to="/inbox/chosen/letter" kind="second" fields={{ ...fields, letter: name }}>
      {letterLabels[name]}
    </Press>
  )
}

/** What else came from the same address. */
function Others({ entry: { others } }: Props) {
  return (
    <>
      <h2>From the same address</h2>
      <ul className="rows">
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
      </ul>
    </>
  )
}
