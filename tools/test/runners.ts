import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureChromium } from '../lib/chromium.ts'
import { runTool } from '../lib/run-tool.ts'

/** What a step of the test run found. Skipped tests are counted nowhere. */
export type StepResult = {
  passed: number
  failed: number
  /** Tests that passed at a second attempt only. */
  flaky?: number
  /** What the runner itself says of those, and of failures. */
  output?: string
  note?: string
  /** Seconds of processor time that it took, its programs included. */
  cpu?: number
  /** Why tests were skipped that this machine cannot run, each reason once. */
  skipped?: readonly string[]
}

/** The last line of the run, and whether it is a success: something ran and nothing failed. */
export function totalLine(results: readonly StepResult[]): { line: string; exitCode: number } {
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  return {
    line: `${passed} passed, ${failed} failed`,
    exitCode: failed > 0 || passed === 0 ? 1 : 0,
  }
}

/** Enough of a tool's output to see what is wrong. */
const shownLines = 40

/**
 * Runs tools one after the other as one check: it passes when each of them ends with code 0.
 *
 * @param commands each a script of node_modules or of ours with its arguments
 * @param reason where a failing tool says what matters: in its first lines or in its last
 */
export async function toolStep(
  commands: readonly (readonly string[])[],
  reason: 'first' | 'last' = 'first',
): Promise<StepResult> {
  let cpu = 0
  for (const command of commands) {
    const { code, output, cpu: more } = await runTool(command)
    cpu += more
    if (code === 0) continue
    const lines = output.split('\n')
    const shown = reason === 'first' ? lines.slice(0, shownLines) : lines.slice(-shownLines)
    return { passed: 0, failed: 1, cpu, output: shown.join('\n') }
  }
  return { passed: 1, failed: 0, cpu }
}

/** Node's warning in each worker of Playwright, which sets FORCE_COLOR beside our NO_COLOR. */
const aboutColours =
  /(\[WebServer\] )?\(node:\d+\) Warning: The 'NO_COLOR'.*\n(\[WebServer\] )?\(Use `node --trace-warnings.*\n?/g

/** Lines with one symbol a test. */
const progress = /^[·×±FT°]+$/gm

/**
 * Runs a test runner that shows failures as people read them and writes its JSON report into a file.
 * Whatever kept it from running (no server, say) is a failure, and so is an end before the report.
 */
async function runnerStep(
  args: readonly string[],
  environment: Record<string, string>,
  report: string,
  count: (report: unknown) => StepResult,
): Promise<StepResult> {
  const { code, output, cpu } = await runTool(args, environment)
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const counts = text === undefined ? { passed: 0, failed: 0 } : count(JSON.parse(text))
  const result = { ...counts, cpu }
  if (code === 0 && !result.flaky) return result
  const failed = code === 0 ? result.failed : Math.max(result.failed, 1)
  const printed = output.replace(aboutColours, '').replace(progress, '').trim()
  return { ...result, failed, output: [printed, result.output].filter(Boolean).join('\n') }
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          // Of a test that has passed: what its first attempt said.
          failureMessages: z.array(z.string()),
          // Tests that skip themselves put the reason here; the report has no other field for it.
          meta: z.object({ skipped: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
})

/**
 * Counts Vitest's JSON report. A file that could not even be loaded is one failure; a test that passed at
 * its second attempt is one that passed, and is named.
 */
export function vitestResult(report: unknown): StepResult {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const broken = testResults.filter(
    ({ status, assertionResults: tests }) =>
      status === 'failed' && tests.every((test) => test.status !== 'failed'),
  )
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    flaky: flaky.length,
    output: flaky
      .map(({ fullName, failureMessages: [message] }) => `${fullName}: ${message}`)
      .join('\n'),
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

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
})

/** Counts Playwright's JSON report; a test that passed at its second attempt is one that passed. */
export function playwrightResult(report: unknown): StepResult {
  const { expected, flaky, unexpected } = playwrightReport.parse(report).stats
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
  configuration: 'playwright.config.ts' | `tests/${'desk' | 'editor'}/playwright.config.ts`,
  only: readonly string[] = [],
): Promise<StepResult> {
  const chromium = await ensureChromium()
  if (!chromium) return { passed: 0, failed: 1, output: 'not run: there is no Chromium' }
  const report = join(folder, configuration.replaceAll('/', '-').replace(/ts$/, 'json'))
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  return runnerStep(
    [cli, 'test', ...only, '--config', configuration, '--reporter=dot,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    playwrightResult,
  )
}
