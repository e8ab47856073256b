import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endWithTests, type Running, repository, runNode } from '../server/run-node.ts'

/**
 * Makes a folder for a measurement, on the repository's disk: the system's temporary folder is often a
 * tmpfs, where fsync is free.
 */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(join(repository, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(repository, '.cache/bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Starts a real server and ends it when the work is done.
 *
 * @param settings override the defaults: no mail, and an inbox in SQLite
 * @param from the working directory, with the project's files
 */
export async function withServer<Result>(
  settings: Record<string, string> & { DATA_DIR: string },
  work: (url: string, server: Running) => Promise<Result>,
  from = repository,
): Promise<Result> {
  const plain = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', SMTP_URL: '' }
  const addresses = { SITE_URL: '', INBOX_URL: '' }
  const server = runNode(['server/main.ts'], { ...plain, ...addresses, ...settings }, from)
  endWithTests(server, 'SIGTERM')
  try {
    const [, url = ''] = await server.says(/Serving on (\S+)/)
    return await work(url, server)
  } finally {
    server.signal('SIGTERM')
    await server.ended
  }
}
