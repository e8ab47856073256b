import { expect, it } from 'vitest'
import { auditResult } from './audit.ts'

const judged = (severity: string, name = 'bad') =>
  auditResult(JSON.stringify({ vulnerabilities: { bad: { severity } } }), new Set([name]))

it.each(['high', 'critical'])('fails for what is known of severity %s', (severity) => {
  const output = `bad has a known vulnerability (${severity}): see npm audit`
  expect(judged(severity)).toEqual({ passed: 0, failed: 1, output })
})

it('passes over lesser ones, and packages that are not on the server', () => {
  expect(judged('moderate')).toEqual({ passed: 1, failed: 0 })
  expect(judged('critical', 'good')).toEqual({ passed: 1, failed: 0 })
})

it.each(['', 'not found', '{"error":{"summary":""}}', '{"statusCode":404}'])(
  'says that nobody answered when the registry says %j',
  (output) => {
    const note = expect.stringContaining('not checked')
    expect(auditResult(output, new Set(['bad']))).toEqual({ passed: 0, failed: 0, note })
  },
)
