import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { repository } from '../run-node.ts'

export type Answer = { code: number | null; out: string; err: string }

/** Runs `npm run inbox -- …` as it is after npm: without a terminal, its two streams apart. */
export async function runCli(
  environment: Record<string, string>,
  ...args: string[]
): Promise<Answer> {
  const child = spawn(process.execPath, ['server/cli.ts', ...args], {
    cwd: repository,
    env: { ...process.env, SMTP_URL: '', COLUMNS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}
