import { z } from 'zod'
import { root } from '../lib/root.ts'
import { runNpm } from '../packages/npm.ts'
import { serverPackages } from '../packages/server-packages.ts'
import type { StepResult } from './runners.ts'

/** What `npm audit --json` says about packages with known vulnerabilities. */
const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
})

/**
 * Judges npm's report: a known vulnerability of severity high or critical fails. If the registry does
 * not answer, the result says so and does not fail.
 *
 * @param output what npm printed
 * @param names of the packages that matter
 */
export function auditResult(output: string, names: ReadonlySet<string>): StepResult {
  const report = auditReport.safeParse(parsed(output))
  if (!report.success) {
    const note = 'not checked: the registry does not tell of known vulnerabilities'
    return { passed: 0, failed: 0, note }
  }
  const grave = Object.entries(report.data.vulnerabilities)
    .filter(([name, { severity }]) => names.has(name) && /^(high|critical)$/.test(severity))
    .map(([name, { severity }]) => `${name} has a known vulnerability (${severity}): see npm audit`)
  return grave.length > 0
    ? { passed: 0, failed: 1, output: grave.join('\n') }
    : { passed: 1, failed: 0 }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Milliseconds for the registry to answer. */
const timeoutMs = 30_000

/** Asks the registry what is known about the packages that run on the server. */
export async function auditStep(): Promise<StepResult> {
  const quick = ['--fetch-retries=0', `--fetch-timeout=${timeoutMs / 2}`]
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json', ...quick]
  const running = new Set((await serverPackages(root)).map(({ name }) => name))
  return auditResult((await runNpm(args, root, timeoutMs)).output, running)
}
