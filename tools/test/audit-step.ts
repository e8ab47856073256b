import { root } from '../lib/root.ts'
import { runNpm } from '../packages/npm.ts'
import { serverPackages } from '../packages/server-packages.ts'
import { auditResult } from './audit.ts'
import type { StepResult } from './result.ts'

/** Milliseconds for the registry to answer. */
const timeoutMs = 30_000

/** Asks the registry what is known about the packages that run on the server. */
export async function auditStep(): Promise<StepResult> {
  const quick = ['--fetch-retries=0', `--fetch-timeout=${timeoutMs / 2}`]
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json', ...quick]
  const running = new Set((await serverPackages(root)).map(({ name }) => name))
  return auditResult(await runNpm(args, root, timeoutMs), running)
}
