import type { Selectable } from 'kysely'
import { buildSettingsOf } from '../../server/build-record.ts'
import { newId } from '../../server/store/new-id.ts'
import { withEntry } from './audit.ts'
import type { BuildState, Edition, Job } from './builds.ts'
import type { ReleaseState, Tables } from './database.ts'
import type { Desk, Entry } from './desk.ts'
import { lagosTime } from './lagos-time.ts'
import { queueMail } from './mail.ts'
import { activeApprovers, type Person } from './people.ts'

/** A request that somebody may not make, or not now; the message is one sentence for people. */
export class Refusal extends Error {}

export type Release = Selectable<Tables['releases']>

/** The changes chosen on the Changes screen, composed into a commit on top of the live one. */
export type Asking = {
  title: string
  note: string
  /** The hour at which the asker would like it to go out, in ms; undefined: as soon as it is approved. */
  wishAt: number | undefined
  /** The live commit that it was composed on. */
  base: string
  commit: string
  /** Paths of the chosen files. */
  files: readonly string[]
}

const turns = new WeakMap<Desk, Promise<unknown>>()

/** Runs work on releases one at a time: requests and publishing never meet half-done work. */
export function withReleaseLock<T>(desk: Desk, work: () => Promise<T>): Promise<T> {
  const result = (turns.get(desk) ?? Promise.resolve()).then(work)
  turns.set(
    desk,
    result.catch(() => {}),
  )
  return result
}

/** Builds the chosen changes; approvers are mailed when the report is ready. @returns the release's id */
export async function ask(
  desk: Desk,
  asker: Person,
  { files, wishAt, ...chosen }: Asking,
): Promise<string> {
  return await withReleaseLock(desk, async () => {
    const treeOf = async (commit: string) => JSON.stringify([...(await desk.content.files(commit))])
    for (const open of await releasesIn(desk, 'building', 'asked')) {
      const alike = open.title === chosen.title && open.wish_at === (wishAt ?? null)
      // The button was pressed twice.
      if (
        alike &&
        open.asked_by === asker.id &&
        (await treeOf(open.commit)) === (await treeOf(chosen.commit))
      )
        return open.id
    }
    const asked = { asked_by: asker.id, asked_at: desk.now(), wish_at: wishAt ?? null }
    const entry = { person: asker.id, action: 'asked for approval', subject: chosen.title }
    return begin(desk, entry, { ...chosen, ...asked }, files)
  })
}

/** Begins a release and requests its build. Without `asked_by`, it goes out once built. @returns its id */
export async function begin(
  desk: Desk,
  entry: Entry,
  values: Pick<Release, 'title' | 'note' | 'base' | 'commit'> & Partial<Release>,
  files: Asking['files'] = [],
): Promise<string> {
  const id = newId()
  const created_at = desk.now()
  const publish_at = values.asked_by ? null : created_at
  await withEntry(desk, entry, async ({ db }) => {
    await db
      .insertInto('releases')
      .values({ id, state: 'building', created_at, publish_at, ...values })
      .execute()
    // `build` notes the authors.
    const rows = files.map((path) => ({ release: id, path, authors: '' }))
    if (rows.length > 0) await db.insertInto('release_files').values(rows).execute()
  })
  await build(desk, id, values.wish_at ?? created_at)
  return id
}

/** People by their ids, or all approvers except the asker. */
type Recipients = 'approvers' | readonly (string | null)[]

type ReleaseUpdate = {
  /** Undefined for the desk itself. */
  by?: Person
  action: string
  detail?: string
  /** New values of the release's row. */
  set: Partial<Release>
  /** The mail about it. */
  notify?: [recipients: Recipients, what: string, text: string]
}

/** Updates a release, adds its audit entry and queues the mails, in one transaction. */
export async function updateRelease(
  desk: Desk,
  release: Release,
  update: ReleaseUpdate,
): Promise<void> {
  const { by, action, detail, set } = update
  const entry = { person: by?.id ?? null, action, subject: release.title, detail }
  await withEntry(desk, entry, async (within) => {
    await change(within, release.id, set)
    if (update.notify) await notify(within, release, ...update.notify)
  })
}

/** Columns of a release that nobody has approved. */
export const unapproved = { approved_by: null, approved_at: null, publish_at: null }

/**
 * Requests a build of a release against the live edition. Each build has a job id of its own, because a
 * job has one result; the first is the release's id.
 *
 * @param date the time that it is built for: its pages show what is open and in force then
 */
export async function build(desk: Desk, id: string, date: number): Promise<void> {
  const release = await releaseOf(desk, id)
  const { job, asked_by } = release
  const next = job === null ? id : `${id}-${jobsOf({ id, job }).length + 1}`
  const live = await desk.builds.live()
  const moved = live && live.commit !== release.base
  const commit = moved ? await commitOn(desk, live, release) : release.commit
  const base = moved ? live.commit : release.base
  const paths = (await filesOf(desk, id)).map(({ path }) => path)
  const authors = await desk.content.authors(base, commit, paths)
  await desk.db.transaction().execute(async (db) => {
    for (const [path, emails] of authors) {
      const file = db.updateTable('release_files').where('release', '=', id)
      await file
        .set({ authors: [...emails].join(' ') })
        .where('path', '=', path)
        .execute()
    }
    await change({ db }, id, { job: next, job_date: date, base, commit })
  })
  await requestBuild(desk, {
    ...{ id: next, commit, date, against: live?.number },
    // A changed `CONTENT` goes live only with a release that somebody asked for.
    ...(asked_by === null && live && { mode: live.mode }),
  })
}

/** A release composed on the live commit: otherwise it would revert what went live meanwhile. */
async function commitOn(desk: Desk, live: Edition, release: Release): Promise<string> {
  const { id, commit, title, asked_by, approved_by } = release
  // A closing builds the live commit itself; a put-back edition replaces all content.
  if (asked_by === null) return approved_by === null ? live.commit : commit
  const paths = (await filesOf(desk, id)).map(({ path }) => path)
  const { name, email } = await personById(desk, asked_by)
  return await desk.content.compose(live.commit, commit, paths, title, { name, email })
}

/** All builds of a release, the first one first: its id, then with `-2`, `-3` … */
export function jobsOf({ id, job }: Pick<Release, 'id' | 'job'>): string[] {
  const count = job === null ? 0 : Number(job.slice(id.length + 1) || 1)
  return Array.from({ length: count }, (_, index) => (index === 0 ? id : `${id}-${index + 1}`))
}

/** Requests a candidate from the builder; a known id is not requested again. */
export async function requestBuild(
  desk: Desk,
  {
    id,
    commit,
    date,
    against,
    mode = buildSettingsOf(desk.settings, 'same-origin').CONTENT,
  }: Pick<Job, 'id' | 'commit'> & Partial<Pick<Job, 'against' | 'mode'>> & { date: number },
): Promise<void> {
  await desk.builds.request({
    ...{ id, kind: 'candidate', commit, mode },
    date: buildDate(date),
    ...(against !== undefined && { against }),
  })
}

/** A time as `date` of a job, to the second. */
export function buildDate(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`
}

/** Follows a release's build: asks the approvers when it is ready, tells the asker when it failed. */
export async function followBuild(desk: Desk, release: Release): Promise<void> {
  const { job } = release
  const state = job === null ? undefined : await desk.builds.state(job)
  // A kill between the row and the job, or a restore, leaves a row without a build.
  if (job === null || !state)
    return await build(desk, release.id, release.job_date ?? release.wish_at ?? desk.now())
  if (state.state === 'failed') return await fail(desk, release, state)
  if (state.state !== 'ready') return
  const { asked_by } = release
  if (asked_by === null) return await change(desk, release.id, { state: 'ready', problem: null })
  const report = await desk.builds.report(job)
  const { name } = await personById(desk, asked_by)
  const asked = { state: 'asked', report_hash: report?.hash ?? null, problem: null } as const
  await desk.db.transaction().execute(async (db) => {
    await change({ db }, release.id, asked)
    const what = `${name} asks for your approval`
    await notify({ ...desk, db }, release, 'approvers', what, release.note)
  })
}

/** Marks a release as failed, and mails why. The live edition stays. */
export async function fail(
  desk: Desk,
  release: Release,
  { problem = 'The build failed.' }: BuildState,
): Promise<void> {
  const { asked_by, approved_by } = release
  await updateRelease(desk, release, {
    ...{ action: 'failed', detail: problem, set: { state: 'failed', problem } },
    notify: [[asked_by, approved_by], 'could not be built', problem],
  })
}

/** Why somebody may not approve a release, in a sentence; undefined when nothing is against it. */
export async function whyNotApprove(
  desk: Desk,
  release: Release,
  person: Person,
): Promise<string | undefined> {
  if (!person.roles.has('approver')) return 'Only an approver can approve this.'
  if (desk.settings.FOUR_EYES === 'off') return undefined
  const files = await filesOf(desk, release.id)
  const ownPart = ({ id, email }: Pick<Person, 'id' | 'email'>) => {
    if (release.asked_by === id) return 'You asked for this yourself'
    const isAuthor = (author: string) => inHistory(author) === inHistory(email)
    const own = files.filter(({ authors }) => authors.split(' ').some(isAuthor))
    return own.length > 0 && `You wrote in ${own.map(({ path }) => path).join(', ')}`
  }
  const own = ownPart(person)
  if (!own) return undefined
  if ((await activeApprovers(desk)).some((approver) => !ownPart(approver)))
    return `${own}, so another approver has to look at it.`
  return `${own}, and no other approver may approve it. An administrator can make somebody else an approver.`
}

/** An author's address as Git stores it, without leading punctuation, for comparison. */
function inHistory(email: string): string {
  return email.toLowerCase().replace(/^[.,:;<>"\\']+/, '')
}

/**
 * Approves a release by its report. If its wished hour is still to come, it is scheduled for that.
 *
 * @param hash of the report that was on the approver's screen
 */
export async function approve(desk: Desk, person: Person, id: string, hash: string): Promise<void> {
  const release = await releaseOf(desk, id)
  mustBe(release, 'asked', 'review again')
  const reason = await whyNotApprove(desk, release, person)
  if (reason) throw new Refusal(reason)
  if (hash !== release.report_hash) {
    throw new Refusal('What changes is no longer what you saw. Please read it again.')
  }
  const ahead = (release.wish_at ?? 0) > desk.now() ? release.wish_at : null
  const hour = ahead === null ? '' : ` It goes out at ${lagosTime(ahead)}.`
  await updateRelease(desk, release, {
    ...{ by: person, action: 'approved', detail: hash },
    set: {
      ...{ state: ahead === null ? 'approved' : 'scheduled', publish_at: ahead },
      ...{ approved_by: person.id, approved_at: desk.now(), sent_back_note: null, problem: null },
    },
    notify: [[release.asked_by], 'is approved', `${person.name} has approved it.${hour}`],
  })
}

/** Sends a release back to its asker, with a note of what to change. */
export async function sendBack(
  desk: Desk,
  person: Person,
  id: string,
  note: string,
): Promise<void> {
  const release = await releaseOf(desk, id)
  mustBe(release, 'asked', 'review again', 'approved', 'scheduled')
  const detail = note.trim()
  if (detail === '') throw new Refusal('Please say what is to be changed.')
  await updateRelease(desk, release, {
    ...{ by: person, action: 'sent back', detail },
    set: { ...unapproved, state: 'sent back', sent_back_note: detail },
    notify: [[release.asked_by], 'was sent back', `${person.name} writes: ${detail}`],
  })
}

/** Withdraws a release. What was saved stays in the draft. */
export async function withdraw(desk: Desk, person: Person, id: string): Promise<void> {
  const release = await releaseOf(desk, id)
  mustBe(release, ...open)
  const mine = release.asked_by === person.id
  if (!mine && !person.roles.has('approver') && !person.roles.has('administrator')) {
    throw new Refusal('Only who asked for it, an approver or an administrator can withdraw it.')
  }
  const set = { state: 'withdrawn', publish_at: null } as const
  await updateRelease(desk, release, { by: person, action: 'withdrew', set })
}

/** Schedules an approved release, for now or for an hour. */
export async function schedule(desk: Desk, person: Person, id: string, at: number): Promise<void> {
  const release = await releaseOf(desk, id)
  mustBe(release, 'approved', 'scheduled')
  const when =
    at <= desk.now()
      ? { action: 'publishes now' }
      : { action: 'set the hour', detail: lagosTime(at) }
  const set = { state: 'scheduled', publish_at: at, problem: null } as const
  await updateRelease(desk, release, { by: person, ...when, set })
}

/**
 * Builds a failed release again. It loses its approval; one without `asked_by`, such as a put-back edition,
 * keeps it and goes out once built.
 */
export async function tryAgain(desk: Desk, person: Person, id: string): Promise<void> {
  const release = await releaseOf(desk, id)
  mustBe(release, 'failed')
  const isPutBack = release.asked_by === null && release.approved_by !== null
  if (isPutBack && !person.roles.has('approver')) {
    throw new Refusal('This puts an edition back, so an approver has to build it again.')
  }
  const goesOut = release.asked_by === null ? { publish_at: desk.now() } : unapproved
  const set = { state: 'building', problem: null, ...goesOut } as const
  await updateRelease(desk, release, { by: person, action: 'builds again', set })
  await build(desk, id, Math.max(release.wish_at ?? 0, desk.now()))
}

/** Ends an approval: the report differs from the approved one, or the approver may not approve. */
export async function reviewAgain(
  desk: Desk,
  release: Release,
  hash: string,
  why: string,
): Promise<void> {
  await updateRelease(desk, release, {
    ...{ action: 'needs review again', detail: why },
    set: { ...unapproved, state: 'review again', report_hash: hash, problem: why },
    notify: ['approvers', 'it needs your approval again', why],
  })
}

/** States of the releases on the Today screen. */
export const open = [
  'building',
  'ready',
  'asked',
  'review again',
  'approved',
  'scheduled',
  'failed',
  'sent back',
] as const satisfies ReleaseState[]

/** States of releases that will not go live: their share links are not valid. */
export const ended: readonly ReleaseState[] = ['sent back', 'withdrawn']

/** A release by its id. @throws {Refusal} when there is none */
export async function releaseOf({ db }: Pick<Desk, 'db'>, id: string): Promise<Release> {
  const row = await db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('There is no such release.')
  return row
}

/** The releases in one of these states, the oldest first. */
export function releasesIn(desk: Desk, ...states: ReleaseState[]): Promise<Release[]> {
  return desk.db
    .selectFrom('releases')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('created_at')
    .execute()
}

/** The files chosen for a release. */
export function filesOf(desk: Desk, id: string): Promise<Selectable<Tables['release_files']>[]> {
  return desk.db
    .selectFrom('release_files')
    .selectAll()
    .where('release', '=', id)
    .orderBy('path')
    .execute()
}

/** Updates columns of a release. */
export async function change(
  { db }: Pick<Desk, 'db'>,
  id: string,
  values: Partial<Release>,
): Promise<void> {
  await db.updateTable('releases').set(values).where('id', '=', id).execute()
}

/** A person by their id. People are never deleted, so that history can name them. */
export async function personById(desk: Desk, id: string): Promise<{ name: string; email: string }> {
  const people = desk.db.selectFrom('people').select(['name', 'email'])
  return await people.where('id', '=', id).executeTakeFirstOrThrow()
}

/** Queues mails about a release to people who are not suspended. */
export async function notify(
  desk: Pick<Desk, 'db' | 'now' | 'settings' | 'urls'>,
  release: Release,
  recipients: Recipients,
  what: string,
  text: string,
): Promise<void> {
  const there = desk.db.selectFrom('people').select('email').where('suspended_at', 'is', null)
  const people =
    recipients === 'approvers'
      ? there.where('approver', '=', 1).where('id', '!=', release.asked_by ?? '')
      : there.where('id', 'in', [...recipients])
  const body = [text, `${desk.urls.desk}/releases/${release.id}`].filter(Boolean).join('\n\n')
  for (const { email } of await people.execute())
    await queueMail(desk, email, `${release.title}: ${what}`, `${body}\n`)
}

function mustBe(release: Release, ...states: ReleaseState[]): void {
  if (states.includes(release.state)) return
  throw new Refusal(`This release is ${release.state}, so that cannot be done any more.`)
}
