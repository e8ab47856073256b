import { join, relative } from 'node:path'
import { z } from 'zod'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { readReport } from './read-report.ts'
import type { Failure, StepResult } from './result.ts'

const reportSchema = z.object({
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
  const files = reportSchema.parse(report).testResults
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

type FileReport = z.infer<typeof reportSchema>['testResults'][number]
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
