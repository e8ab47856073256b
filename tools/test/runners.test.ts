import { expect, it } from 'vitest'
import { playwrightResult, totalLine, vitestResult } from './runners.ts'

it('adds up over all runners: a success when something ran and nothing failed', () => {
  const [good, bad, none] = [
    { passed: 2, failed: 0 },
    { passed: 1, failed: 1 },
    { passed: 0, failed: 0 },
  ]
  expect(totalLine([good, bad])).toEqual({ line: '3 passed, 1 failed', exitCode: 1 })
  expect(totalLine([good]).exitCode).toBe(0)
  expect(totalLine([none]).exitCode).toBe(1)
})

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
  expect(vitestResult(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: ['no nginx'],
    flaky: 1,
    output: 'opens: Error: too slow',
  })
})

it('counts a Playwright report, and shows what passed at the second attempt only', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2 }
  expect(playwrightResult({ stats })).toEqual({ passed: 4, failed: 2, flaky: 1 })
})
