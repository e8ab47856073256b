import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { create } from 'tar'
import { contractOf } from '../../server/editions.ts'
import type { Process } from '../base/desk.ts'
import type { Builds, Edition } from '../releases/builds.ts'

/** What a worker makes, by the paths in its archive. */
export const finished = {
  'build/client/index.html': '<h1>Home</h1>',
  'build/client/assets/page.12345678.js': 'page',
  'build/stamp.json': JSON.stringify({
    sources: '',
    settings: { CONTENT: 'draft', SITE_URL: '', INBOX_URL: '', AI_BASE_URL: '', HSTS: 'host' },
  }),
  'report.json': JSON.stringify({ hash: 'none', changes: [] }),
  'result.json': JSON.stringify({ made: { mode: 'draft', code: 'code', contract: contractOf() } }),
}

/** A build worker for tests, which reads nothing and answers with files at once. */
export function fakeWorker(files: Record<string, string> = finished): Process {
  const folder = mkdtempSync(join(tmpdir(), 'desk-worker-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return workerOf(folder)
}

/** A build worker that answers with the files of a folder. */
export function workerOf(folder: string): Process {
  const input = new Writable({ write: (_chunk, _encoding, done) => done() })
  return { input, output: Readable.from(create({ cwd: folder }, ['.'])) }
}

/** Builds a commit and makes it live as the edition of a number. */
export async function publishEdition(
  builds: Builds,
  number: number,
  commit = `commit ${number}`,
): Promise<Edition> {
  const id = `job${number}`
  const date = '2026-11-25T18:00:00Z'
  await builds.request({ id, kind: 'candidate', commit, date, mode: 'draft' })
  for (;;) {
    const build = await builds.state(id)
    if (build?.state === 'failed') throw new Error(build.problem)
    if (build?.state === 'ready') break
    await wait(10)
  }
  const title = `Title ${number}`
  const edition = { number, commit, date, title, ...(await builds.madeBy(id)) }
  await builds.makeEdition(id, edition)
  await builds.setLive(number)
  return edition
}
