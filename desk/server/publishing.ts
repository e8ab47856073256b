import { parse } from 'yaml'
import { z } from 'zod'
import { statuses } from '../../content/model/fields.ts'
import { hasClosed } from '../../content/model/times.ts'
import { withEntry } from './audit.ts'
import type { BuildState, Change, Edition, Report } from './builds.ts'
import type { Desk } from './desk.ts'
import { lagosDay, lagosTime } from './lagos-time.ts'
import { inTodaysShape, migrateWith } from './migrating.ts'
import { activePerson, type Person } from './people.ts'
import {
  begin,
  build,
  buildDate,
  change,
  fail,
  followBuild,
  jobsOf,
  notify,
  personById,
  Refusal,
  type Release,
  releaseOf,
  releasesIn,
  requestBuild,
  reviewAgain,
  updateRelease,
  withReleaseLock,
} from './releases.ts'

/** Milliseconds between two runs of `publishWhatIsDue`, and after one that failed. */
const everyMs = 1000
const afterTroubleMs = 15_000
/** Milliseconds after its hour within which a release still goes out without asking. */
const lateMs = 6 * 3_600_000
/** Tolerated difference between clocks, in milliseconds. */
const clockMs = 60_000

/**
 * Publishes what is due for as long as the desk runs. After a kill at any point, the next run continues from
 * the `live` link and the rows.
 *
 * @returns a function that stops it and waits for the current run
 */
export function startPublishing(desk: Desk): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  async function look(): Promise<void> {
    const wait = await withReleaseLock(desk, () => publishWhatIsDue(desk)).then(
      () => everyMs,
      (error) => {
        desk.log.error({ err: error }, 'publishing did not go on')
        return afterTroubleMs
      },
    )
    if (!stopped) timer = setTimeout(next, wait)
  }
  let looking: Promise<void> = Promise.resolve()
  function next(): void {
    looking = look()
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await looking
  }
}

/**
 * One run of everything that the desk does by itself. What fails for one release stops nothing else.
 *
 * @throws {AggregateError} what has failed, at the end
 */
export async function publishWhatIsDue(desk: Desk): Promise<void> {
  const problems: unknown[] = []
  const attempt = (work: Promise<void>) => work.catch((error) => void problems.push(error))
  const attemptEach = async (releases: readonly Release[], work: typeof publish) => {
    for (const release of releases) {
      const done = work(desk, release).catch(async (error) => {
        await attempt(tellOfTrouble(desk, release, error))
        throw error
      })
      await attempt(done)
    }
  }
  const clockIsRight = await lookAtClock(desk)
  const live = await syncDatabaseWithLiveLink(desk)
  if (live) {
    for (const release of await releasesIn(desk, 'asked', 'review again'))
      await attempt(requireBuild(desk, release))
    await attemptEach(await inTodaysShape(desk, live, 'building'), followBuild)
  } else await attempt(firstEdition(desk))
  if (live && clockIsRight) {
    await attempt(closeOpenings(desk, live))
    const due = await inTodaysShape(desk, live, 'ready', 'scheduled')
    await attemptEach(
      due.toSorted((a, b) => at(a) - at(b)),
      publish,
    )
  }
  if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join('; '))
}

/** After a restore there are no builds, but approvers need the report. */
async function requireBuild(desk: Desk, { id, job }: Release): Promise<void> {
  if (job && !(await desk.builds.state(job))) await change(desk, id, { state: 'building' })
}

/** The clocks at the last run, in memory only, so unknown after a restart. */
const lastLooks = new WeakMap<Desk, { now: number; uptime: number; right: boolean }>()

/**
 * When the clock jumps ahead, asks people whether what was scheduled is still to go out: the new time may
 * be wrong. If the clock was behind the audit, the jump corrects it, and nobody is asked.
 *
 * @returns whether the clock can be trusted
 */
async function lookAtClock(desk: Desk): Promise<boolean> {
  const look = { now: desk.now(), uptime: desk.uptime(), right: !(await clockIsBehind(desk)) }
  const last = lastLooks.get(desk) ?? look
  const ahead = look.now - last.now - (look.uptime - last.uptime)
  if (last.right && ahead > clockMs) {
    const by = durationIn(ahead)
    for (const release of await releasesIn(desk, 'scheduled')) {
      if (at(release) <= last.now) continue
      const { title } = release
      const hour = lagosTime(at(release))
      const problem = `The clock of the desk's machine moved ahead by ${by} at once. Is “${title}” still to go out on ${hour}?`
      await askWhether(desk, release, 'waits for an answer', problem)
    }
  }
  lastLooks.set(desk, look)
  return look.right
}

function durationIn(ms: number): string {
  const [unit, length] = ms < 3_600_000 ? ['minute', 60_000] : ['hour', 3_600_000]
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat('en', style).format(ms / length)
}

/** Says once that a release cannot go out yet, for example on a full disk. The next run retries. */
async function tellOfTrouble(desk: Desk, release: Release, error: unknown): Promise<void> {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  const reason = isFull ? 'The disk of the desk is full' : 'Something is wrong at the desk'
  const problem = `${reason}: it cannot go out yet. The site has stayed as it was, and the desk goes on trying.`
  if (release.problem === problem) return
  await updateRelease(desk, release, {
    ...{ action: 'cannot go out', detail: reason, set: { problem } },
    notify: [[release.asked_by, release.approved_by], 'cannot go out yet', problem],
  })
}

/**
 * Makes an earlier edition the live one: by moving the link if it is on disk and has the live edition's code
 * and mode, else by building its content again. The draft does not change.
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
    ...{ person: person.id, action: 'put back', subject: `Edition ${number}: ${edition.title}` },
    detail: `from edition ${live.number}`,
  }
  const isAlike = edition.code === live.code && edition.mode === live.mode
  if (isAlike && desk.builds.isKept(number)) {
    // Before the link moves: a kill in between must not lose who did it.
    await desk.audit(entry)
    await desk.builds.setLive(number)
    await syncDatabaseWithLiveLink(desk)
    return undefined
  }
  return await begin(desk, entry, {
    title: `Put back: ${edition.title}`,
    note: `What edition ${number} said, built with today's code.`,
    ...{ base: live.commit, commit: await desk.content.migrated(edition.commit) },
    ...{ approved_by: person.id, approved_at: desk.now() },
  })
}

/**
 * Whether the clock is behind the last audit entry, so that it cannot be trusted. Last by id, not by time: an
 * entry made while the clock was years ahead cannot be deleted.
 */
export async function clockIsBehind(desk: Desk): Promise<boolean> {
  const last = await desk.db
    .selectFrom('audit')
    .select('at')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return (last?.at ?? 0) > desk.now() + clockMs
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
  const person = first ? (known?.approved_by ?? null) : null
  const entry = {
    ...{ person, action: first ? 'published' : 'is live again' },
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
    await releases.set({ state: 'replaced' }).execute()
    if (!known?.release) return
    await change({ db }, known.release, { state: 'live', edition: number, problem: null })
    if (!first) return
    const release = await releaseOf({ db }, known.release)
    const recipients = [release.asked_by, release.approved_by]
    await notify({ ...desk, db }, release, recipients, 'is live', `Edition ${number} is live.`)
  })
  return live
}

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
  const id = firstBuilds.get(desk) ?? (await nextFirstBuild(desk, commit))
  firstBuilds.set(desk, id)
  const state = await desk.builds.state(id)
  if (!state) return await requestBuild(desk, { id, commit, date: desk.now() })
  if (state.state !== 'ready') return
  await makeLive(desk, id, { commit, title: 'The first edition', date: desk.now() }, {})
}

async function nextFirstBuild(desk: Desk, commit: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const id = `first-${commit.slice(0, 10)}-${attempt}`
    const state = await desk.builds.state(id)
    if (state?.state !== 'failed') return id
  }
}

/** Keeps the build of a scheduled or `ready` release current, and makes it live at its hour. */
async function publish(desk: Desk, release: Release): Promise<void> {
  const { publish_at, job } = release
  if (publish_at === null || job === null) return
  // Closings, put-back editions and deploys have no asker: they go out however late.
  const promised = release.asked_by !== null
  if (promised && desk.now() - publish_at > lateMs) {
    const hour = lagosTime(publish_at)
    const problem = `It was scheduled for ${hour}, but the desk was offline. Publish it now?`
    return await askWhether(desk, release, 'missed its hour', problem)
  }
  const current = await currentBuild(desk, release)
  if (!current) return
  if (!promised && release.report_hash === null && current.changes.length === 0) {
    // Another release has made the same change already. A deploy has a `report_hash`, and goes out.
    const detail = 'There is nothing left to change.'
    return await updateRelease(desk, release, {
      action: 'withdrew',
      detail,
      set: { state: 'withdrawn' },
    })
  }
  const why = await whyNotAsApproved(desk, release, current)
  if (why) return await reviewAgain(desk, release, current.hash, why)
  if (publish_at > desk.now()) return
  await makeLive(
    desk,
    job,
    { commit: release.commit, title: release.title, date: release.job_date ?? publish_at },
    release,
  )
}

/** The report of a build against the live edition and for the right day; else requests such a build. */
async function currentBuild(desk: Desk, release: Release): Promise<Report | undefined> {
  const { id, job, job_date, publish_at } = release
  const live = await desk.builds.live()
  if (job === null || job_date === null || publish_at === null || !live) return undefined
  const state = await desk.builds.state(job)
  if (state?.state === 'failed') {
    await fail(desk, release, state)
    return undefined
  }
  if (state && state.state !== 'ready') return undefined
  const report = state && (await desk.builds.report(job))
  const ofItsDay = job_date <= publish_at && lagosDay(job_date) === lagosDay(publish_at)
  if (report && report.against === live.number && ofItsDay) return report
  await build(desk, id, publish_at)
  return undefined
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
  if (report_hash === null || (await saysOnlyWhatWasApproved(desk, release, report)))
    return undefined
  return 'Something else has gone live meanwhile, and the report is another one now.'
}

/**
 * Whether the approved report contains every change of this one. There may be fewer: another release may
 * have made the same change meanwhile.
 */
async function saysOnlyWhatWasApproved(
  desk: Desk,
  release: Release,
  report: Report,
): Promise<boolean> {
  if (report.hash === release.report_hash) return true
  const earlier = await Promise.all(jobsOf(release).map((job) => desk.builds.report(job)))
  const approved = earlier.find((each) => each?.hash === release.report_hash)
  const pagesOf = new Map(approved?.changes.map((each) => [sameWords(each), new Set(each.pages)]))
  return report.changes.every((each) => {
    const pages = pagesOf.get(sameWords(each))
    return each.pages.every((page) => pages?.has(page))
  })
}

function sameWords({ kind, parts, pictures }: Change): string {
  return JSON.stringify([kind, parts, pictures])
}

/** Takes a release off its schedule, and asks people whether it is still to go out. */
async function askWhether(
  desk: Desk,
  release: Release,
  action: string,
  problem: string,
): Promise<void> {
  await updateRelease(desk, release, {
    ...{ action, detail: lagosTime(at(release)) },
    set: { state: 'approved', publish_at: null, problem },
    notify: [[release.asked_by, release.approved_by], action, problem],
  })
}

/** Makes an edition of a finished build and moves the link to it. Each step can be repeated. */
async function makeLive(
  desk: Desk,
  job: string,
  { commit, title, date }: Pick<Edition, 'commit' | 'title'> & { date: number },
  release: Partial<Release>,
): Promise<void> {
  const edition: Edition = {
    ...{ number: await numberFor(desk, release.id ?? null), commit, title, date: buildDate(date) },
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
  const today = (await releasesIn(desk, 'building', 'ready', 'failed', 'withdrawn')).filter(
    ({ created_at }) => lagosDay(created_at) === lagosDay(desk.now()),
  )
  if (today.some((release) => release.asked_by === null && release.title === title)) return
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

function at(release: Release): number {
  return release.publish_at ?? release.created_at
}
