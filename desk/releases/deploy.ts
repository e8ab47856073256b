import { setTimeout as wait } from 'node:timers/promises'
import { oneLine, severalLines } from '../../server/cli/terminal/clean-text.ts'
import { contractOf } from '../../server/editions.ts'
import { newId } from '../../server/store/new-id.ts'
import { type DeskContext, Refusal } from '../base/desk.ts'
import type { BuildFiles, Change, Desk, Edition, Report } from './builds.ts'
import { releaseOf } from './releases.ts'

/** What a deploy may use: it is a process beside the running desk. */
type Beside = Pick<DeskContext, 'db' | 'now' | 'audit'> &
  Pick<Desk, 'content'> & { builds: BuildFiles }

/** The person who deploys, at a terminal. */
type Operator = {
  say: (line: string) => void
  /** Whether the changes shown may go live. */
  agrees: () => Promise<boolean>
  /** Why the desk cannot take part; undefined while it runs with the current code. */
  whyNot: () => Promise<string | undefined>
}

const title = 'New code'
/** Milliseconds between two polls of the release's state. */
const pollInterval = 300

/**
 * Has the running desk build the live content, migrated, with the current code and make it the live
 * edition: at once where nothing changes for visitors, else when the operator agrees.
 *
 * @throws {Refusal} when that fails or the operator declines; edition and content are then unchanged
 */
export async function deploy(desk: Beside, operator: Operator): Promise<Edition> {
  const { db, content, builds } = desk
  const live = await builds.live()
  if (!live) throw new Refusal('Nothing is live yet: the desk builds its first edition by itself.')
  const stopped = await operator.whyNot()
  if (stopped) throw new Refusal(stopped)
  for (const { name } of await content.pending(live.commit)) operator.say(`Migration ${name}`)
  const commit = await migrated('what is live', live.commit)
  // The draft too, so that a failing migration stops it before any change.
  await migrated('the draft', await content.commitOf('draft'))
  // Withdraw the release of an interrupted deploy.
  await withdraw()
  const id = newId()
  const row = { id, title, note: '', base: live.commit, commit, created_at: desk.now() }
  await db
    .insertInto('releases')
    .values({ ...row, state: 'building' })
    .execute()
  try {
    const job = await left('building')
    const report = await builds.report(job)
    if (!report) throw new Error(`The build ${job} is not finished.`)
    if ((await builds.madeBy(job)).contract !== contractOf()) {
      throw new Refusal('The build was made with other code than this command: deploy again.')
    }
    for (const line of linesOf(report)) operator.say(line)
    if (report.changes.length > 0 && !(await operator.agrees())) {
      throw new Refusal('What is live has stayed. Put the code before back, and restart the desk.')
    }
    await desk.audit({ person: null, action: 'publishes now', subject: title, detail: id })
    await db
      .updateTable('releases')
      .set({ publish_at: desk.now(), report_hash: report.hash })
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .execute()
    await left('ready')
  } catch (error) {
    await withdraw()
    throw error
  }
  return (await builds.live()) ?? live

  /** Polls until the release has left a state. @returns the id of its build */
  async function left(before: 'building' | 'ready'): Promise<string> {
    let printed = ''
    for (;;) {
      const { state, job, problem } = await releaseOf(desk, id)
      // It may quote content.
      const trouble = problem && severalLines(problem)
      if (state === 'failed') throw new Refusal(`${trouble}\nWhat is live has stayed.`)
      if (job && (state === 'live' || (before === 'building' && state === 'ready'))) return job
      if (state !== before) {
        throw new Refusal(`Something else has happened meanwhile (${state}): deploy again.`)
      }
      const step = (job && (await builds.state(job))?.step) ?? printed
      const now = trouble ?? (before === 'building' ? `${step} …` : '')
      if (now && now !== printed) operator.say(now)
      printed = now
      const why = await operator.whyNot()
      if (why) throw new Refusal(why)
      await wait(pollInterval)
    }
  }

  async function migrated(what: string, from: string): Promise<string> {
    return await content.migrated(from).catch((error: Error) => {
      throw new Refusal(`${what} cannot be migrated, and has stayed: ${error.message}`)
    })
  }

  async function withdraw(): Promise<void> {
    await db
      .updateTable('releases')
      .set({ state: 'withdrawn', publish_at: null })
      .where('title', '=', title)
      .where('asked_by', 'is', null)
      .where('state', 'in', ['building', 'ready', 'failed', 'review again'])
      .execute()
  }
}

/** A report for a terminal. */
function linesOf({ changes }: Report): string[] {
  if (changes.length === 0) return ['Nothing changes for visitors.']
  const partText = ({ text, state }: Change['parts'][number]) =>
    ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[state]
  return changes.map(({ kind, parts, pages }) => {
    const more = pages.length > 1 ? ` and ${pages.length - 1} more` : ''
    return oneLine(`${kind}: ${parts.map(partText).join('')} (${pages[0]}${more})`)
  })
}
