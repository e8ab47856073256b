import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { endWithTests, type Running, repository, runNode } from './run-node.ts'

const systemd = fileURLToPath(new URL('socket-activation.ts', import.meta.url))

/** Runs the server as systemd does (socket-activation.ts) until the test is over; SIGHUP reloads it. */
export async function serveBehindSocket(
  environment: Record<string, string>,
  folder: string = repository,
): Promise<Running & { url: string }> {
  const empty = { DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', INBOX_URL: '', CONTENT: '' }
  const settings = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', ...empty, ...environment }
  const program = runNode([systemd], settings, folder)
  endWithTests(program, 'SIGTERM')
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
  })
  const [, url = ''] = await program.says(/Serving on (\S+)/)
  return { ...program, url }
}
