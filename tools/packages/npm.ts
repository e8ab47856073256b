import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Runs the npm that runs us, else the one on the path.
 *
 * @param timeout milliseconds until it is ended
 * @returns what it printed on standard output, and the code that it ended with: 127 when there is no npm
 */
export function runNpm(
  args: readonly string[],
  cwd: string,
  timeout: number,
): Promise<{ code: number; output: string }> {
  const script = process.env.npm_execpath
  const own = script?.endsWith('.js') && existsSync(script) ? script : undefined
  const [program, given] = own ? [process.execPath, [own, ...args]] : ['npm', [...args]]
  const maxBuffer = 64 * 1024 * 1024
  return new Promise((resolve) => {
    execFile(program, given, { cwd, timeout, maxBuffer }, (error, output) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 127 : 0
      resolve({ code, output })
    })
  })
}
