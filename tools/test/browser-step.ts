import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureChromium } from '../lib/chromium.ts'
import { runTool } from '../lib/run-tool.ts'
import { playwrightResult } from './playwright-result.ts'
import { readReport } from './read-report.ts'
import type { StepResult } from './result.ts'

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
