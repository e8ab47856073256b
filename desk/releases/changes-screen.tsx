import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { editorConfig } from '../../editor/config.ts'
import { personOf } from '../accounts/access.ts'
import { fromLagos, lagosDay, lagosTime, toLagos } from '../base/lagos-time.ts'
import { Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import { type ChangedRecord, type Changes, changesOf, closureOf } from '../content/changes.ts'
import { confirmed } from '../content/confirming.ts'
import { contentCheck, type Mistake } from '../content/content-check.ts'
import { type ContentRecord, recordsOf } from '../content/records.ts'
import type { Desk } from './builds.ts'
import { ask, filesOf, releasesIn } from './releases.ts'
import { Marked } from './report.tsx'

/** Milliseconds to wait for the check of the draft; the screen then reloads by itself. */
const checkWait = 150
/** Lines of a record that are shown; more are in `<details>`. */
const shownLines = 8

const several = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([])

const commitId = z.string().regex(/^[0-9a-f]{40}$/)
const recordSchema = z.object({ record: z.string(), draft: commitId })

const askSchema = z.object({
  draft: commitId,
  record: several,
  confirm: several,
  by: z.string().trim().max(120).default(''),
  title: z.string().trim().max(120).default(''),
  note: z.string().trim().max(2000).default(''),
  hour: z.string().default(''),
})

type Asked = z.infer<typeof askSchema>

/** Everything saved but not live: who changed what, its mistakes, and the form that asks for approval. */
export function registerChanges(app: FastifyInstance, desk: Desk): void {
  const { content, db } = desk
  const records = recordsOf(editorConfig())
  const mistakesIn = contentCheck(content)
  const editor = { config: { access: 'editor' } } as const

  app.get('/changes', editor, (request, reply) => show(request, reply))

  onPress('/changes/hold', 'held back', async ({ record: { path } }, { person }) => {
    const hold = { path, person: person.id, at: desk.now() }
    const adding = db.insertInto('holds').values(hold)
    const [done] = await adding.onConflict((oc) => oc.doNothing()).execute()
    return Boolean(done?.numInsertedOrUpdatedRows)
  })

  onPress('/changes/let-go', 'let go', async ({ record: { path } }) => {
    const [done] = await db.deleteFrom('holds').where('path', '=', path).execute()
    return Boolean(done?.numDeletedRows)
  })

  onPress('/changes/set-back', 'set back', async ({ files }, { person, draft, live }) => {
    if (await hasMoved(draft, await content.commitOf('draft'), files)) return changedMeanwhile
    const there = await content.readAll(live, files)
    const result = await content.save({
      base: draft,
      additions: [...there].map(([path, bytes]) => ({ path, bytes })),
      deletions: files.filter((path) => !there.has(path)),
      author: person,
    })
    return 'conflict' in result ? changedMeanwhile : true
  })

  app.post('/changes', editor, async (request, reply) => {
    const asked = askSchema.parse(request.body)
    const person = personOf(request)
    const wishAt = asked.hour === '' ? undefined : fromLagos(asked.hour)
    const changes = await changesOf(content, records)
    const holds = await holdsOf(changes)
    const chosen = changes.records.filter(({ record }) => asked.record.includes(record.path))
    const again = (problem: string, values: Asked = asked) => show(request, reply, values, problem)

    if (chosen.length === 0) return again('Please choose what is to go out.')
    if (asked.title === '') return again('Please give it a title, by which approvers know it.')
    if (asked.hour !== '' && (wishAt ?? 0) <= desk.now())
      return again('Please choose a day and an hour that are still to come.')
    const files = chosen.flatMap((each) => each.files)
    if (await hasMoved(asked.draft, changes.draft, files)) return again(changedMeanwhile)
    const found = await mistakesIn(changes.draft)
    const wrong = chosen.find((each) => found.some(({ path }) => each.files.includes(path)))
    if (wrong) return again(`“${wrong.record.name}” has a mistake, which stands below it.`)
    const held = chosen.map(({ record }) => record).find(({ path }) => holds.has(path))
    if (held) return again(`“${held.name}” is held back by ${holds.get(held.path)?.name}.`)
    const along = closureOf(changes, new Set(asked.record))
    if (along.length > 0) {
      const record = [...asked.record, ...along.map((each) => each.record.path)]
      return again(goesAlong(along), { ...asked, record })
    }

    const { live } = changes
    const from = await withConfirmed(asked, chosen, person, changes)
    if (from === undefined) return again(changedMeanwhile)
    const message = asked.note ? `${asked.title}\n\n${asked.note}` : asked.title
    const commit = await content.compose(live, from, files, message, person)
    // All other files are the live ones: a reference to something new that was not chosen fails here.
    const mistakes = await mistakesIn(commit)
    const known = new Set((await mistakesIn(live)).map(({ path, text }) => `${path} ${text}`))
    const missing = mistakes.find(({ path, text }) => !known.has(`${path} ${text}`))
    if (missing) return again(`This cannot go out alone. ${missing.record.name}: ${missing.text}`)

    const { title, note } = asked
    const release = await ask(desk, person, { title, note, wishAt, base: live, commit, files })
    return reply.redirect(`/releases/${release}`, 303)
  })

  /**
   * Handles a button beside a record, if that still differs from the live one.
   *
   * @param action its name in the audit
   * @param work returns whether it changed anything, or why it could not
   */
  function onPress(
    url: string,
    action: string,
    work: (
      found: ChangedRecord,
      press: { person: Person; draft: string; live: string },
    ) => Promise<boolean | string>,
  ): void {
    app.post(url, editor, async (request, reply) => {
      const { record, draft } = recordSchema.parse(request.body)
      const person = personOf(request)
      const { live, records: changed } = await changesOf(content, records)
      const found = changed.find((each) => each.record.path === record)
      const done = found && (await work(found, { person, draft, live }))
      if (typeof done === 'string') return show(request, reply, undefined, done)
      if (found && done) {
        const subject = found.record.name
        await desk.audit({ person: person.id, action, subject, detail: record })
      }
      return reply.redirect('/changes', 303)
    })
  }

  /**
   * Whether any of these files differs from the commit that the sent screen showed. After a restore there may
   * be no such commit.
   */
  async function hasMoved(seen: string, draft: string, paths: readonly string[]): Promise<boolean> {
    if (seen === draft) return false
    const now = await content.files(draft)
    const before = await content.files(seen).catch(() => undefined)
    return before === undefined || paths.some((path) => before.get(path) !== now.get(path))
  }

  /** Saves the ticked confirmations. @returns the draft's commit with them; undefined on a conflict */
  async function withConfirmed(
    { confirm, by }: Asked,
    chosen: readonly ChangedRecord[],
    person: Person,
    { draft, newer, older }: Changes,
  ): Promise<string | undefined> {
    const word = { by: by || person.name, on: lagosDay(desk.now()) }
    const additions = chosen.flatMap(({ record: { path } }) => {
      const bytes = confirm.includes(path) ? newer.get(path) : undefined
      if (!bytes) return []
      const file = { path, newer: bytes, older: older.get(path) }
      return [{ path, bytes: confirmed(file, records, word) }]
    })
    if (additions.length === 0) return draft
    const message = 'Confirm what was asked for'
    const change = { base: draft, additions, deletions: [], author: person, message }
    const saved = await content.save(change)
    return 'commit' in saved ? saved.commit : undefined
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    asked?: Asked,
    problem?: string,
  ): Promise<FastifyReply> {
    const changes = await changesOf(content, records)
    const found = await Promise.race([mistakesIn(changes.draft), wait(checkWait, undefined)])
    const mistakes = found ?? []
    const changed = new Set(changes.records.flatMap(({ files }) => files))
    const holds = await holdsOf(changes)
    const ways = await waysOf(changes)
    const rows = changes.records.map((change): Row => {
      const waitsIn = change.files.map((path) => ways.get(path))
      return {
        ...change,
        hold: holds.get(change.record.path),
        mistakes: mistakes.filter(({ path }) => change.files.includes(path)),
        waitsIn: waitsIn.includes(undefined) ? undefined : waitsIn[0],
      }
    })
    const state: State = {
      draft: changes.draft,
      rows,
      asked,
      problem,
      elsewhere: mistakes.filter(({ path }) => !changed.has(path)),
      person: personOf(request),
      checking: found === undefined,
      earliest: toLagos(desk.now() + 60_000),
    }
    return sendScreen(reply, <ChangesScreen {...state} />, problem ? 409 : 200)
  }

  /** The holds by record. Deletes those of records that equal the live ones. */
  async function holdsOf(changes: Changes): Promise<ReadonlyMap<string, Hold>> {
    const holds = await db
      .selectFrom('holds')
      .innerJoin('people', 'people.id', 'holds.person')
      .select(['holds.path', 'holds.at', 'people.name'])
      .execute()
    const changed = new Set(changes.records.map(({ record }) => record.path))
    const ended = holds.map(({ path }) => path).filter((path) => !changed.has(path))
    if (ended.length > 0) await db.deleteFrom('holds').where('path', 'in', ended).execute()
    return new Map(holds.map((hold) => [hold.path, hold]))
  }

  /** The open release, by file, that contains the file's current version. */
  async function waysOf({ draft }: Changes): Promise<ReadonlyMap<string, Way>> {
    const now = await content.files(draft)
    const ways = new Map<string, Way>()
    const open = ['building', 'asked', 'review again', 'approved', 'scheduled'] as const
    for (const { id, title, commit } of await releasesIn(desk, ...open)) {
      // After a partial restore there may be no such commit.
      const there = await content.files(commit).catch(() => undefined)
      for (const { path } of there ? await filesOf(desk, id) : [])
        if (there?.get(path) === now.get(path)) ways.set(path, { id, title })
    }
    return ways
  }
}

const changedMeanwhile =
  'Somebody saved one of these files while you were looking at them. Please look again.'

function goesAlong(along: readonly { record: ContentRecord; neededBy: ContentRecord }[]): string {
  const each = along.map(({ record, neededBy }) => `“${record.name}”, for “${neededBy.name}”`)
  return `This has to go along, and is now chosen too: ${each.join('; ')}. Please ask again.`
}

type Hold = { name: string; at: number }

/** An open release that contains a record. */
type Way = { id: string; title: string }

type Row = ChangedRecord & {
  hold: Hold | undefined
  waitsIn: Way | undefined
  mistakes: readonly Mistake[]
}

type State = {
  /** The commit that is shown. */
  draft: string
  rows: readonly Row[]
  /** Mistakes in unchanged files, such as a reference to a removed record. */
  elsewhere: readonly Mistake[]
  person: Person
  /** The sent form, shown again with `problem`. */
  asked: Asked | undefined
  problem: string | undefined
  /** Whether the check for mistakes is still running. */
  checking: boolean
  earliest: string
}

function ChangesScreen(state: State) {
  const { draft, rows, elsewhere, person, problem, checking } = state
  const free = rows.filter(({ hold }) => !hold)
  const held = rows.filter(({ hold }) => hold)
  const empty = rows.length === 0 && elsewhere.length === 0
  return (
    <Screen title="Changes" person={person} {...(checking && !problem && { reloadAfter: 3 })}>
      <Problem>{problem}</Problem>
      {empty && (
        <>
          <p className="lead">The draft is what is live.</p>
          <p>
            What you save under <a href="/edit">Edit</a> stands here until it is published.
          </p>
        </>
      )}
      {!empty && (
        <p>
          <a href="/preview?path=/">See the whole site with everything that is saved</a>
        </p>
      )}
      {checking && <p role="status">The draft is being checked for mistakes.</p>}
      {elsewhere.length > 0 && (
        <section aria-labelledby="mistakes">
          <h2 id="mistakes">Mistakes elsewhere</h2>
          <Mistakes mistakes={elsewhere} named />
        </section>
      )}
      {free.length > 0 && <AskForm {...state} rows={free} />}
      {held.length > 0 && (
        <section aria-labelledby="held">
          <h2 id="held">Held back</h2>
          <ul className="report">
            {held.map((row) => (
              <li key={row.record.path}>
                <RecordOf row={row} />
                <Presses {...{ row, draft }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  )
}

function AskForm({ rows, draft, asked, person, earliest }: State) {
  const isChosen = ({ record, waitsIn, mistakes }: Row) =>
    asked ? asked.record.includes(record.path) : !waitsIn && mistakes.length === 0
  return (
    <div className="beside">
      <section aria-labelledby="saved">
        <h2 id="saved">Saved, and not live</h2>
        <form id="ask" method="post" action="/changes">
          <input type="hidden" name="draft" value={draft} />
        </form>
        <ul className="report">
          {rows.map((row) => (
            <li key={row.record.path}>
              <label className="choice">
                <input
                  type="checkbox"
                  form="ask"
                  name="record"
                  value={row.record.path}
                  defaultChecked={isChosen(row)}
                />
                <span className="record">
                  <span className="unseen">Choose </span>
                  {row.record.name}
                </span>
              </label>
              <RecordOf row={row} />
              {row.unconfirmed.length > 0 && (
                <label className="choice">
                  <input
                    type="checkbox"
                    form="ask"
                    name="confirm"
                    value={row.record.path}
                    defaultChecked={asked?.confirm.includes(row.record.path) ?? row.kind === 'new'}
                  />
                  <span>
                    Confirm that this is true: {row.unconfirmed.join(', ')}
                    <span className="hint">
                      {' '}
                      A confirmed site leaves out what is not confirmed.
                    </span>
                  </span>
                </label>
              )}
              <Presses {...{ row, draft }} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="asking" className="panel">
        <h2 id="asking">Ask for approval of what is chosen</h2>
        <label>
          Title
          <input form="ask" name="title" required maxLength={120} defaultValue={asked?.title} />
        </label>
        <label>
          Note to the approver (may be left empty)
          <textarea form="ask" name="note" rows={3} maxLength={2000} defaultValue={asked?.note} />
        </label>
        {rows.some(({ unconfirmed }) => unconfirmed.length > 0) && (
          <label>
            Confirmed by (name and position)
            <input form="ask" name="by" maxLength={120} defaultValue={asked?.by ?? person.name} />
          </label>
        )}
        <label>
          Wished day and hour in Lagos (empty: as soon as it is approved)
          <input
            form="ask"
            type="datetime-local"
            name="hour"
            min={earliest}
            defaultValue={asked?.hour}
          />
        </label>
        <button form="ask" type="submit">
          Ask for approval
        </button>
      </section>
    </div>
  )
}

const kinds = { new: 'New', changed: 'Changed', removed: 'Removed' } as const

function RecordOf({ row }: { row: Row }) {
  const { record, kind, page, people, mistakes, hold, waitsIn } = row
  const saves = people.map(({ author, at }) => `${author}, ${lagosTime(at)}`)
  return (
    <>
      {hold && <p className="record">{record.name}</p>}
      <p className="small">
        {kinds[kind]}
        {saves.length > 0 && ` by ${saves.join('; ')}`}. On{' '}
        <a href={`/preview?path=${encodeURIComponent(page)}`}>{page}</a>
      </p>
      {hold && (
        <p className="small">
          Held back by {hold.name} since {lagosTime(hold.at)}
        </p>
      )}
      {waitsIn && (
        <p>
          On its way in <a href={`/releases/${waitsIn.id}`}>{waitsIn.title}</a>
        </p>
      )}
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
      <Lines lines={row.lines} />
    </>
  )
}

/** @param named whether each mistake stands apart from its record, and so names it */
export function Mistakes({ mistakes, named }: { mistakes: readonly Mistake[]; named?: boolean }) {
  return (
    <ul className="problem">
      {mistakes.map(({ record, text }) => (
        <li key={`${record.name} ${text}`}>
          {named && (
            <>
              <a href={`/edit?form=${encodeURIComponent(record.form)}`}>{record.name}</a>:{' '}
            </>
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}

export function Lines({ lines }: Pick<Row, 'lines'>) {
  const shown = (some: Row['lines']) => (
    <ul className="lines">
      {some.map(({ state, text }, index) => (
        <li key={index}>
          <Marked as={state === 'added' ? 'ins' : 'del'} label={`${state}:`} text={text} />
        </li>
      ))}
    </ul>
  )
  const rest = lines.slice(shownLines)
  return (
    <>
      {shown(lines.slice(0, shownLines))}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {shown(rest)}
        </details>
      )}
    </>
  )
}

function Presses({ row: { record, hold, kind }, draft }: { row: Row; draft: string }) {
  const fields = { record: record.path, draft }
  const of = <span className="unseen"> {record.name}</span>
  return (
    <div className="actions">
      {record.form && kind !== 'removed' && (
        <a href={`/edit?form=${encodeURIComponent(record.form)}`}>Edit{of}</a>
      )}
      <Press to={hold ? '/changes/let-go' : '/changes/hold'} kind="quiet" fields={fields}>
        {hold ? 'Let go' : 'Hold back'}
        {of}
      </Press>
      <details>
        <summary>Set back to what is live{of}</summary>
        <p>Everything above goes from the draft. It stays in history.</p>
        <Press to="/changes/set-back" kind="second" fields={fields}>
          Set back{of}
        </Press>
      </details>
    </div>
  )
}
