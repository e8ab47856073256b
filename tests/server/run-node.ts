import { spawn } from 'node:child_process'
import { devNull } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The repository, with its finished build. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

export type Running = {
  pid: number
  /** What was printed so far, on both streams. */
  output: () => string
  /** Resolves with what was printed so far once it matches; rejects when the program ends. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>
  signal: (name: NodeJS.Signals) => void
  ended: Promise<{ code: number | null; output: string }>
}

/** Programs that still run when the tests end, and the signal that ends each. */
const leftOver = new Map<Running, NodeJS.Signals>()
process.once('exit', () => {
  for (const [program, signal] of leftOver) program.signal(signal)
})

/** Makes sure that a program does not outlive the tests, whatever happens to them. */
export function endWithTests(program: Running, signal: NodeJS.Signals): void {
  leftOver.set(program, signal)
  const forget = () => leftOver.delete(program)
  program.ended.then(forget, forget)
}

/** Starts Node on a script of the repository or of a copy, as npm would. */
export function runNode(
  args: readonly string[],
  environment: Record<string, string> = {},
  folder = repository,
): Running {
  return runProgram([process.execPath, ...args], environment, { cwd: folder })
}

/**
 * Starts any program.
 *
 * @param user the user to run it as, which only root may set
 * @param group whether it gets its own process group, so that signals reach its children
 */
export function runProgram(
  [command = '', ...args]: readonly string[],
  environment: Record<string, string>,
  {
    cwd,
    user,
    group = false,
  }: { cwd: string; user?: { uid: number; gid: number } | undefined; group?: boolean },
): Running {
  const child = spawn(command, args, {
    cwd,
    ...user,
    detached: group,
    env: {
      ...process.env,
      // Otherwise programs would read this folder's site.env, and use a real inbox and mail server.
      SITE_ENV: devNull,
      // Set by Vitest: inherited, they would make builds unoptimised and watch files.
      NODE_ENV: undefined,
      VITEST: undefined,
      ...environment,
    },
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    signal(name) {
      if (!group) child.kill(name)
      else if (child.pid && child.exitCode === null) process.kill(-child.pid, name)
    },
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match) resolve(match)
        }
        listeners.add(look)
        look()
        ended.then(
          () => reject(new Error(`it ended without saying ${pattern}:\n${output}`)),
          reject,
        )
      }),
  }
}
