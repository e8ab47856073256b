import { expect, it } from 'vitest'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { newQuota } from './quota.ts'

it('lets each network store so much within the time', () => {
  let now = 0
  const spend = newQuota(100, 60_000, () => now)
  spend('a', 60)
  now = 20_000
  spend('a', 40)
  expect(() => spend('a', 1)).toThrow(FormProblem)
  expect(refusal(() => spend('a', 1))).toMatchObject({ reason: 'too-many', retryAfter: 40 })
  spend('b', 100)
  now = 60_000
  spend('a', 100)
  expect(() => spend('a', 1)).toThrow(FormProblem)
})

it('takes back what was not stored', () => {
  const spend = newQuota(100, 60_000)
  const takeBack = spend('a', 100)
  takeBack()
  spend('a', 100)
  expect(() => spend('a', 1)).toThrow(FormProblem)
})

function refusal(work: () => void) {
  try {
    work()
  } catch (error) {
    return error instanceof FormProblem ? error.failure : error
  }
  return undefined
}
