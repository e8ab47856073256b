import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { runTool } from '../run-tool.ts'
import { playwrightResult } from './playwright-result.ts'
import { readReport } from './read-report.ts'
import type { StepResult } from './result.ts'

/** Runs the browser tests against the built site and counts them. */
export async function browserStep(folder: string): Promise<StepResult> {
  const chromium = await ensureChromium()
  if (!chromium) {
    const failure = { name: 'browser tests', file: '', message: 'not run: there is no Chromium' }
    return { passed: 0, failures: [failure] }
  }
  const report = join(folder, 'playwright.json')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const { code, output } = await runTool([cli, 'test', '--reporter=json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const result = await readReport(report, playwrightResult)
  if (result && (code === 0 || result.failures.length > 0)) return result
  const failure = { name: 'playwright did not finish', file: '', message: output }
  return { passed: result?.passed ?? 0, failures: [failure] }
}
