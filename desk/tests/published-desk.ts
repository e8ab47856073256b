import { onTestFinished } from 'vitest'
import type { Person } from '../base/people.ts'
import { approve, ask, publishWhatIsDue, releaseOf, schedule } from '../releases/releases.ts'
import { testDesk } from './fake-parts.ts'
import { ada, addPeople, bola } from './people.ts'

type Files = Record<string, string>
type Options = { title?: string; wishAt?: number; authors?: readonly Person[]; base?: string }

/** What is live at first. */
export const first: Files = { 'figures.yaml': 'phone: 000', 'news/1.md': 'One' }

export type PublishedDesk = Awaited<ReturnType<typeof publishedDesk>>

/** A desk with three people, whose first edition is live, on 25 November 2026 at 10:00 in Lagos. */
export async function publishedDesk({ files = first, settings = {} as Files } = {}) {
  const { desk, parts, clock, mails, end } = await testDesk(settings, files)
  onTestFinished(end)
  clock.now = Date.parse('2026-11-25T09:00:00Z')
  await addPeople(desk)

  /** Runs the publishing timer some times, with all builds finished before each. */
  async function run(rounds = 4): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      parts.finish()
      await publishWhatIsDue(desk)
    }
  }

  /** Ada asks for files that somebody has changed, composed on the commit `base`. */
  async function request(files: Files, options: Options = {}): Promise<string> {
    const { title = 'New number', wishAt, authors = [ada], base = parts.refs.live } = options
    for (const path of Object.keys(files))
      parts.authors.set(path, new Set(authors.map(({ email }) => email)))
    const commit = parts.commit({ ...filesOf(base), ...files })
    const chosen = { title, note: 'Please look', wishAt, base, commit, files: Object.keys(files) }
    return await ask(desk, ada, chosen)
  }

  /** The same, and the report is ready. */
  async function asked(files: Files, options?: Options): Promise<string> {
    const id = await request(files, options)
    await run()
    return id
  }

  /** Approves what the report says. */
  async function agree(id: string, by = bola): Promise<void> {
    await approve(desk, by, id, (await release(id)).report_hash ?? '')
  }

  async function approved(files: Files, options?: Options): Promise<string> {
    const id = await asked(files, options)
    await agree(id)
    return id
  }

  /** Schedules what is approved for now, and publishes it. */
  async function publish(id: string, by = bola): Promise<void> {
    await schedule(desk, by, id, desk.now())
    await run()
  }

  async function published(files: Files): Promise<string> {
    const id = await approved(files)
    await publish(id)
    return id
  }

  const release = (id: string) => releaseOf(desk, id)
  const filesOf = (commit = '') => Object.fromEntries(parts.commits.get(commit) ?? [])
  const liveFiles = () => filesOf(parts.editions.get(parts.link ?? 0)?.commit)
  const editions = () => desk.db.selectFrom('editions').selectAll().orderBy('number').execute()

  await run()
  return {
    desk,
    parts,
    clock,
    mails,
    run,
    request,
    asked,
    agree,
    approved,
    publish,
    published,
    release,
    filesOf,
    liveFiles,
    editions,
  }
}
