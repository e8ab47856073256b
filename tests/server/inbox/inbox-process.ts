import { onTestFinished } from 'vitest'
import { endWithTests, type Running, repository, runProgram } from '../run-node.ts'
import type { Store } from './stores.ts'

/** A running server as its operator sees it. */
export type Inbox = Running & { url: string }

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: 'off',
  // Nothing of the surrounding environment may decide a test.
  ...{ DATA_DIR: '', DATABASE_URL: '', SMTP_URL: '', SMTP_TLS: '', SITE_URL: '', INBOX_URL: '' },
  ...{ METRICS_PORT: '', LOG_LEVEL: '' },
  // Each sender has an address of its own.
  TRUST_PROXY: '1',
  MAIL_FROM: 'site@exprichgroup.example',
  MAIL_CONTACT: 'office@exprichgroup.example',
  MAIL_HR: 'people@exprichgroup.example',
}

/** The command that `npm start` ends in. */
export const serverProgram = [process.execPath, 'server/main.ts']

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

/** Ends a server as the power does. */
export async function killInbox(inbox: Running): Promise<void> {
  inbox.signal('SIGKILL')
  await inbox.ended
}

/** Ends a server as an operator does. */
export async function stopInbox(inbox: Running): Promise<number | null> {
  inbox.signal('SIGTERM')
  return (await inbox.ended).code
}
