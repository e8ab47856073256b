import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Options, type Result } from 'autocannon'
import { endWithTests, repository, runNode } from '../server/run-node.ts'

/**
 * Starts a real server and ends it when the work is done.
 *
 * @param work gets the server's address, its process and a folder on the repository's disk: the system's
 *   temporary folder is often a tmpfs, where fsync is free
 */
export async function withServer(
  settings: Record<string, string>,
  work: (url: string, pid: number, folder: string) => Promise<void>,
): Promise<void> {
  await mkdir(join(repository, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(repository, '.cache/bench-'))
  const server = runNode(['server/serve.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    SMTP_URL: '',
    SITE_URL: '',
    INBOX_URL: '',
    RATE_LIMIT: 'off',
    ...settings,
  })
  endWithTests(server, 'SIGTERM')
  try {
    const [, url = ''] = await server.says(/Serving on (\S+)/)
    await work(url, server.pid, folder)
  } finally {
    server.signal('SIGTERM')
    await server.ended
    await rm(folder, { recursive: true })
  }
}

/**
 * Requests a URL over some connections, each again as soon as it is answered, after a second of warming up.
 *
 * @throws on a failed connection, a timeout or an error status
 */
export async function load(options: Options): Promise<Result> {
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon(options)
  const { errors, non2xx } = result
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers of failure`)
  return result
}

/** `12,345` */
export const whole = (number: number) => Math.round(number).toLocaleString('en')

/** Prints a table for docs/benchmarks.md, the head first, and when and on what it was measured. */
export function report([head = [], ...rows]: readonly (readonly string[])[]): void {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  for (const cells of [head, rule, ...rows]) console.log(`| ${cells.join(' | ')} |`)
  const [processor, ...others] = cpus()
  const today = new Date().toISOString().slice(0, 10)
  console.log(
    `\nMeasured ${today} on ${processor?.model.trim()}, ${others.length + 1} cores, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB of memory; Node ${process.versions.node}.`,
  )
}
