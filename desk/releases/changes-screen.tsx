import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/access.ts'
import { fromLagos, lagosDay, lagosTime, toLagos } from '../base/lagos-time.ts'
import { Field, Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import { kindNames, Lines } from '../content/changed-lines.tsx'
import { type ChangedRecord, type Changes, changesOf, closureOf } from '../content/changes.ts'
import { withStatuses } from '../content/confirming.ts'
import { contentCheck, foundSoFar, type Mistake } from '../content/content-check.ts'
import { recordIndex } from '../content/record-index.ts'
import type { ContentRecord } from '../content/records.ts'
import { renamedUses, reversed } from '../content/renaming.ts'
import type { Desk } from './builds.ts'
import { ask, releasesWithFiles } from './releases.ts'

const several = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([])

const commitId = z.string().regex(/^[0-9a-f]{40}$/)
const recordSchema = z.object({ record: z.string(), draft: commitId })

const askSchema = z.object({
  draft: commitId,
  record: several,
  confirm: several,
  spelling: several,
  by: z.string().trim().max(120).default(''),
  title: z.string().trim().max(120).default(''),
  note: z.string().trim().max(2000).default(''),
  hour: z.string().default(''),
})

type Asked = z.infer<typeof askSchema>

/** Everything saved but not live: who changed what, its mistakes, and the form that asks for approval. */
export function registerChanges(app: FastifyInstance, desk: Desk): void {
  const { content, db } = desk
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

  onPress('/changes/set-back', 'set back', async ({ files, renames }, { person, draft, live }) => {
    if (await hasMoved(draft, await content.commitOf('draft'), files)) return changedMeanwhile
    const there = await content.readAll(live, files)
    const uses = await renamedUses(content, draft, renames.map(reversed))
    const others = uses.filter(({ path }) => !files.includes(path))
    const result = await content.save({
      base: draft,
      additions: [...[...there].map(([path, bytes]) => ({ path, bytes })), ...others],
      deletions: files.filter((path) => !there.has(path)),
      author: person,
    })
    return 'conflict' in result ? changedMeanwhile : true
  })

  app.post('/changes', editor, async (request, reply) => {
    const asked = askSchema.parse(request.body)
    const person = personOf(request)
    const wishAt = asked.hour === '' ? undefined : fromLagos(asked.hour)
    const changes = await changesOf(content)
    const holds = await holdsOf(desk, changes)
    const chosen = changes.records.filter(({ record }) => asked.record.includes(record.path))
    const again = (problem: string, values: Asked = asked) => show(request, reply, values, problem)

    if (chosen.length === 0) return again('Please choose what is to go out.')
    if (asked.title === '') return again('Please give it a title, by which approvers know it.')
    if (asked.hour !== '' && (wishAt ?? 0) <= desk.now())
      return again('Please choose a day and an hour that are still to come.')
    if (asked.by === '' && chosen.some(({ record }) => asked.confirm.includes(record.path)))
      return again('Please write who has confirmed it, with name and position.')
    const files = chosen.flatMap((each) => each.files)
    if (await hasMoved(asked.draft, changes.draft, files)) return again(changedMeanwhile)
    const found = await mistakesIn(changes.draft)
    const wrong = chosen.find((each) => found.some(({ path }) => each.files.includes(path)))
    if (wrong) return again(`“${wrong.record.name}” has a mistake, which stands below it.`)
    const held = chosen.map(({ record }) => record).find(({ path }) => holds.has(path))
    if (held) return again(`“${held.name}” is held back by ${holds.get(held.path)?.name}.`)
    const along = closureOf(changes.records, new Set(asked.record))
    if (along.length > 0) {
      const record = [...asked.record, ...along.map((each) => each.record.path)]
      return again(goesAlong(along), { ...asked, record })
    }

    const { live } = changes
    const from = await withStatusesSaved(asked, chosen, person, changes.draft)
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
      const { live, records: changed } = await changesOf(content)
      const found = changed.find((each) => each.record.path === record)
      const done = found && (await work(found, { person, draft, live }))
      if (typeof done === 'string') return show(request, reply, undefined, done)
      if (found && done) {
        const subject = found.record.name
        await desk.audit({ person: person.id, action, subject })
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
  async function withStatusesSaved(
    { confirm, spelling, by }: Asked,
    chosen: readonly ChangedRecord[],
    author: Person,
    draft: string,
  ): Promise<string | undefined> {
    const confirmation = { by, on: lagosDay(desk.now()) }
    const additions = chosen.flatMap((each) => {
      const { path } = each.record
      const isConfirmed = confirm.includes(path)
      if (!isConfirmed && spelling.includes(path)) return []
      const bytes = withStatuses(each, isConfirmed ? confirmation : undefined)
      return bytes ? [{ path, bytes }] : []
    })
    if (additions.length === 0) return draft
    const message = 'Note what is confirmed'
    const saved = await content.save({ base: draft, additions, deletions: [], author, message })
    return 'commit' in saved ? saved.commit : undefined
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    sent?: Asked,
    problem?: string,
  ): Promise<FastifyReply> {
    const person = personOf(request)
    const state = await stateOf(desk, person, mistakesIn)
    const props = { ...state, person, problem, asked: sent ?? state.back?.asked }
    return sendScreen(reply, <ChangesScreen {...props} />, problem ? 409 : 200)
  }
}

async function stateOf(desk: Desk, person: Person, mistakesIn: ReturnType<typeof contentCheck>) {
  const { content } = desk
  const changes = await changesOf(content)
  const found = await foundSoFar(mistakesIn(changes.draft))
  const mistakes = found ?? []
  const changed = new Set(changes.records.flatMap(({ files }) => files))
  const holds = await holdsOf(desk, changes)
  const waiting = await waitingReleases(desk, changes)
  const pictures = changes.records.some(({ record }) => record.key === 'pictures')
  const index = pictures ? await recordIndex(content) : []
  return {
    /** The commit that is shown. */
    draft: changes.draft,
    rows: changes.records.map((change) => ({
      ...change,
      hold: holds.get(change.record.path),
      mistakes: mistakes.filter(({ path }) => change.files.includes(path)),
      waitsIn: waiting.find(({ files }) => change.files.every((path) => files.includes(path))),
      /** Of a picture: the titles of the records that show it. */
      usedIn: index.find(({ path }) => path === change.record.path)?.usedIn ?? [],
    })),
    /** Mistakes in unchanged files, such as a reference to a removed record. */
    elsewhere: mistakes.filter(({ path }) => !changed.has(path)),
    back: await lastSentBack(desk, person, changes),
    /** Whether the check for mistakes is still running. */
    checking: found === undefined,
    earliest: toLagos(desk.now() + 60_000),
  }
}

/** The holds by record. Deletes those of records that equal the live ones. */
async function holdsOf({ db }: Desk, changes: Changes) {
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

/** The open releases, the newest first, each with those of its files that are as in the draft. */
async function waitingReleases(desk: Desk, { draft }: Changes) {
  const now = await desk.content.files(draft)
  const open = ['building', 'asked', 'review again', 'approved', 'scheduled'] as const
  const releases = (await releasesWithFiles(desk, ...open)).toReversed()
  return await Promise.all(
    releases.map(async ({ id, title, commit, files }) => {
      // After a partial restore there may be no such commit.
      const there = await desk.content.files(commit).catch(() => undefined)
      return { id, title, files: files.filter((path) => there?.get(path) === now.get(path)) }
    }),
  )
}

/** The last request of a person that was sent back and whose changes are still to go out, to be asked again. */
async function lastSentBack(desk: Desk, person: Person, { draft, records }: Changes) {
  const sentBack = await releasesWithFiles(desk, 'sent back')
  const last = sentBack.findLast(({ asked_by }) => asked_by === person.id)
  if (!last) return undefined
  const { title, note, wish_at, sent_back_note } = last
  const record = records
    .filter(({ files }) => files.some((path) => last.files.includes(path)))
    .map((each) => each.record.path)
  if (record.length === 0) return undefined
  const hour = wish_at === null ? '' : toLagos(wish_at)
  return { asked: askSchema.parse({ draft, title, note, record, hour }), sent_back_note }
}

const changedMeanwhile =
  'Somebody saved one of these files while you were looking at them. Please look again.'

function goesAlong(along: readonly { record: ContentRecord; neededBy: ContentRecord }[]): string {
  const each = along.map(({ record, neededBy }) => `“${record.name}”, for “${neededBy.name}”`)
  return `This has to go along, and is now chosen too: ${each.join('; ')}. Please ask again.`
}

type State = Awaited<ReturnType<typeof stateOf>> & {
  person: Person
  problem: string | undefined
  /** What the form begins with: as it was sent with a `problem`, or sent back. */
  asked: Asked | undefined
}

type Row = State['rows'][number]

function ChangesScreen(state: State) {
  const { draft, rows, elsewhere, problem, asked, back, checking } = state
  const free = rows.filter(({ hold }) => !hold)
  const held = rows.filter(({ hold }) => hold)
  const empty = rows.length === 0 && elsewhere.length === 0
  return (
    <Screen
      title="Changes"
      purpose="What is saved and not live yet. Choose what is to go out, and ask for approval."
      {...(checking && !problem && { reloadAfter: 3 })}
    >
      <Problem>{problem}</Problem>
      {back && <blockquote>{back.sent_back_note}</blockquote>}
      {empty && (
        <p>
          The draft is what is live. To change the site, open <a href="/edit">Edit</a> and save:
          what you saved stands here until it is published.
        </p>
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
              <SavedRecord key={row.record.path} {...row} draft={draft} asked={asked} />
            ))}
          </ul>
        </section>
      )}
    </Screen>
  )
}

function AskForm({ rows, draft, asked, earliest }: State) {
  return (
    <div className="beside">
      <section aria-labelledby="saved">
        <h2 id="saved">Saved, and not live</h2>
        <ul className="report">
          {rows.map((row) => (
            <SavedRecord key={row.record.path} {...row} draft={draft} asked={asked} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="asking" className="panel">
        <h2 id="asking">Ask for approval of what is chosen</h2>
        <form id="ask" method="post" action="/changes">
          <input type="hidden" name="draft" value={draft} />
          <Field label="Title" name="title" required maxLength={120} defaultValue={asked?.title} />
          <label>
            Note to the approver (may be left empty)
            <textarea name="note" rows={3} maxLength={2000} defaultValue={asked?.note} />
          </label>
          {rows.some(({ unconfirmed }) => unconfirmed.length > 0) && (
            <Field
              label="Confirmed by"
              name="by"
              maxLength={120}
              placeholder="Name and position"
              defaultValue={asked?.by}
            />
          )}
          <Field
            label="Wished day and hour in Lagos (empty: as soon as it is approved)"
            type="datetime-local"
            name="hour"
            min={earliest}
            defaultValue={asked?.hour}
          />
          <button type="submit">Ask for approval</button>
        </form>
      </section>
    </div>
  )
}

/** A record with what it says now; unless it is held back, with boxes to choose and to confirm it. */
function SavedRecord({ draft, asked, ...row }: Row & Pick<State, 'draft' | 'asked'>) {
  const { record, kind, page, people, mistakes, hold, waitsIn, usedIn, unconfirmed } = row
  const { path, name, address } = record
  const saves = people.map(({ author, at }) => `${author}, ${lagosTime(at)}`)
  const isChosen = asked ? asked.record.includes(path) : !waitsIn && mistakes.length === 0
  const fields = { record: path, draft }
  const of = <span className="unseen"> {name}</span>
  const choice = (field: 'confirm' | 'spelling', text: string) => (
    <label className="choice">
      <input
        type="checkbox"
        form="ask"
        name={field}
        value={path}
        defaultChecked={asked?.[field].includes(path)}
      />
      <span>{text}</span>
    </label>
  )
  return (
    <li>
      {hold ? (
        <p className="record">{name}</p>
      ) : (
        <label className="choice">
          <input type="checkbox" form="ask" name="record" value={path} defaultChecked={isChosen} />
          <span className="record">
            <span className="unseen">Choose </span>
            {name}
          </span>
        </label>
      )}
      <p className="small">
        {kindNames[kind]}
        {saves.length > 0 && ` by ${saves.join('; ')}`}.{' '}
        {record.key === 'pictures' ? (
          usedInOf(usedIn)
        ) : (
          <>
            On <a href={`/preview?path=${encodeURIComponent(page)}`}>{page}</a> and wherever else it
            is shown
          </>
        )}
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
      {!hold && unconfirmed.length > 0 && (
        <>
          {choice('confirm', `Confirm that this is true: ${unconfirmed.join(', ')}`)}
          {withStatuses(row, undefined) && choice('spelling', 'Only the spelling changes')}
          <p className="hint">
            Otherwise it goes out as a placeholder, which the public site leaves out.
          </p>
        </>
      )}
      <div className="actions">
        {address && kind !== 'removed' && <a href={`/edit/${address}`}>Edit{of}</a>}
        <Press to={hold ? '/changes/let-go' : '/changes/hold'} kind="quiet" fields={fields}>
          {hold ? 'Let go' : 'Hold back'}
          {of}
        </Press>
        <Press
          to="/changes/set-back"
          fields={fields}
          warning="Everything above goes from the draft. It stays in history."
        >
          Set back to what is live{of}
        </Press>
      </div>
    </li>
  )
}

function usedInOf(titles: readonly string[]): string {
  return titles.length > 0 ? `Shown with ${titles.join(', ')}` : 'No page shows it'
}

/** @param named whether each mistake stands apart from its record, and so names it */
export function Mistakes({ mistakes, named }: { mistakes: readonly Mistake[]; named?: boolean }) {
  return (
    <ul className="problem">
      {mistakes.map(({ record, text }) => (
        <li key={`${record.name} ${text}`}>
          {named && (
            <>
              <a href={`/edit/${record.address}`}>{record.name}</a>:{' '}
            </>
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}
