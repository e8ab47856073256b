import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { onTestFinished, type TestContext } from 'vitest'
import { type SystemProgram, systemProgram } from '#tools/lib/system-program.ts'
import { endWithTests, repository, runProgram } from '../run-node.ts'

type Ran = { code: number | null; output: string }

/** Runs the program to its end, with a text on its standard input. */
export type Program = (args: readonly string[], input?: string) => Promise<Ran>

/** A system program; where it is unavailable, the test is skipped with the reason. */
export async function programOr(context: TestContext, name: SystemProgram): Promise<Program> {
  const path = await pathOr(context, name)
  return async (args, input = '') => {
    const child = spawn(path, args, { cwd: repository })
    const code = new Promise<number | null>((resolve, reject) => {
      child.once('close', resolve).once('error', reject)
    })
    // EPIPE where the program ends without reading it.
    child.stdin.on('error', () => {}).end(input)
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await code, output: out + err }
  }
}

/** Starts a system program, or skips the test, and ends it when the test is over. */
export async function startProgram(
  context: TestContext,
  name: SystemProgram,
): Promise<(args: readonly string[], environment?: Record<string, string>) => void> {
  const path = await pathOr(context, name)
  return (args, environment = {}) => {
    const running = runProgram([path, ...args], environment, { cwd: repository })
    endWithTests(running, 'SIGTERM')
    onTestFinished(async () => {
      running.signal('SIGTERM')
      await running.ended
    })
  }
}

/** Skips a test that this machine cannot run; `npm test` shows the reason. */
export function skipTest(context: TestContext, reason: string): never {
  Object.assign(context.task.meta, { skipped: reason })
  return context.skip(reason)
}

/** The path of a system program; where it is unavailable, the test is skipped with the reason. */
export async function pathOr(context: TestContext, name: SystemProgram): Promise<string> {
  const found = await systemProgram(name)
  return 'path' in found ? found.path : skipTest(context, found.missing)
}
