import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { contractOf } from '../../server/editions.ts'
import { settingsFrom } from '../../server/settings.ts'
import { addEntry } from '../base/audit.ts'
import { lagosDay } from '../base/lagos-time.ts'
import type { ContentRepository } from '../content/content-repository.ts'
import type { BuildState, Builds, Change, Desk, Edition, Job, Report } from '../releases/builds.ts'
import { openContext } from '../start.ts'
import { testInbox } from './test-inbox.ts'

/**
 * A desk for tests: a real database in a temporary folder, content and builds in memory, a clock that
 * stands still until a test sets it, and the mails as they are queued.
 *
 * @param set settings
 * @param files the content, both draft and live
 */
export async function testDesk(
  set: Record<string, string> = {},
  files: Record<string, string> = { 'a.yaml': 'x' },
) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const defaults = { DESK_DIR: folder, LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:9' }
  const context = await openContext(settingsFrom({ ...defaults, ...set }))
  // No fsync: tests need not survive a power failure.
  await sql`pragma synchronous = off`.execute(context.db)
  const parts = fakeParts()
  parts.refs.live = parts.refs.draft = parts.commit(files)
  const clock = { now: Date.now() }
  const submissions = testInbox(join(folder, 'inbox'), () => new Date(clock.now))
  const desk: Desk = {
    ...context,
    content: parts.content,
    builds: parts.builds,
    inbox: submissions.inbox,
    now: () => clock.now,
    audit: (entry) => addEntry(context.db, clock.now, entry),
    mail: async () => true,
  }
  /** The queued mails, which nothing sends: to whom, and what about. */
  async function mails(): Promise<string[]> {
    const rows = desk.db.selectFrom('mails').select(['recipient', 'subject']).orderBy(sql`rowid`)
    return (await rows.execute()).map(({ recipient, subject }) => `${recipient}: ${subject}`)
  }
  async function end(): Promise<void> {
    await submissions.close()
    await desk.db.destroy()
    rmSync(folder, { recursive: true })
  }
  return { desk, parts, clock, mails, submissions, end }
}

/**
 * Makes it impossible to add rows to a table, as a kill or a full disk does, or those of a condition.
 *
 * @returns a function that ends this
 */
export async function failInserts(
  { db }: Pick<Desk, 'db'>,
  table: 'audit' | 'mails',
  condition = 'true',
) {
  const when = sql.raw(`before insert on ${table} when ${condition}`)
  await sql`create trigger kill ${when} begin select raise(abort, 'killed'); end`.execute(db)
  return () => sql`drop trigger kill`.execute(db)
}

/**
 * In-memory content and builds for tests of releases: a commit is a map of its files, a report lists the
 * files that differ between two commits.
 */
export function fakeParts() {
  const commits = new Map<string, ReadonlyMap<string, string>>()
  const jobs = new Map<string, Job>()
  const states = new Map<string, BuildState>()
  const editions = new Map<number, Edition>()
  const refs = { draft: '', live: '' }
  const fake = {
    commits,
    jobs,
    editions,
    refs,
    migrated: new Set<string>(),
    /** Who changed files since they were live, by path. */
    authors: new Map<string, ReadonlySet<string>>(),
    /** The edition that the `live` link points to. */
    link: undefined as number | undefined,
    code: 'code-1',
    contract: contractOf(),
    /** A migration of the current code; commits that it made are in `migrated`. */
    migrate: undefined as ((files: Record<string, string>) => Record<string, string>) | undefined,
    /** Before or after which step the process is killed or has no disk, `of` one release or of all. */
    fail: {} as { before?: string; after?: string; of?: string },
    commit(files: Record<string, string>): string {
      const map = new Map(Object.entries(files))
      const id = hash([...map].toSorted())
      commits.set(id, map)
      return id
    },
    /** The builder finishes all requested jobs but those that failed. */
    finish(): void {
      for (const id of jobs.keys()) {
        if (states.get(id)?.state !== 'failed') {
          states.set(id, { state: 'ready', step: 'done', done: 1 })
        }
      }
    },
    /** Leaves only the live edition, as a restored backup does. */
    loseBuilds(): void {
      jobs.clear()
      states.clear()
      for (const number of editions.keys()) if (number !== fake.link) editions.delete(number)
    },
    break(id: string, problem: string): void {
      states.set(id, { state: 'failed', step: 'Makes pages', done: 0.5, problem })
    },
  }
  const step = async <T>(name: string, work: () => T | Promise<T>, job = ''): Promise<T> => {
    const { before, after, of = '' } = fake.fail
    if (before === name && job.startsWith(of)) throw new Error(`killed before ${name}`)
    const result = await work()
    if (after === name && job.startsWith(of)) throw new Error(`killed after ${name}`)
    return result
  }
  const filesOf = (commit: string) => commits.get(commit) ?? new Map<string, string>()
  /** The files as built on a date: an opening is closed from the day after its `closes`, in Lagos. */
  const shown = ({ commit, date }: { commit: string; date: string }) =>
    new Map(
      [...filesOf(commit)].map(([path, text]) => {
        const closes = /^closes: (.+)$/m.exec(text)?.[1]
        return [path, closes && lagosDay(Date.parse(date)) > closes ? `${text}closed` : text]
      }),
    )
  function reportOf(id: string): Report | undefined {
    const job = jobs.get(id)
    if (!job || states.get(id)?.state !== 'ready') return undefined
    const against = job.against === undefined ? undefined : editions.get(job.against)
    const before = against ? shown(against) : new Map<string, string>()
    const after = shown(job)
    const paths = new Set([...before.keys(), ...after.keys()])
    const changes = [...paths]
      .toSorted()
      .filter((path) => before.get(path) !== after.get(path))
      .map((path): Change => {
        const removed = { text: before.get(path) ?? '', state: 'removed' } as const
        const added = { text: after.get(path) ?? '', state: 'added' } as const
        return { kind: 'words', parts: [removed, added], pages: [path] }
      })
    return { against: job.against, hash: hash(changes), changes }
  }
  const builds: Builds = {
    request: (job) =>
      step('request', () => {
        if (jobs.has(job.id)) return
        jobs.set(job.id, job)
        states.set(job.id, { state: 'waiting', step: '', done: 0 })
      }),
    state: (id) => step('state', () => states.get(id), id),
    page: never,
    folder: (id) => `/nowhere/${id}`,
    report: (id) => step('report', () => reportOf(id), id),
    madeBy: async (id) => ({
      mode: jobs.get(id)?.mode ?? 'draft',
      code: fake.code,
      contract: fake.contract,
    }),
    makeEdition: (id, edition) =>
      step('makeEdition', () => void editions.set(edition.number, edition), id),
    setLive: (number) =>
      step('link', () => {
        fake.link = number
      }),
    isKept: (number) => editions.has(number),
    isBuilding: () => false,
    clearEditions: never,
    live: async () => (fake.link === undefined ? undefined : editions.get(fake.link)),
    stop: async () => {},
  }
  const content: ContentRepository = {
    commitOf: async (ref) => refs[ref],
    files: async (commit) => filesOf(commit),
    read: async (commit, path) => {
      const text = filesOf(commit).get(path)
      return text === undefined ? undefined : Buffer.from(text)
    },
    readAll: async (commit, paths) => {
      const there = filesOf(commit)
      const texts = paths.filter((path) => there.has(path))
      return new Map(texts.map((path) => [path, Buffer.from(there.get(path) ?? '')]))
    },
    compose: async (base, from, paths) => {
      const files = new Map(filesOf(base))
      for (const path of paths) {
        const text = filesOf(from).get(path)
        if (text === undefined) files.delete(path)
        else files.set(path, text)
      }
      return fake.commit(Object.fromEntries(files))
    },
    authors: async (_base, _commit, paths) =>
      new Map(paths.map((path) => [path, fake.authors.get(path) ?? new Set()])),
    pending: async (commit) =>
      fake.migrate && !fake.migrated.has(commit) ? [{ name: '001', migrate: never }] : [],
    migrated: async (commit) => {
      if (!fake.migrate || fake.migrated.has(commit)) return commit
      const made = fake.commit(fake.migrate(Object.fromEntries(filesOf(commit))))
      fake.migrated.add(made)
      return made
    },
    migrateDraft: () =>
      step('migrateDraft', async () => {
        refs.draft = await content.migrated(refs.draft)
      }),
    setLive: (commit) =>
      step('content', () => {
        refs.live = commit
      }),
    start: never,
    blob: never,
    blobs: never,
    save: never,
    treeWith: never,
    mergedText: never,
    exportTo: never,
    collectGarbage: never,
    history: never,
    revisions: never,
    entries: never,
    store: never,
  }
  return Object.assign(fake, { builds, content })
}

function never(): never {
  throw new Error('no test asks for this')
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}
