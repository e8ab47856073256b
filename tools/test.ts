import { mkdtemp, rm } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printStep, seconds } from '../bin/step.mjs'
import { recordAccessibilityRun } from './test/accessibility-run.ts'
import { auditStep } from './test/audit.ts'
import {
  browserReport,
  browserStep,
  type StepResult,
  toolStep,
  totalLine,
  vitestStep,
} from './test/runners.ts'

type Step = { name: string; run: () => Promise<StepResult> }

/** The tests that are about accessibility alone: rules, reach, contrast, keyboard, forced colours. */
const accessibilityTests = [
  ...['pages', 'reach', 'contrast', 'keyboard', 'forced-colors', 'field-labels'],
  'menus-without-javascript',
].map((name) => `tests/browser/${name}.spec.ts`)
/** The tests of the PDFs that are. */
const documentTests = ['tests/build/document-tags.test.ts']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Write what the tests of accessibility found into content/, when all is green.
    record: { type: 'boolean', default: false },
  },
})
// No test may meet the inbox or the mail server of a site that runs from this folder.
process.env.SITE_ENV = devNull
const reports = await mkdtemp(join(tmpdir(), 'site-test-'))
let built = true

const step = (name: string, run: Step['run']): Step => ({ name, run })
/** A step that opens or runs what was built. */
const onBuild = (name: string, run: Step['run']) =>
  step(name, async () =>
    built ? run() : { passed: 0, failed: 0, note: 'not run: there is no build' },
  )

const types = step('types', () =>
  toolStep([
    ['node_modules/astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning'],
    ['node_modules/typescript/bin/tsc', '--project', 'bin'],
  ]),
)
const lint = step('lint', () =>
  toolStep([
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    // Exports, files and dependencies that nothing uses.
    ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ]),
)
const imports = step('imports', () => toolStep([['tools/imports.ts']]))
const content = step('content', () => toolStep([['tools/check-content.ts']]))
const unit = step('unit', () => vitestStep(reports, ['unit', 'spec']))
const build = step('build', async () => {
  const result = await toolStep([['tools/build.ts', '--with-inbox']], 'last')
  built = result.failed === 0
  return result
})

/**
 * The steps of a group run at once: one uses the processor while another waits. Those of `meanwhile`
 * begin with the first group and are over before the last.
 */
const parts: Record<string, { meanwhile?: Step[]; groups: Step[][] }> = {
  quick: { groups: [[types, lint, imports, content, unit]] },
  accessibility: {
    groups: [
      [build],
      [onBuild('documents', () => vitestStep(reports, ['build'], documentTests))],
      [
        onBuild('accessibility', () =>
          browserStep(reports, 'playwright.config.ts', accessibilityTests),
        ),
      ],
    ],
  },
  whole: {
    // They keep one core busy for longer than the build and the unit tests.
    meanwhile: [types],
    groups: [
      [build, lint, imports, step('audit', auditStep), unit],
      // Alone: beside builds its servers would answer late.
      [onBuild('server', () => vitestStep(reports, ['build']))],
      [onBuild('kinds', () => vitestStep(reports, ['confirmed', 'settled', 'evening']))],
      // In parallel: the editor's tests mostly wait for one browser.
      [
        onBuild('browser', () => browserStep(reports, 'playwright.config.ts')),
        onBuild('editor', () => browserStep(reports, 'tests/editor/playwright.config.ts')),
      ],
      // Each builds, publishes and waits in turn, on a machine or at a desk of its own.
      [
        onBuild('guide', () => vitestStep(reports, ['guide'])),
        onBuild('journeys', () => browserStep(reports, 'tests/desk/playwright.config.ts')),
      ],
      // One builds, the other waits for browsers.
      [
        onBuild('desk', () => vitestStep(reports, ['desk'])),
        onBuild('engines', () => vitestStep(reports, ['engines'])),
      ],
      // They measure how an attack delays other visitors: nothing else may run.
      [onBuild('attacks', () => vitestStep(reports, ['attacks', 'attacks-alone']))],
    ],
  },
}
const [part = 'whole'] = positionals
const chosen = parts[part]
if (!chosen) throw new Error(`there is no part "${part}" of the tests: quick or accessibility`)
const { meanwhile = [], groups } = chosen

// The runner in bin/ counted the packages as the first step.
const last = meanwhile.length + groups.flat().length + 1
let place = 1
const results: StepResult[] = []
const beside = Promise.all(meanwhile.map(runStep))
for (const [index, group] of groups.entries()) {
  if (index === groups.length - 1) await beside
  await Promise.all(group.map(runStep))
}

const { line, exitCode } = totalLine(results)
// The quick checks open no page: they have nothing to record.
if (values.record && exitCode === 0 && part !== 'quick') {
  const today = new Date().toISOString().slice(0, 10)
  const files = { pages: join(reports, browserReport), documents: join(reports, 'build.json') }
  await recordAccessibilityRun(files, part === 'whole' ? part : 'accessibility', today)
}
await rm(reports, { recursive: true, force: true })
console.log(line)
process.exitCode = exitCode

/** Runs a step and prints what it found as soon as it is over. */
async function runStep({ name, run }: Step): Promise<void> {
  const start = performance.now()
  const result = await run()
  results.push(result)
  const { passed, failed, note, flaky = 0, output, skipped = [] } = result
  const counted = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    flaky > 0 && `${flaky} only at the second attempt`,
  ]
  const said = note ?? counted.filter(Boolean).join(', ')
  place += 1
  printStep(`${place}/${last}`, name, `${said}  (${seconds(start)})`)
  if (output) console.log(output.replace(/^/gm, '    '))
  for (const reason of skipped) console.log(`    skipped: ${reason}`)
}
