import { execFile } from 'node:child_process'
import { npmProgram } from '../../bin/child.mjs'

/**
 * Runs npm and keeps its standard output.
 *
 * @param timeout milliseconds until it is ended
 * @returns what it printed on standard output, and the code that it ended with: 127 when there is no npm
 */
export function runNpm(
  args: readonly string[],
  cwd: string,
  timeout: number,
): Promise<{ code: number; output: string }> {
  const [program, ...own] = npmProgram()
  return new Promise((resolve) => {
    execFile(program, [...own, ...args], { cwd, timeout, maxBuffer: 2 ** 26 }, (error, output) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 127 : 0
      resolve({ code, output })
    })
  })
}
