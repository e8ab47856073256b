import { expect, it } from 'vitest'
import { auditResult, playwrightResult, vitestResult } from './runners.ts'

it('counts a Vitest report: what did not load failed, and second attempts are named', () => {
  const test = (status: string, ...failureMessages: string[]) => ({
    status,
    fullName: 'opens',
    failureMessages,
  })
  const tests = [
    test('passed'),
    test('passed', 'Error: too slow'),
    test('failed', 'Error: no'),
    ...[1, 2].map(() => ({ ...test('skipped'), meta: { skipped: 'no nginx' } })),
  ]
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: tests },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(vitestResult(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    skipped: ['no nginx'],
    flaky: 1,
    output: 'opens: Error: too slow',
  })
})

it('counts a Playwright report, and shows what passed at the second attempt only', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2 }
  expect(playwrightResult(JSON.stringify({ stats }))).toEqual({ passed: 4, failed: 2, flaky: 1 })
})

it.each([
  ['{"vulnerabilities":{"bad":{"severity":"high"}}}', { passed: 0, failed: 1 }],
  [
    '{"vulnerabilities":{"bad":{"severity":"moderate"},"other":{"severity":"critical"}}}',
    { passed: 1 },
  ],
  [
    '{"error":{"summary":""}}',
    { passed: 0, failed: 0, skipped: [expect.stringContaining('registry')] },
  ],
  ['', { passed: 0, failed: 0 }],
])('judges the audit %s', (output, result) => {
  expect(auditResult(output, new Set(['bad']))).toMatchObject(result)
})
