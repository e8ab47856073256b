import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '../base/database.ts'
import { type BuildState, type Job, openBuilds, type Report } from '../releases/builds.ts'
import { childWorker } from '../start.ts'

const date = '2026-11-25T18:00:00Z'

/** A copy of the content in a folder. */
type Content = {
  folder: string
  read: (file: string) => Promise<string>
  write: (file: string, text: string) => Promise<void>
}

/**
 * Real builds of the real content by worker processes, for tests: each content is changed as an editor
 * would in the forms.
 *
 * @param copied makes a copy of the content
 */
export async function realBuilds<Copy extends Content>(copied: () => Promise<Copy>) {
  const folder = await mkdtemp(join(tmpdir(), 'desk-builds-'))
  /** Contents by the ids that stand for their commits. */
  const contents = new Map<string, Copy>()
  const db = await openDatabase(folder)
  const builds = await openBuilds(folder, {
    db,
    exportContent: async (commit, into) => {
      const content = contents.get(commit)
      if (content) await cp(content.folder, into, { recursive: true })
    },
    startWorker: () => childWorker(folder),
  })

  /** Adds a copy of the content, changed by `work`. */
  async function save(commit: string, work?: (content: Copy) => Promise<void>) {
    const content = await copied()
    contents.set(commit, content)
    await work?.(content)
  }

  /** Requests a job and waits until it is ready or has failed. */
  async function done(job: Pick<Job, 'id'> & Partial<Job>): Promise<BuildState> {
    await builds.request({ kind: 'candidate', commit: job.id, date, mode: 'draft', ...job })
    for (;;) {
      const state = await builds.state(job.id)
      if (state?.state === 'ready' || state?.state === 'failed') return state
      await wait(200)
    }
  }

  /** Builds a candidate. @throws when it fails */
  async function built(job: Pick<Job, 'id'> & Partial<Job>): Promise<Report> {
    const { problem } = await done(job)
    const report = await builds.report(job.id)
    if (problem !== undefined || !report) throw new Error(problem ?? 'a candidate without report')
    return report
  }

  /** Publishes the content as it is: edition 1, of the commit `base`. */
  async function publishFirst(): Promise<void> {
    await save('base')
    await built({ id: 'base' })
    const made = await builds.madeBy('base')
    const edition = { number: 1, commit: 'base', date, title: 'First' }
    await builds.makeEdition('base', { ...edition, ...made })
    await builds.setLive(1)
  }

  async function end(): Promise<void> {
    await builds.stop()
    await db.destroy()
    for (const content of contents.values()) await rm(content.folder, { recursive: true })
    // Sealed editions are read-only, so that `rm` would fail.
    await promisify(execFile)('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true })
  }

  return { folder, builds, save, done, built, publishFirst, end }
}

/** Replaces a text in a file of the content. @throws when the file has no such text */
export async function replace(
  content: Content,
  file: string,
  from: string | RegExp,
  to: string,
): Promise<void> {
  const text = await content.read(file)
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}`)
  await content.write(file, changed)
}
