import { onTestFinished } from 'vitest'
import { endWithTests, type Running, repository, runProgram } from '../run-node.ts'
import type { Store } from './stores.ts'

/** A running server as its operator sees it. */
export type Inbox = Running & { url: string }

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: 'off',
  // Empty, so that variables of the environment do not affect tests.
  DATA_DIR: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  SMTP_TLS: '',
  SITE_URL: '',
  INBOX_URL: '',
  METRICS_PORT: '',
  LOG_LEVEL: '',
  // Each sender has its own `X-Forwarded-For`.
  TRUST_PROXY: '1',
  MAIL_FROM: 'site@exprichgroup.example',
  MAIL_CONTACT: 'office@exprichgroup.example',
  MAIL_HR: 'people@exprichgroup.example',
}

/** One server by itself, whose process is the one to kill or to measure. */
export const serverProgram = [process.execPath, 'server/serve.ts']
/** What systemd and `npm start` run: it has a server answer, and the next one before that ends. */
export const siteProgram = [process.execPath, 'server/main.ts']

/**
 * Runs the real server until it ends or the test is over.
 *
 * @param program the command, where it is not the plain one
 */
export function runInbox(
  environment: Record<string, string>,
  program: readonly string[] = serverProgram,
): Running {
  const server = runProgram(program, { ...settings, ...environment }, { cwd: repository })
  endWithTests(server, 'SIGKILL')
  onTestFinished(async () => {
    server.signal('SIGKILL')
    await server.ended
  })
  return server
}

/** Starts the real server on a store and waits until it answers. */
export async function startInbox(
  store: Pick<Store, 'environment'>,
  environment: Record<string, string> = {},
  program?: readonly string[],
): Promise<Inbox> {
  const server = runInbox({ ...store.environment, ...environment }, program)
  const [, url = ''] = await server.says(/Serving on (\S+)/)
  return { ...server, url }
}

/** Kills a server (SIGKILL), as a power failure would. */
export async function killInbox(inbox: Running): Promise<void> {
  inbox.signal('SIGKILL')
  await inbox.ended
}

/** Stops a server (SIGTERM), as an operator would. @returns its exit code */
export async function stopInbox(inbox: Running): Promise<number | null> {
  inbox.signal('SIGTERM')
  return (await inbox.ended).code
}
