import type { Selectable } from 'kysely'
import { parse } from 'yaml'
import { z } from 'zod'
import { statuses } from '../../content/model/fields.ts'
import { hasClosed } from '../../content/model/times.ts'
import { buildSettingsOf } from '../../server/build-record.ts'
import { newId } from '../../server/store/new-id.ts'
import { withEntry } from '../base/audit.ts'
import type { ReleaseState, Tables } from '../base/database.ts'
import { type Entry, Refusal } from '../base/desk.ts'
import { isFullDisk } from '../base/full-disk.ts'
import { lagosDay, lagosTime } from '../base/lagos-time.ts'
import { queueMail } from '../base/mail.ts'
import { activeHolders, activePerson, type Person } from '../base/people.ts'
import { repeat } from '../base/repeat.ts'
import { records } from '../content/records.ts'
import type { BuildState, Change, Desk, Edition, Job, Report } from './builds.ts'

export type Release = Selectable<Tables['releases']>

/** The changes chosen on the Changes screen, composed into a commit on top of the live one. */
export type Asking = Pick<Release, 'title' | 'note' | 'base' | 'commit'> & {
  /** The hour at which the asker would like it to go out, in ms; undefined: as soon as it is approved. */
  wishAt: number | undefined
  /** Paths of the chosen files. */
  files: readonly string[]
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

type Transition = { from: readonly ReleaseState[]; to: ReleaseState }

const toApprove = ['asked', 'review again'] as const

/** What may become of a release, from which states. A release begins as `building`. */
const transitions = {
  /** It is built, and nobody has to approve it. */
  getReady: { from: ['building'], to: 'ready' },
  /** It is built, and its approvers are asked. */
  askApprovers: { from: ['building'], to: 'asked' },
  fail: { from: ['building', 'ready', 'scheduled'], to: 'failed' },
  buildAgain: { from: ['failed'], to: 'building' },
  /** Its report is gone, as after a restore. */
  rebuild: { from: toApprove, to: 'building' },
  approve: { from: toApprove, to: 'approved' },
  approveForHour: { from: toApprove, to: 'scheduled' },
  schedule: { from: ['approved', 'scheduled'], to: 'scheduled' },
  /** It is taken off its schedule, until somebody has said whether it is still to go out. */
  hold: { from: ['scheduled'], to: 'approved' },
  reviewAgain: { from: ['ready', 'scheduled'], to: 'review again' },
  sendBack: { from: [...toApprove, 'approved', 'scheduled'], to: 'sent back' },
  /** New code cannot read its content. */
  outdate: { from: [...toApprove, 'approved', 'scheduled', 'building', 'failed'], to: 'sent back' },
  withdraw: { from: open, to: 'withdrawn' },
  // The `live` link decides about these two, and it may be moved by hand.
  goLive: { from: [...open, 'withdrawn', 'replaced', 'live'], to: 'live' },
  replace: { from: ['live'], to: 'replaced' },
} as const satisfies Record<string, Transition>

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

/**
 * Builds the chosen changes; approvers are mailed when the report is ready. What the asker had asked for with
 * any of these files, and was sent back, is withdrawn.
 *
 * @returns the release's id
 */
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
    const again = { by: asker, action: 'asked again for' }
    for (const before of await releasesWithFiles(desk, 'sent back')) {
      const isAnswered = before.files.some((path) => files.includes(path))
      if (isAnswered && before.asked_by === asker.id) await move(desk, before, 'withdraw', again)
    }
    return begin(desk, entry, { ...chosen, ...asked }, files)
  })
}

/** Begins a release and requests its build. Without `asked_by`, it goes out once built. @returns its id */
async function begin(
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

type Update = {
  /** Undefined for the desk itself. */
  by?: Person
  /** The audit's word for it. */
  action: string
  detail?: string
  /** New values of the release's row. */
  set?: Partial<Release>
  /** The mail about it. */
  notify?: [recipients: Recipients, what: string, text: string]
}

/**
 * Moves a release to another state, adds its audit entry and queues the mails, in one transaction.
 *
 * @throws {Refusal} when the release is in a state from which this is not possible
 */
async function move(
  desk: Desk,
  release: Release,
  name: keyof typeof transitions,
  update: Update,
): Promise<void> {
  mustAllow(release, name)
  await updateRelease(desk, release, {
    ...update,
    set: { ...update.set, state: transitions[name].to },
  })
}

function mustAllow(release: Release, name: keyof typeof transitions): void {
  const { from }: Transition = transitions[name]
  if (from.includes(release.state)) return
  throw new Refusal(`This release is ${release.state}, so that cannot be done any more.`)
}

async function updateRelease(desk: Desk, release: Release, update: Update): Promise<void> {
  const { by, action, detail, set = {} } = update
  const entry = { person: by?.id ?? null, action, subject: release.title, detail }
  await withEntry(desk, entry, async (within) => {
    await change(within, release.id, set)
    if (update.notify) await notify(within, release, ...update.notify)
  })
}

/** Columns of a release that nobody has approved. */
const unapproved = { approved_by: null, approved_at: null, publish_at: null, published_by: null }

/**
 * Requests a build of a release against the live edition. Each build has a job id of its own, because a
 * job has one result; the first is the release's id.
 *
 * @param date the time that it is built for: its pages show what is open and in force then
 */
async function build(desk: Desk, id: string, date: number): Promise<void> {
  const release = await releaseOf(desk, id)
  const { job, title, asked_by, approved_by } = release
  let { base, commit } = release
  const next = job === null ? id : `${id}-${jobsOf({ id, job }).length + 1}`
  const live = await desk.builds.live()
  const paths = (await filesOf(desk, id)).map(({ path }) => path)
  if (live && live.commit !== base) {
    base = live.commit
    // A closing builds the live commit itself; a put-back edition replaces all content.
    if (asked_by === null) commit = approved_by === null ? base : commit
    else {
      // Otherwise it would revert what went live meanwhile.
      const author = await personById(desk, asked_by)
      commit = await desk.content.compose(base, commit, paths, title, author)
    }
  }
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
  await desk.builds.request({
    id: next,
    kind: 'candidate',
    commit,
    date: buildDate(date),
    against: live?.number,
    // A changed `CONTENT` goes live only with a release that somebody asked for.
    mode: (asked_by === null ? live?.mode : undefined) ?? modeOf(desk),
  })
}

/** Whether the settings ask for a draft or for a confirmed build. */
export function modeOf({ settings }: Desk): Job['mode'] {
  return buildSettingsOf(settings, 'same-origin').CONTENT
}

/** All builds of a release, the first one first: its id, then with `-2`, `-3` … */
function jobsOf({ id, job }: Pick<Release, 'id' | 'job'>): string[] {
  const count = job === null ? 0 : Number(job.slice(id.length + 1) || 1)
  return Array.from({ length: count }, (_, index) => (index === 0 ? id : `${id}-${index + 1}`))
}

/** A time as `date` of a job, to the second. */
export function buildDate(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`
}

/**
 * The report of a release's finished build. Requests a build where there is none, as a kill between the row and
 * the job or a restore leaves it, or where it `isOutdated`; tells the asker when it failed.
 *
 * @param date the time for which it is built
 */
async function finishedReport(
  desk: Desk,
  release: Release,
  date: number,
  isOutdated?: (report: Report) => boolean,
): Promise<Report | undefined> {
  const job = release.job ?? ''
  const state = await desk.builds.state(job)
  if (state?.state === 'waiting' || state?.state === 'building') return undefined
  const report = await desk.builds.report(job)
  if (state?.state === 'failed') await fail(desk, release, state)
  else if (!report || isOutdated?.(report)) await build(desk, release.id, date)
  else return report
  return undefined
}

/** Asks the approvers of a release when it is built. */
async function followBuild(desk: Desk, release: Release): Promise<void> {
  const { asked_by, job_date, wish_at } = release
  const report = await finishedReport(desk, release, job_date ?? wish_at ?? desk.now())
  if (!report) return
  const { getReady, askApprovers } = transitions
  if (asked_by === null)
    return await change(desk, release.id, { state: getReady.to, problem: null })
  const { name } = await personById(desk, asked_by)
  const asked = { state: askApprovers.to, report_hash: report.hash, problem: null }
  await desk.db.transaction().execute(async (db) => {
    await change({ db }, release.id, asked)
    const what = `${name} asks for your approval`
    await notify({ ...desk, db }, release, 'approvers', what, release.note)
  })
}

/** Marks a release as failed, and mails why. The live edition stays. */
async function fail(
  desk: Desk,
  release: Release,
  { problem = 'The build failed.' }: BuildState,
): Promise<void> {
  const { asked_by, approved_by } = release
  await move(desk, release, 'fail', {
    action: 'failed',
    detail: problem,
    set: { problem },
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
    const names = new Set(own.map(({ path }) => records.of(path)?.name ?? path))
    return own.length > 0 && `You wrote in ${[...names].join(', ')}`
  }
  const own = ownPart(person)
  if (!own) return undefined
  if ((await activeHolders(desk, 'approver')).some((approver) => !ownPart(approver)))
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
  mustAllow(release, 'approve')
  const reason = await whyNotApprove(desk, release, person)
  if (reason) throw new Refusal(reason)
  if (hash !== release.report_hash) {
    throw new Refusal('What changes is no longer what you saw. Please read it again.')
  }
  const ahead = (release.wish_at ?? 0) > desk.now() ? release.wish_at : null
  const hour = ahead === null ? '' : ` It goes out at ${lagosTime(ahead)}.`
  await move(desk, release, ahead === null ? 'approve' : 'approveForHour', {
    by: person,
    action: 'approved',
    detail: hash,
    set: {
      publish_at: ahead,
      approved_by: person.id,
      approved_at: desk.now(),
      sent_back_note: null,
      problem: null,
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
  const detail = note.trim()
  if (detail === '') throw new Refusal('Please say what is to be changed.')
  const text = `${person.name} writes: ${detail}`
  await move(desk, release, 'sendBack', {
    by: person,
    action: 'sent back',
    detail,
    set: { ...unapproved, sent_back_note: text },
    notify: [[release.asked_by], 'was sent back', text],
  })
}

/** Withdraws a release. What was saved stays in the draft. */
export async function withdraw(desk: Desk, person: Person, id: string): Promise<void> {
  const release = await releaseOf(desk, id)
  const mine = release.asked_by === person.id
  if (!mine && !person.roles.has('approver') && !person.roles.has('administrator')) {
    throw new Refusal('Only who asked for it, an approver or an administrator can withdraw it.')
  }
  const update = { by: person, action: 'withdrew', set: { publish_at: null } }
  await move(desk, release, 'withdraw', update)
}

/** Schedules an approved release, for now or for an hour. */
export async function schedule(desk: Desk, person: Person, id: string, at: number): Promise<void> {
  const release = await releaseOf(desk, id)
  const when =
    at <= desk.now()
      ? { action: 'publishes now' }
      : { action: 'set the hour', detail: lagosTime(at) }
  const published_by = at <= desk.now() ? person.id : null
  const set = { publish_at: at, published_by, problem: null }
  await move(desk, release, 'schedule', { by: person, ...when, set })
}

/**
 * Builds a failed release again. It loses its approval; one without `asked_by`, such as a put-back edition,
 * keeps it and goes out once built.
 */
export async function tryAgain(desk: Desk, person: Person, id: string): Promise<void> {
  const release = await releaseOf(desk, id)
  mustAllow(release, 'buildAgain')
  const isPutBack = release.asked_by === null && release.approved_by !== null
  if (isPutBack && !person.roles.has('approver')) {
    throw new Refusal('This puts an edition back, so an approver has to build it again.')
  }
  const goesOut = release.asked_by === null ? { publish_at: desk.now() } : unapproved
  const set = { problem: null, ...goesOut }
  await move(desk, release, 'buildAgain', { by: person, action: 'builds again', set })
  await build(desk, id, Math.max(release.wish_at ?? 0, desk.now()))
}

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

/** Those releases, each with the paths of its files. */
export async function releasesWithFiles(desk: Desk, ...states: ReleaseState[]) {
  const releases = (await releasesIn(desk, ...states)).map(async (release) => ({
    ...release,
    files: (await filesOf(desk, release.id)).map(({ path }) => path),
  }))
  return await Promise.all(releases)
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
async function change(
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
async function notify(
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

/** Milliseconds between two runs of `publishWhatIsDue`, and after one that failed. */
const pollInterval = 1000
const pauseAfterError = 15_000
/** Milliseconds after its hour within which a release still goes out without asking. */
const lateMs = 6 * 3_600_000

/**
 * Publishes what is due for as long as the desk runs. After a kill at any point, the next run continues from
 * the `live` link and the rows.
 *
 * @returns a function that stops it and waits for the current run
 */
export function startPublishing(desk: Desk): () => Promise<void> {
  return repeat(() =>
    withReleaseLock(desk, () => publishWhatIsDue(desk)).then(
      () => pollInterval,
      (error) => {
        desk.log.error({ err: error }, 'publishing did not go on')
        return pauseAfterError
      },
    ),
  )
}

/**
 * One run of everything that the desk does by itself. What fails for one release stops nothing else.
 *
 * @throws {AggregateError} what has failed, at the end
 */
export async function publishWhatIsDue(desk: Desk): Promise<void> {
  const problems: unknown[] = []
  async function attempt(work: () => Promise<void>, release?: Release): Promise<void> {
    try {
      await work()
    } catch (error) {
      problems.push(error)
      if (release) await attempt(() => reportTrouble(desk, release, error))
    }
  }
  const live = await syncDatabaseWithLiveLink(desk)
  if (live) {
    for (const release of await releasesIn(desk, 'asked', 'review again'))
      await attempt(() => requireBuild(desk, release))
    for (const release of await readable(desk, live, 'building'))
      await attempt(() => followBuild(desk, release), release)
    await attempt(() => closeOpenings(desk, live))
    const due = await readable(desk, live, 'ready', 'scheduled')
    for (const release of due.toSorted((a, b) => (a.publish_at ?? 0) - (b.publish_at ?? 0)))
      await attempt(() => publish(desk, release), release)
  } else await attempt(() => firstEdition(desk))
  if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join('; '))
}

/** After a restore there are no builds, but approvers need the report. */
async function requireBuild(desk: Desk, { id, job }: Release): Promise<void> {
  if (job && !(await desk.builds.state(job)))
    await change(desk, id, { state: transitions.rebuild.to })
}

/** Says once that a release cannot go out yet, for example on a full disk. The next run retries. */
async function reportTrouble(desk: Desk, release: Release, error: unknown): Promise<void> {
  const reason = isFullDisk(error)
    ? 'The disk of the desk is full'
    : 'Something is wrong at the desk'
  const problem = `${reason}: it cannot go out yet. The site has stayed as it was, and the desk goes on trying.`
  if (release.problem === problem) return
  await updateRelease(desk, release, {
    action: 'cannot go out',
    detail: reason,
    set: { problem },
    notify: [[release.asked_by, release.approved_by], 'cannot go out yet', problem],
  })
}

type Built = Pick<Selectable<Tables['editions']>, 'number' | 'code' | 'mode'>

/** Whether an edition can be put back at once: it is on the disk, and has the live edition's code and mode. */
export function isAtHand({ builds }: Desk, edition: Built, live: Built): boolean {
  return edition.code === live.code && edition.mode === live.mode && builds.isKept(edition.number)
}

/**
 * Makes an earlier edition the live one: by moving the link if it `isAtHand`, else by building its content
 * again. The draft does not change.
 *
 * @returns the id of the release that builds it; undefined when the link was moved
 */
export async function putBack(
  desk: Desk,
  person: Person,
  number: number,
): Promise<string | undefined> {
  const live = await desk.builds.live()
  const edition = await editionRow(desk, number)
  if (!edition?.published_at || !live) throw new Refusal('There is no such edition.')
  if (number === live.number) throw new Refusal('This edition is the live one.')
  const entry = {
    person: person.id,
    action: 'put back',
    subject: `Edition ${number}: ${edition.title}`,
    detail: `from edition ${live.number}`,
  }
  if (isAtHand(desk, edition, live)) {
    // Before the link moves: a kill in between must not lose who did it.
    await desk.audit(entry)
    await desk.builds.setLive(number)
    await syncDatabaseWithLiveLink(desk)
    return undefined
  }
  return await begin(desk, entry, {
    title: `Put back: ${edition.title}`,
    note: `What edition ${number} said, built with today's code.`,
    base: live.commit,
    commit: await desk.content.migrated(edition.commit),
    approved_by: person.id,
    approved_at: desk.now(),
  })
}

/**
 * Updates the rows to match the link, which decides, because the visitors' server follows it. Mails about a
 * new live edition, also after a kill in between.
 *
 * @returns the live edition; undefined before the first
 */
async function syncDatabaseWithLiveLink(desk: Desk): Promise<Edition | undefined> {
  const live = await desk.builds.live()
  if (!live) return undefined
  const { number } = live
  const known = await editionRow(desk, number)
  // On every call: a kill after `builds.setLive` leaves the ref behind.
  if ((await desk.content.commitOf('live')) !== live.commit) await desk.content.setLive(live.commit)
  if (known?.published_at && known.replaced_at === null) return live
  const now = desk.now()
  const first = known?.published_at == null
  const release = known?.release ? await releaseOf(desk, known.release) : undefined
  const isByClock = first && release != null && isOfSchedule(release)
  const person = release?.published_by ?? known?.approved_by ?? null
  const entry = {
    person: first && !isByClock ? person : null,
    action: isByClock ? 'published by the schedule' : first ? 'published' : 'is live again',
    subject: `Edition ${number}: ${live.title}`,
  }
  await withEntry(desk, entry, async ({ db }) => {
    const others = db
      .updateTable('editions')
      .where('number', '!=', number)
      .where('published_at', 'is not', null)
      .where('replaced_at', 'is', null)
    await others.set({ replaced_at: now }).execute()
    // Linked by hand, or the database was restored from an older backup.
    if (!known) await db.insertInto('editions').values(rowOf(live)).execute()
    const rows = db.updateTable('editions').where('number', '=', number)
    await rows.set({ published_at: known?.published_at ?? now, replaced_at: null }).execute()
    const releases = db.updateTable('releases').where('state', '=', 'live')
    await releases.set({ state: transitions.replace.to }).execute()
    if (!release) return
    await change({ db }, release.id, {
      state: transitions.goLive.to,
      edition: number,
      problem: null,
    })
    if (!first) return
    const recipients = [release.asked_by, release.approved_by]
    const by = isByClock ? ', published by the schedule' : ''
    await notify({ ...desk, db }, release, recipients, 'is live', `Edition ${number} is live${by}.`)
  })
  return live
}

/** Whether a release that somebody asked for goes out at its hour, and not by a press. */
export const isOfSchedule = (release: Pick<Release, 'asked_by' | 'published_by'>) =>
  release.asked_by !== null && release.published_by === null

function editionRow({ db }: Desk, number: number) {
  return db.selectFrom('editions').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The first edition's job id, in memory only: a failed build is tried again after a restart. */
const firstBuilds = new WeakMap<Desk, string>()

/** The state of the first edition's build. */
export async function firstBuild(desk: Desk): Promise<BuildState | undefined> {
  return await desk.builds.state(firstBuilds.get(desk) ?? '')
}

/** Builds the live commit while there is no live edition. */
async function firstEdition(desk: Desk): Promise<void> {
  const commit = await desk.content.commitOf('live')
  let id = firstBuilds.get(desk) ?? ''
  for (let attempt = 1; id === ''; attempt += 1) {
    const next = `first-${commit.slice(0, 10)}-${attempt}`
    if ((await desk.builds.state(next))?.state !== 'failed') id = next
  }
  firstBuilds.set(desk, id)
  const date = buildDate(desk.now())
  await desk.builds.request({ id, kind: 'candidate', commit, date, mode: modeOf(desk) })
  if ((await desk.builds.state(id))?.state !== 'ready') return
  await makeLive(desk, id, { commit, title: 'The first edition', date: desk.now() }, {})
}

/** Keeps the build of a scheduled or `ready` release current, and makes it live at its hour. */
async function publish(desk: Desk, release: Release): Promise<void> {
  const { publish_at, job, job_date } = release
  if (publish_at === null || job === null || job_date === null) return
  // Closings, put-back editions and deploys have no asker: they go out however late.
  const promised = release.asked_by !== null
  if (promised && desk.now() - publish_at > lateMs) {
    const hour = lagosTime(publish_at)
    const problem = `It was scheduled for ${hour}, but the desk was offline. Publish it now?`
    return await move(desk, release, 'hold', {
      action: 'missed its hour',
      detail: hour,
      set: { publish_at: null, problem },
      notify: [[release.asked_by, release.approved_by], 'missed its hour', problem],
    })
  }
  const live = await desk.builds.live()
  const ofItsDay = job_date <= publish_at && lagosDay(job_date) === lagosDay(publish_at)
  const isOutdated = ({ against }: Report) => against !== live?.number || !ofItsDay
  const current = await finishedReport(desk, release, publish_at, isOutdated)
  if (!current) return
  if (!promised && release.report_hash === null && current.changes.length === 0) {
    // Another release has made the same change already. A deploy has a `report_hash`, and goes out.
    const detail = 'There is nothing left to change.'
    return await move(desk, release, 'withdraw', { action: 'withdrew', detail })
  }
  const why = await whyNotAsApproved(desk, release, current)
  if (why) {
    return await move(desk, release, 'reviewAgain', {
      action: 'needs review again',
      detail: why,
      set: { ...unapproved, report_hash: current.hash, problem: why },
      notify: ['approvers', 'it needs your approval again', why],
    })
  }
  if (publish_at > desk.now()) return
  const { commit, title } = release
  await makeLive(desk, job, { commit, title, date: job_date }, release)
}

/** Why what was approved may not go out, in a sentence; undefined where it may. */
async function whyNotAsApproved(
  desk: Desk,
  release: Release,
  report: Report,
): Promise<string | undefined> {
  const { approved_by, report_hash } = release
  const approver = approved_by === null ? undefined : await activePerson(desk, approved_by)
  if (approved_by !== null && !approver?.roles.has('approver')) {
    const { name } = await personById(desk, approved_by)
    return `${name} had approved it, and is not an approver now.`
  }
  if (report_hash === null || report.hash === report_hash) return undefined
  const earlier = await Promise.all(jobsOf(release).map((job) => desk.builds.report(job)))
  const approved = earlier.find((each) => each?.hash === report_hash)
  const byPage = (changes: readonly Change[] = []) =>
    changes.flatMap(({ pages, ...change }) => pages.map((page) => JSON.stringify([page, change])))
  const known = new Set(byPage(approved?.changes))
  // There may be fewer: another release may have made the same change meanwhile.
  if (byPage(report.changes).every((each) => known.has(each))) return undefined
  return 'Something else has gone live meanwhile, and the report is another one now.'
}

/** Makes an edition of a finished build and moves the link to it. Each step can be repeated. */
async function makeLive(
  desk: Desk,
  job: string,
  { commit, title, date }: Pick<Edition, 'commit' | 'title'> & { date: number },
  release: Partial<Release>,
): Promise<void> {
  const edition: Edition = {
    number: await numberFor(desk, release.id ?? null),
    commit,
    title,
    date: buildDate(date),
    ...(await desk.builds.madeBy(job)),
  }
  const { id = null, asked_by = null, approved_by = null, report_hash = null } = release
  const row = { ...rowOf(edition), release: id, asked_by, approved_by, report_hash }
  await desk.db
    .insertInto('editions')
    .values(row)
    .onConflict((known) => known.column('number').doUpdateSet(row))
    .execute()
  await desk.builds.makeEdition(job, edition)
  await migrateWith(desk, commit)
  await desk.builds.setLive(edition.number)
  await syncDatabaseWithLiveLink(desk)
}

/** The next number, or that of the release's edition that a kill left unpublished, so none is missing. */
async function numberFor(desk: Desk, release: string | null): Promise<number> {
  const rows = await desk.db
    .selectFrom('editions')
    .select(['number', 'release', 'published_at'])
    .orderBy('number', 'desc')
    .execute()
  const left = rows.find((row) => row.published_at === null && row.release === release)
  return left?.number ?? (rows[0]?.number ?? 0) + 1
}

function rowOf({ number, commit, code, mode, date, title }: Edition) {
  return { number, commit, code, mode, date, title }
}

const closing = z.object({ status: z.enum(statuses), closes: z.iso.date() })

/** Builds the live commit again when an opening has closed since its edition's date. */
async function closeOpenings(desk: Desk, live: Edition): Promise<void> {
  const title = 'Openings that have closed'
  const since = new Date(live.date)
  const now = new Date(desk.now())
  if ((await desk.content.pending(live.commit)).length > 0) return
  // Openings close only at the end of a day in Lagos.
  if (lagosDay(since.getTime()) === lagosDay(now.getTime())) return
  const begun = await releasesIn(desk, 'building', 'ready', 'failed', 'withdrawn')
  const isToday = ({ created_at }: Release) => lagosDay(created_at) === lagosDay(desk.now())
  if (begun.some((each) => !each.asked_by && each.title === title && isToday(each))) return
  const files = [...(await desk.content.files(live.commit)).keys()]
  for (const file of files.filter((path) => /^vacancies\/[^/]+\.yaml$/.test(path))) {
    const bytes = await desk.content.read(live.commit, file)
    const { data } = closing.safeParse(parse(String(bytes)))
    if (data && hasClosed(data, now) && !hasClosed(data, since)) {
      const entry = { person: null, action: 'closes what has ended', subject: title }
      await begin(desk, entry, { title, note: '', base: live.commit, commit: live.commit })
      return
    }
  }
}

/**
 * The releases to proceed with. While migrations (content/migrations) are pending on the live commit, only
 * migrated ones, such as a deploy: the current code cannot read the others' content.
 */
async function readable(desk: Desk, live: Edition, ...states: ReleaseState[]): Promise<Release[]> {
  const releases = await releasesIn(desk, ...states)
  if ((await desk.content.pending(live.commit)).length === 0) return releases
  const pending = await Promise.all(
    releases.map(({ commit }) => desk.content.pending(commit).catch(() => undefined)),
  )
  return releases.filter((_, index) => pending[index]?.length === 0)
}

/**
 * Migrates the draft when a migrated commit goes live, and sends back releases that are not migrated: nobody
 * has approved what a migration would make of them.
 */
async function migrateWith(desk: Desk, commit: string): Promise<void> {
  const { content } = desk
  if ((await content.pending(commit)).length > 0) return
  await content.migrateDraft()
  const note = 'New code keeps content in another way. Please ask again under Changes.'
  for (const release of await releasesIn(desk, ...transitions.outdate.from)) {
    if ((await content.pending(release.commit)).length === 0) continue
    await move(desk, release, 'outdate', {
      action: 'sent back',
      detail: note,
      set: { ...unapproved, sent_back_note: note },
      notify: [[release.asked_by, release.approved_by], 'was sent back', note],
    })
  }
}
