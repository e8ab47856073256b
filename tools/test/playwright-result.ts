import { z } from 'zod'
import type { Failure, StepResult } from './result.ts'

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

const reportSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) })

/**
 * Counts Playwright's JSON report. What kept it from running (no server, say) is a failure; a test
 * that passed at its second attempt is one that passed, and is named.
 */
export function playwrightResult(report: unknown): StepResult {
  const { suites, errors } = reportSchema.parse(report)
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
