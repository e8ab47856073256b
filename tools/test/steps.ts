import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { ensureChromium } from '../lib/chromium.ts'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { type NpmResult, runNpm } from '../packages/npm.ts'
import { serverPackages } from '../packages/server-packages.ts'

/** One check that failed: what it is called, in which file, and why. */
export type Failure = { name: string; file: string; message: string }

/** What a step of the test run found. Skipped tests are counted nowhere. */
export type StepResult = {
  passed: number
  failures: readonly Failure[]
  note?: string
  /** Tests that passed at their second attempt only, and why they failed at the first. */
  flaky?: readonly Failure[]
  /** Why tests were skipped that this machine cannot run, each reason once. */
  skipped?: readonly string[]
}

export function resultText({ passed, failures, note }: StepResult): string {
  if (note) return note
  return failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} failed`
}

/** A failure as a short block: name and file, then the message, indented. */
export function failureText({ name, file, message }: Failure, sign = '✗'): string {
  const place = file ? `${name}  (${file})` : name
  const lines = withoutColours(message).trim().split('\n')
  return [`  ${sign} ${place}`, ...lines.map((line) => `      ${line}`)].join('\n')
}

/** The last line of the run, and whether it is a success: something ran and nothing failed. */
export function totalLine(results: readonly StepResult[]): { line: string; exitCode: number } {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
  return {
    line: `${passed} passed, ${failed} failed`,
    exitCode: failed > 0 || passed === 0 ? 1 : 0,
  }
}

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with one
  return text.replace(/\u001b\[[\d;]*m/g, '')
}

/** Reads a runner's JSON report; `undefined` when the runner ended before it wrote one. */
async function readReport(
  file: string,
  count: (report: unknown) => StepResult,
): Promise<StepResult | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : count(JSON.parse(text))
}

const errorSchema = z.object({ message: z.string().optional() })

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(errorSchema) })),
    }),
  ),
})

type Suite = { title: string; specs: z.infer<typeof specSchema>[]; suites?: Suite[] | undefined }

const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const playwrightReport = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) })

/**
 * Counts Playwright's JSON report. What kept it from running (no server, say) is a failure; a test
 * that passed at its second attempt is one that passed, and is named.
 */
export function playwrightResult(report: unknown): StepResult {
  const { suites, errors } = playwrightReport.parse(report)
  const tests = suites.flatMap((suite) => testsIn(suite, ''))
  const failed = tests.filter(({ status }) => status === 'unexpected')
  const flaky = tests.filter(({ status }) => status === 'flaky')
  return {
    passed: tests.filter(({ status }) => status === 'expected').length + flaky.length,
    flaky: flaky.map(({ failure }) => failure),
    failures: [
      ...errors.map(({ message = '' }) => ({ name: 'playwright', file: '', message })),
      ...failed.map(({ failure }) => failure),
    ],
  }
}

/** The tests of a suite and of the suites in it, named by the path that leads to them. */
function testsIn(suite: Suite, path: string): { status: string; failure: Failure }[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      failure: {
        name: `${path}${title}`,
        file: `tests/browser/${file}:${line}`,
        message: results
          .flatMap(({ errors }) => errors.map(({ message = '' }) => message))
          .join('\n'),
      },
    })),
  )
  const inner = (suite.suites ?? []).flatMap((child) => testsIn(child, `${path}${child.title} › `))
  return [...own, ...inner]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
          // Tests tell here why they skip themselves; the report holds no other word of it.
          meta: z.object({ skipped: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
})

/**
 * Runs Vitest on some of its projects (vitest.config.ts) and counts their tests.
 *
 * @param folder for the report, which is called after the first project
 * @param files of the projects, where not all of them are run
 */
export async function vitestStep(
  folder: string,
  projects: readonly [string, ...string[]],
  files: readonly string[] = [],
): Promise<StepResult> {
  const report = join(folder, `${projects[0]}.json`)
  const { code, output } = await runTool([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const result = await readReport(report, vitestResult)
  if (result && (code === 0 || result.failures.length > 0)) return result
  const failure = { name: 'vitest did not finish', file: '', message: output }
  return { passed: result?.passed ?? 0, failures: [failure] }
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded is one failure; a test that passed
 * at its second attempt is one that passed, and is named.
 */
export function vitestResult(report: unknown): StepResult {
  const files = vitestReport.parse(report).testResults
  const tests = files.flatMap((file) => file.assertionResults)
  const failures = files.flatMap((file): Failure[] => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && file.status === 'failed') {
      const name = relative(root, file.name)
      return [{ name: 'file did not load', file: name, message: file.message }]
    }
    return failed.map((test) => failureOf(file, test))
  })
  const flaky = files.flatMap((file) =>
    file.assertionResults
      // What a retried test failed with stays in the report.
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map((test) => failureOf(file, test)),
  )
  const skipped = new Set(tests.flatMap(({ meta }) => meta?.skipped ?? []))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures,
    ...(flaky.length > 0 && { flaky }),
    ...(skipped.size > 0 && { skipped: [...skipped] }),
  }
}

type FileReport = z.infer<typeof vitestReport>['testResults'][number]
type TestReport = FileReport['assertionResults'][number]

function failureOf({ name }: FileReport, { fullName, failureMessages }: TestReport): Failure {
  const message = withoutStack(failureMessages?.join('\n') ?? '')
  return { name: fullName, file: relative(root, name), message }
}

/** The message and where our own code stands in the stack; the runner's inside says nothing. */
function withoutStack(message: string): string {
  return message
    .split('\n')
    .filter(
      (line) => !/^\s+at /.test(line) || (line.includes(root) && !line.includes('node_modules')),
    )
    .join('\n')
}

/** Those over the built site, and those of the editor of `npm run edit`. */
const configurations = ['playwright.config.ts', 'tests/editor/playwright.config.ts'] as const

/** Where the report of the first of them is, in the folder of the run's reports. */
export const browserReport = 'playwright-0.json'

/** The tests that are about accessibility alone: rules, reach, contrast, keyboard, forced colours. */
const accessibilityTests = [
  ...['pages', 'reach', 'contrast', 'keyboard', 'forced-colors', 'field-labels'],
  'menus-without-javascript',
].map((name) => `tests/browser/${name}.spec.ts`)

/**
 * Runs the browser tests and counts them.
 *
 * @param folder for their reports
 * @param part `accessibility` for those of accessibility alone
 */
export async function browserStep(folder: string, part?: 'accessibility'): Promise<StepResult> {
  const chromium = await ensureChromium()
  if (!chromium) {
    const failure = { name: 'browser tests', file: '', message: 'not run: there is no Chromium' }
    return { passed: 0, failures: [failure] }
  }
  if (part) return run(accessibilityTests, configurations[0], chromium, join(folder, browserReport))
  // Beside each other: the editor's tests are one long wait for one browser.
  const results = await Promise.all(
    configurations.map((configuration, index) =>
      run([], configuration, chromium, join(folder, `playwright-${index}.json`)),
    ),
  )
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
    skipped: results.flatMap(({ skipped = [] }) => skipped),
  }
}

async function run(
  files: readonly string[],
  configuration: string,
  chromium: string,
  report: string,
): Promise<StepResult> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const args = [cli, 'test', ...files, '--config', configuration, '--reporter=json']
  const { code, output } = await runTool(args, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const result = await readReport(report, playwrightResult)
  if (result && (code === 0 || result.failures.length > 0)) return result
  const failure = { name: `${configuration} did not finish`, file: '', message: output }
  return { passed: result?.passed ?? 0, failures: [failure] }
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

/** What `npm audit --json` says about packages with known vulnerabilities. */
const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})

const grave = new Set(['high', 'critical'])

/**
 * Judges npm's report: a known vulnerability of severity high or critical fails. A registry that
 * does not answer says nothing about the packages; that is told and fails nothing.
 *
 * @param names of the packages that matter
 */
export function auditResult(
  { output }: Pick<NpmResult, 'output'>,
  names: ReadonlySet<string>,
): StepResult {
  const report = auditReport.safeParse(parsed(output))
  if (!report.success) {
    const note = 'not checked: the registry does not tell of known vulnerabilities'
    return { passed: 0, failures: [], note }
  }
  const found = Object.entries(report.data.vulnerabilities).filter(([name]) => names.has(name))
  const failures = found
    .filter(([, { severity }]) => grave.has(severity))
    .map(([name, { severity, via }]) => ({
      name: `${name} has a known vulnerability (${severity})`,
      file: 'package-lock.json',
      message: via
        .map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`))
        .join('\n'),
    }))
  if (failures.length > 0 || found.length === 0)
    return { passed: 1 - Math.sign(failures.length), failures }
  return {
    passed: 1,
    failures,
    note: `none of weight, ${found.length} of low or moderate severity`,
  }
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
  return auditResult(await runNpm(args, root, timeoutMs), running)
}
