import { mkdtemp, rm } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printStep, seconds } from '../bin/step.mjs'
import { recordAccessibilityRun } from './test/accessibility-run.ts'
import {
  auditStep,
  browserReport,
  browserStep,
  failureText,
  resultText,
  type StepResult,
  toolStep,
  totalLine,
  vitestStep,
} from './test/steps.ts'

type Step = { name: string; run: () => Promise<StepResult> }

/** The tests of the PDFs that are about accessibility alone. */
const documentTests = 'tests/build/document-tags.test.ts'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Write what the tests of accessibility found into content/, when all is green.
    record: { type: 'boolean', default: false },
  },
})
// No test may meet the inbox or the mail server of a site that runs from this folder.
process.env.SITE_ENV = devNull
const part = partOf(positionals[0])
const reports = await mkdtemp(join(tmpdir(), 'site-test-'))

const types: Step = {
  name: 'types',
  run: () =>
    toolStep(
      'types',
      [
        ['node_modules/astro/bin/astro.mjs', 'check'],
        ['node_modules/typescript/bin/tsc', '--project', 'bin'],
      ],
      'first',
    ),
}
const lint: Step = {
  name: 'lint',
  run: () =>
    toolStep(
      'lint',
      [
        [biome, 'check', '--error-on-warnings'],
        // Exports, files and dependencies that nothing uses.
        ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
      ],
      'first',
    ),
}
const imports: Step = {
  name: 'imports',
  run: () => toolStep('imports', [['tools/imports.ts']], 'first'),
}
const content: Step = {
  name: 'content',
  run: () => toolStep('content', [['tools/check-content.ts']], 'first'),
}
const unit: Step = { name: 'unit', run: () => vitestStep(reports, ['unit', 'spec']) }
const audit: Step = { name: 'audit', run: auditStep }

const build: Step = {
  name: 'build',
  run: async () => {
    const result = await toolStep('build', [['tools/build.ts', '--with-inbox']], 'last')
    built = result.failures.length === 0
    return result
  },
}

/** A step that opens or runs what was built. */
function onBuild(name: string, run: () => Promise<StepResult>): Step {
  const missing = { passed: 0, failures: [], note: 'not run: there is no build' }
  return { name, run: () => (built ? run() : Promise.resolve(missing)) }
}

/**
 * The steps of a group run at once: one of them waits where the other works. Those of `meanwhile` begin
 * with the first group and are over before the last.
 */
const parts: Record<typeof part, { meanwhile?: Step[]; groups: Step[][] }> = {
  quick: { groups: [[types, lint, imports, content, unit]] },
  accessibility: {
    groups: [
      [build],
      [onBuild('documents', () => vitestStep(reports, ['build'], [documentTests]))],
      [onBuild('accessibility', () => browserStep(reports, 'accessibility'))],
    ],
  },
  whole: {
    // They keep one core busy for longer than the build and the unit tests.
    meanwhile: [types],
    groups: [
      [build, lint, imports, audit, unit],
      // Both load the machine: beside each other each would see the other's delays.
      [onBuild('server', () => vitestStep(reports, ['build', 'confirmed', 'settled', 'evening']))],
      [onBuild('browser', () => browserStep(reports))],
      [onBuild('guide', () => vitestStep(reports, ['guide']))],
      [onBuild('engines', () => vitestStep(reports, ['engines']))],
      // What others notice of an attack is measured: nothing else may run.
      [onBuild('attacks', () => vitestStep(reports, ['attacks', 'attack-on-memory']))],
    ],
  },
}
const { meanwhile = [], groups } = parts[part]

// The runner in bin/ counted the packages as the first step.
const last = meanwhile.length + groups.flat().length + 1
let place = 1
let built = true
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
  await recordAccessibilityRun(files, part, today)
}
await rm(reports, { recursive: true, force: true })
console.log(line)
process.exitCode = exitCode

/** What is run: everything, unless the first argument names a part of it. */
function partOf(name: string | undefined): 'whole' | 'quick' | 'accessibility' {
  if (name === undefined) return 'whole'
  if (name === 'quick' || name === 'accessibility') return name
  throw new Error(`there is no part "${name}" of the tests: quick or accessibility`)
}

/** Runs a step and prints what it found as soon as it is over. */
async function runStep({ name, run }: Step): Promise<void> {
  const start = performance.now()
  const result = await run()
  results.push(result)
  place += 1
  printStep(`${place}/${last}`, name, `${resultText(result)}  (${seconds(start)})`)
  for (const failure of result.failures) console.log(failureText(failure))
  for (const failure of result.flaky ?? []) {
    console.log(failureText(failure, '– passed at the second attempt:'))
  }
  for (const reason of result.skipped ?? []) console.log(`  – skipped: ${reason}`)
}
