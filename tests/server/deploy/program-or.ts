import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'vitest'
import { type SystemProgram, systemProgram } from '#tools/system-program.ts'
import { repository } from '../run-node.ts'

export type Ran = { code: number | null; output: string }

/** Runs the program to its end, with a text on its standard input. */
export type Program = (args: readonly string[], input?: string) => Promise<Ran>

/** A program of the system; where it cannot be had the test is skipped and says why. */
export async function programOr(context: TestContext, name: SystemProgram): Promise<Program> {
  const found = await systemProgram(name)
  if ('missing' in found) return context.skip(found.missing)
  return async (args, input = '') => {
    const child = spawn(found.path, args, { cwd: repository })
    const code = new Promise<number | null>((resolve, reject) => {
      child.once('close', resolve).once('error', reject)
    })
    child.stdin.end(input)
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await code, output: out + err }
  }
}
