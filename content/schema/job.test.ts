import { expect, test } from 'vitest'
import { jobs } from '#content/jobs.ts'
import { recordProblems } from '#content/validate.ts'
import { jobSchema } from './job.ts'

function problems(changes: object): string[] {
  const data = { ...jobs[2], ...changes }
  return recordProblems({ place: 'content/jobs.ts: job 3', schema: jobSchema, data })
}

test('takes an opening that closes on its posting date', () => {
  expect(problems({ posted: '2026-11-02', closes: '2026-11-02' })).toEqual([])
})

test('names the opening that closes before it was posted', () => {
  expect(problems({ posted: '2026-11-02', closes: '2026-11-01' })).toEqual([
    'content/jobs.ts: job 3: closing date is before its posting date',
  ])
})

test('says how a date is written', () => {
  expect(problems({ closes: '1 March 2027' })).toEqual([
    'content/jobs.ts: job 3: closes: closes must be written year-month-day: 2027-02-26',
  ])
})
