import { readFile } from 'node:fs/promises'
import type { StepResult } from './result.ts'

/** Reads a runner's JSON report; `undefined` when the runner ended before it wrote one. */
export async function readReport(
  file: string,
  count: (report: unknown) => StepResult,
): Promise<StepResult | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : count(JSON.parse(text))
}
