import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printStep, seconds } from '../bin/step.mjs'
import { recordAccessibilityRun } from './test/accessibility-run.ts'
import { inParallel, type Weighted } from './test/in-parallel.ts'
import {
  auditStep,
  browserReport,
  browserStep,
  type StepResult,
  toolStep,
  vitestStep,
} from './test/runners.ts'

type Step = Weighted<StepResult>

/** The tests that are about accessibility alone: rules, contrast, keyboard, forced colours. */
const accessibilityTests = 'pages contrast keyboard forced-colors menus-without-javascript'
  .split(' ')
  .map((name) => `tests/browser/${name}.spec.ts`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Write the results of the tests of accessibility into content/, if all pass.
    record: { type: 'boolean', default: false },
  },
})
const [part = 'usual'] = positionals
// The configurations of Vitest and Playwright leave out what is slow unless this is set.
const complete = part === 'all'
if (complete || part === 'accessibility') process.env.TEST_ALL = '1'
// The step `kinds` makes the builds that other steps would otherwise make for themselves.
process.env.KINDS_MADE = '1'
// No test may meet the inbox or the mail server of a site that runs from this folder.
process.env.SITE_ENV = devNull
const reports = await mkdtemp(join(tmpdir(), 'site-test-'))
const began = performance.now()
let built = true

/** A step that keeps so many processors busy on average: it may use more when it has them. */
function step(name: string, weight: number, run: Step['run'], after: Step[] = []): Step {
  return { weight, after, run: () => printed(name, run) }
}
/** A step that opens or runs the build. */
function onBuild(name: string, weight: number, run: Step['run'], after = [build]): Step {
  const note = 'not run: there is no build'
  return step(name, weight, async () => (built ? run() : { passed: 0, failed: 0, note }), after)
}
const vitest = (name: string, weight: number, projects: Parameters<typeof vitestStep>[1]) =>
  onBuild(name, weight, () => vitestStep(reports, projects))
const browsers = (...args: [Parameters<typeof browserStep>[1], (readonly string[])?]) =>
  browserStep(reports, ...args)

/** Whose imports `.dependency-cruiser.mjs` judges. */
const foldersOfCode =
  'app bin brand content contract deploy desk documents server tests tools'.split(' ')
const tsc = 'node_modules/typescript-native/bin/tsc'
const astroFiles = ['--tsconfig', 'tsconfig.astro.json']
const types = step('types', 1, () =>
  toolStep([
    [tsc, '--project', '.'],
    [tsc, '--project', 'bin'],
    ['node_modules/astro/bin/astro.mjs', 'check', ...astroFiles, '--minimumSeverity', 'warning'],
  ]),
)
const lint = step('lint', 1, () =>
  toolStep([
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    // Exports, files and dependencies that nothing uses.
    ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ]),
)
const imports = step('imports', 1, () =>
  toolStep([['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ...foldersOfCode]]),
)
const content = step('content', 0.5, () => toolStep([['tools/check-content.ts']]))
const unit = step('unit', 1, () => vitestStep(reports, ['unit']))
const build = step('build', 1, () => builds(['tools/build.ts', '--with-inbox']))
const kinds = onBuild('kinds', 1, () =>
  builds(['tests/build/make-kinds.ts', 'edited', 'confirmed']),
)
const ofKinds = [complete ? kinds : build]
const usual = [
  types,
  build,
  unit,
  lint,
  imports,
  step('audit', 0, auditStep),
  vitest('server', 0.5, ['server']),
  onBuild('stories', 0.5, () => browsers('tests/desk/playwright.config.ts')),
  vitest('desk', 1, ['desk']),
  onBuild(
    'browser',
    1.5,
    () =>
      browsers(
        'playwright.config.ts',
        complete ? [] : ['--project=pictures', '--project=behaviour'],
      ),
    ofKinds,
  ),
  onBuild(
    'pages',
    1,
    () => vitestStep(reports, ['build', ...(complete ? ['confirmed', 'edited'] : [])]),
    ofKinds,
  ),
]
/** The steps of each part, the most urgent first. */
const parts: Record<string, Step[]> = {
  usual,
  all: [
    kinds,
    ...usual,
    vitest('guide', 1, ['guide']),
    vitest('engines', 0.5, ['engines']),
    // They measure how an attack delays other visitors, so they run alone.
    vitest('attacks', Infinity, ['attacks']),
  ],
  quick: [types, unit, lint, imports, content],
  accessibility: [
    build,
    onBuild('documents', 1, () =>
      vitestStep(reports, ['build'], ['tests/build/document-tags.test.ts']),
    ),
    onBuild('pages', 1.5, () => browsers('playwright.config.ts', accessibilityTests)),
  ],
}
const steps = parts[part]
if (!steps) throw new Error(`there is no part "${part}" of the tests: all, quick or accessibility`)
if (values.record && !process.env.TEST_ALL)
  throw new Error('only "npm test -- all --record" or "accessibility --record" opens every page')

const results = await inParallel(steps, availableParallelism())
const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
const [passed, failed] = [sum('passed'), sum('failed')]
const good = passed > 0 && failed === 0
if (values.record && good) {
  const today = new Date().toISOString().slice(0, 10)
  const files = { pages: join(reports, browserReport), documents: join(reports, 'build.json') }
  await recordAccessibilityRun(files, complete ? 'whole' : 'accessibility', today)
}
await rm(reports, { recursive: true, force: true })
printStep('', 'in all', seconds(began))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = good ? 0 : 1

/** Makes builds; without them the steps that need one do not run. */
async function builds(command: readonly string[]): Promise<StepResult> {
  const result = await toolStep([command], 'last')
  if (result.failed > 0) built = false
  return result
}

/** Runs a step and prints its result as soon as it is over. */
async function printed(name: string, run: Step['run']): Promise<StepResult> {
  const start = performance.now()
  const result = await run()
  const { passed, failed, note, flaky = 0, output, skipped = [] } = result
  const counted = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    flaky > 0 && `${flaky} only at the second attempt`,
  ]
  printStep('', name, `${note ?? counted.filter(Boolean).join(', ')}  (${seconds(start)})`)
  if (output) console.log(output.replace(/^/gm, '    '))
  for (const reason of skipped) console.log(`    skipped: ${reason}`)
  return result
}
