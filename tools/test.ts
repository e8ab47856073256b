import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printStep, seconds } from '../bin/step.mjs'
import { auditStep } from './test/audit-step.ts'
import { browserStep } from './test/browser-step.ts'
import { failureText, resultText, type StepResult, totalLine } from './test/result.ts'
import { toolStep } from './test/tool-step.ts'
import { vitestStep } from './test/vitest-step.ts'

type Step = { name: string; run: (built: boolean) => Promise<StepResult> }

const biome = 'node_modules/@biomejs/biome/bin/biome'
const quick = process.argv[2] === 'quick'
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
  run: () => toolStep('lint', [[biome, 'check', '--error-on-warnings']], 'first'),
}
const imports: Step = {
  name: 'imports',
  run: () => toolStep('imports', [['tools/imports.ts']], 'first'),
}
const unit: Step = { name: 'unit', run: () => vitestStep(reports, ['unit']) }

const steps: Step[] = quick
  ? [types, lint, imports, unit]
  : [
      {
        name: 'build',
        run: () =>
          toolStep(
            'build',
            [
              ['tools/build.ts', '--with-inbox'],
              // The plain static build, whose forms only simulate; its own browser tests open it.
              ['tools/build.ts', '--into', 'build/simulated'],
            ],
            'last',
          ),
      },
      types,
      lint,
      imports,
      { name: 'audit', run: auditStep },
      {
        name: 'unit',
        run: (built) => vitestStep(reports, built ? ['unit', 'build', 'attacks'] : ['unit']),
      },
      {
        name: 'browser',
        run: (built) =>
          built
            ? browserStep(reports)
            : Promise.resolve({ passed: 0, failures: [], note: 'not run: there is no build' }),
      },
    ]

const results: StepResult[] = []
let built = true
for (const [index, { name, run }] of steps.entries()) {
  const start = performance.now()
  const result = await run(built)
  if (name === 'build') built = result.failures.length === 0
  results.push(result)
  // The runner in bin/ counted the packages as the first step.
  printStep(`${index + 2}/${steps.length + 1}`, name, `${resultText(result)}  (${seconds(start)})`)
  for (const failure of result.failures) console.log(failureText(failure))
  for (const failure of result.flaky ?? []) {
    console.log(failureText(failure, '– passed at the second attempt:'))
  }
  for (const reason of result.skipped ?? []) console.log(`  – skipped: ${reason}`)
}
await rm(reports, { recursive: true, force: true })

const { line, exitCode } = totalLine(results)
console.log(line)
process.exitCode = exitCode
