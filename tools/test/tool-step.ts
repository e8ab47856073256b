import { runTool } from '../lib/run-tool.ts'
import type { StepResult } from './result.ts'

/** Enough of a tool's output to see what is wrong. */
const shownLines = 40

/**
 * Runs tools one after the other as one check: it passes when each of them ends with code 0.
 *
 * @param commands each a script of node_modules or of ours with its arguments
 * @param reason where a failing tool says what matters: in its first lines or in its last
 */
export async function toolStep(
  name: string,
  commands: readonly (readonly string[])[],
  reason: 'first' | 'last',
): Promise<StepResult> {
  for (const command of commands) {
    const { code, output } = await runTool(command)
    if (code !== 0) {
      const lines = output.split('\n')
      const shown = reason === 'first' ? lines.slice(0, shownLines) : lines.slice(-shownLines)
      return { passed: 0, failures: [{ name, file: '', message: shown.join('\n') }] }
    }
  }
  return { passed: 1, failures: [] }
}
