import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { z } from 'zod'
import { ensureChromium } from '../lib/chromium.ts'
import { root } from '../lib/root.ts'
import { runNpm, runTool } from '../lib/run-tool.ts'
import { lockedPackages, serverPackages } from '../packages/server-packages.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test skips itself. */
    skipped?: string
  }
}

/** What a step of the test run found. Skipped tests are counted nowhere. */
export type StepResult = {
  passed: number
  failed: number
  /** Tests that passed at a second attempt only. */
  flaky?: number
  /** The runner's output about those, and about failures. */
  output?: string
  note?: string
  /** Why tests were skipped that this machine cannot run, each reason once. */
  skipped?: readonly string[]
}

/** Enough of a tool's output to see what is wrong. */
const maxLines = 40

/**
 * Runs tools one after the other as one check: it passes when each of them ends with code 0.
 *
 * @param commands each a script of node_modules or of ours with its arguments
 * @param reason which lines of a failing tool's output are shown
 */
export async function toolStep(
  commands: readonly (readonly string[])[],
  reason: 'first' | 'last' = 'first',
): Promise<StepResult> {
  for (const command of commands) {
    const { code, output } = await runTool(command)
    if (code === 0) continue
    const lines = output.split('\n')
    const shown = reason === 'first' ? lines.slice(0, maxLines) : lines.slice(-maxLines)
    return { passed: 0, failed: 1, output: shown.join('\n') }
  }
  return { passed: 1, failed: 0 }
}

/** Lines of a reporter's progress, one symbol a test. */
const progress = /^[·×±FT°]+$/gm

/**
 * Runs a test runner whose output is for people and whose JSON report goes into a file. Whatever kept it from
 * running (no server, say) is a failure, and so is an end before the report.
 */
async function runnerStep(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  report: string,
  count: (report: string) => StepResult,
): Promise<StepResult> {
  const { code, output } = await runTool(args, environment)
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const result = text === undefined ? { passed: 0, failed: 0 } : count(text)
  if (code === 0 && !result.flaky) return result
  const failed = code === 0 ? result.failed : Math.max(result.failed, 1)
  const all = [output.replace(progress, '').trim(), result.output]
  return { ...result, failed, output: all.filter(Boolean).join('\n') }
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded is one failure; a test that passed at
 * its second attempt is one that passed, and is named.
 */
export function vitestResult(report: string): StepResult {
  const { numPassedTests, numFailedTests, testResults }: JsonTestResults = JSON.parse(report)
  const broken = testResults.filter(
    ({ status, assertionResults: tests }) =>
      status === 'failed' && tests.every((test) => test.status !== 'failed'),
  )
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // Those of a test that has passed are of its first attempt.
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages?.[0],
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    flaky: flaky.length,
    output: flaky.map((test) => `${test.fullName}: ${test.failureMessages?.[0]}`).join('\n'),
    skipped: [...new Set(tests.flatMap(({ meta }) => meta?.skipped ?? []))],
  }
}

/**
 * Runs Vitest on some of its projects (vitest.config.ts).
 *
 * @param folder for the report, which is called after the first project
 * @param files of the projects, where not all of them are run
 */
export function vitestStep(
  folder: string,
  projects: readonly [string, ...string[]],
  files: readonly string[] = [],
): Promise<StepResult> {
  const report = join(folder, `${projects[0]}.json`)
  return runnerStep(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {},
    report,
    vitestResult,
  )
}

/** Counts Playwright's JSON report; a test that passed at its second attempt is one that passed. */
export function playwrightResult(report: string): StepResult {
  const { expected, flaky, unexpected } = (JSON.parse(report) as JSONReport).stats
  return { passed: expected + flaky, failed: unexpected, flaky }
}

/** Where the report of the tests over the built site is, in the folder of the run's reports. */
export const browserReport = 'playwright.config.json'

/**
 * Runs the browser tests of a configuration.
 *
 * @param folder for the report
 * @param only files or `--project`s, where not all tests are run
 */
export async function browserStep(
  folder: string,
  configuration: 'playwright.config.ts' | 'tests/desk/playwright.config.ts',
  only: readonly string[] = [],
): Promise<StepResult> {
  const chromium = await ensureChromium()
  if (!chromium) return { passed: 0, failed: 1, output: 'not run: there is no Chromium' }
  const report = join(folder, configuration.replaceAll('/', '-').replace(/ts$/, 'json'))
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  return runnerStep(
    [cli, 'test', ...only, '--config', configuration, '--reporter=dot,json'],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Playwright sets FORCE_COLOR for its workers, and Node warns of NO_COLOR beside it.
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
    },
    report,
    playwrightResult,
  )
}

/** What `npm audit --json` says about packages with known vulnerabilities. */
const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
})

/**
 * Judges npm's report: a known vulnerability of severity high or critical fails. If the registry does not answer,
 * nothing was checked, and nothing fails.
 *
 * @param names of the packages that matter
 */
export function auditResult(output: string, names: ReadonlySet<string>): StepResult {
  try {
    const grave = Object.entries(auditReport.parse(JSON.parse(output)).vulnerabilities)
      .filter(([name, { severity }]) => names.has(name) && /high|critical/.test(severity))
      .map(([name, { severity }]) => `${name} has a known vulnerability (${severity}): npm audit`)
    if (grave.length === 0) return { passed: 1, failed: 0 }
    return { passed: 0, failed: 1, output: grave.join('\n') }
  } catch {
    const skipped = ['the registry does not report known vulnerabilities']
    return { passed: 0, failed: 0, skipped }
  }
}

/** Asks the registry what is known about the packages that run on the server, and about the desk's own. */
export async function auditStep(): Promise<StepResult> {
  const desk = join(root, 'desk')
  const site = await audit(root, await serverPackages(root))
  return site.passed === 0 ? site : audit(desk, await lockedPackages(desk))
}

async function audit(folder: string, packages: readonly { name: string }[]): Promise<StepResult> {
  const args = ['--prefix', folder, '--omit=dev', '--package-lock-only', '--json']
  const limits = ['--fetch-retries=0', '--fetch-timeout=30000']
  const { stdout } = await runNpm('audit', ...args, ...limits)
  return auditResult(stdout, new Set(packages.map(({ name }) => name)))
}
