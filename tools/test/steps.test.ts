import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/root.ts'
import {
  auditResult,
  failureText,
  playwrightResult,
  resultText,
  totalLine,
  vitestResult,
} from './steps.ts'

const failure = { name: 'adds', file: 'a.test.ts', message: 'expected 1\nto be 2' }

describe('the total', () => {
  it('adds up over all runners', () => {
    const results = [
      { passed: 2, failures: [] },
      { passed: 1, failures: [failure] },
    ]
    expect(totalLine(results)).toEqual({ line: '3 passed, 1 failed', exitCode: 1 })
  })

  it('is a success when something ran and nothing failed', () => {
    expect(totalLine([{ passed: 1, failures: [] }]).exitCode).toBe(0)
    expect(totalLine([{ passed: 0, failures: [] }]).exitCode).toBe(1)
  })

  it('shows a failure readably', () => {
    expect(failureText({ ...failure, message: '\u001b[31mexpected 1\u001b[39m\nto be 2' })).toBe(
      '  ✗ adds  (a.test.ts)\n      expected 1\n      to be 2',
    )
    expect(resultText({ passed: 3, failures: [failure] })).toBe('3 passed, 1 failed')
  })
})

it('counts a Vitest report, a file that did not load as a failure', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'app/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'works', status: 'passed', failureMessages: [] },
          { fullName: 'retried', status: 'passed', failureMessages: ['late'] },
          { fullName: 'later', status: 'skipped', failureMessages: [] },
          { fullName: 'proxy', status: 'skipped', meta: { skipped: 'no nginx' } },
          { fullName: 'TLS', status: 'skipped', meta: { skipped: 'no nginx' } },
          { fullName: 'adds', status: 'failed', failureMessages: ['no'] },
        ],
      },
      { name: join(root, 'b.test.ts'), status: 'failed', message: 'broken', assertionResults: [] },
    ],
  }
  expect(vitestResult(report)).toEqual({
    passed: 2,
    flaky: [{ name: 'retried', file: 'app/a.test.ts', message: 'late' }],
    failures: [
      { name: 'adds', file: 'app/a.test.ts', message: 'no' },
      { name: 'file did not load', file: 'b.test.ts', message: 'broken' },
    ],
    skipped: ['no nginx'],
  })
})

it('counts a Playwright report with its nested suites and what kept it from running', () => {
  const spec = (title: string, status: string, message = '') => ({
    title,
    file: 'home.spec.ts',
    line: 3,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  })
  const inner = { title: 'slides', specs: [spec('turn', 'unexpected', 'no')] }
  const report = {
    suites: [
      {
        title: 'home',
        specs: [spec('a', 'expected'), spec('b', 'skipped'), spec('c', 'flaky', 'late')],
        suites: [inner],
      },
    ],
    errors: [{ message: 'no server' }],
  }
  expect(playwrightResult(report)).toEqual({
    passed: 2,
    flaky: [{ name: 'c', file: 'tests/browser/home.spec.ts:3', message: 'late' }],
    failures: [
      { name: 'playwright', file: '', message: 'no server' },
      { name: 'slides › turn', file: 'tests/browser/home.spec.ts:3', message: 'no' },
    ],
  })
})

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
