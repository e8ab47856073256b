import { expect, it } from 'vitest'
import { auditResult } from './audit.ts'

function report(severity: string) {
  const via = [{ title: 'Reads beyond its end', url: 'https://advisories.example/1' }, 'other']
  return { output: JSON.stringify({ vulnerabilities: { bad: { severity, via } } }) }
}

it.each(['high', 'critical'])('fails for what is known of severity %s', (severity) => {
  expect(auditResult(report(severity), new Set(['bad']))).toEqual({
    passed: 0,
    failures: [
      {
        name: `bad has a known vulnerability (${severity})`,
        file: 'package-lock.json',
        message: 'Reads beyond its end https://advisories.example/1\nother',
      },
    ],
  })
})

it('tells of lesser ones and passes', () => {
  expect(auditResult(report('moderate'), new Set(['bad']))).toEqual({
    passed: 1,
    failures: [],
    note: 'none of weight, 1 of low or moderate severity',
  })
})

it('passes when nothing is known', () => {
  const output = '{"auditReportVersion":2,"vulnerabilities":{}}'
  expect(auditResult({ output }, new Set(['bad']))).toEqual({ passed: 1, failures: [] })
})

it('passes over packages that are not on the server', () => {
  expect(auditResult(report('critical'), new Set(['good']))).toEqual({ passed: 1, failures: [] })
})

it.each([
  '',
  'not found',
  '{"message":"request failed","error":{"summary":"","detail":""}}',
  '{"statusCode":404}',
])('says that nobody answered when the registry says %j', (output) => {
  expect(auditResult({ output }, new Set(['bad']))).toEqual({
    passed: 0,
    failures: [],
    note: expect.stringContaining('not checked'),
  })
})
