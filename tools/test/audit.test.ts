import { expect, it } from 'vitest'
import { auditResult } from './audit.ts'

function judged(severity: string, names = ['bad']) {
  const via = [{ title: 'Reads beyond its end', url: 'https://advisories.example/1' }, 'other']
  const output = JSON.stringify({ vulnerabilities: { bad: { severity, via } } })
  return auditResult({ output }, new Set(names))
}

it.each(['high', 'critical'])('fails for what is known of severity %s', (severity) => {
  expect(judged(severity)).toEqual({
    passed: 0,
    failed: 1,
    output: `bad has a known vulnerability (${severity})\n  Reads beyond its end https://advisories.example/1\nother`,
  })
})

it('tells of lesser ones, and passes over packages that are not on the server', () => {
  const note = 'none of weight, 1 of low or moderate severity'
  expect(judged('moderate')).toEqual({ passed: 1, failed: 0, note })
  expect(judged('critical', ['good'])).toEqual({ passed: 1, failed: 0 })
})

it.each(['', 'not found', '{"error":{"summary":""}}', '{"statusCode":404}'])(
  'says that nobody answered when the registry says %j',
  (output) => {
    const note = expect.stringContaining('not checked')
    expect(auditResult({ output }, new Set(['bad']))).toEqual({ passed: 0, failed: 0, note })
  },
)
