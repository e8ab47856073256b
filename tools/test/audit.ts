import { z } from 'zod'
import type { NpmResult } from '../packages/npm.ts'
import type { StepResult } from './result.ts'

/** What `npm audit --json` says about packages with known vulnerabilities. */
const reportSchema = z.object({
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
  const report = reportSchema.safeParse(parsed(output))
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
