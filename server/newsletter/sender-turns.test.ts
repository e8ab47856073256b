import { expect, it } from 'vitest'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { limits, newSenderTurns } from './sender-turns.ts'

const atOnce = limits.signUpsAtOnce.value
const hourly = limits.signUpsHour.value
const hour = 60 * 60 * 1000

function turns() {
  const clock = { now: 1e6 }
  const next = newSenderTurns(() => clock.now)
  /** Milliseconds until the turns of so many sign-ups. */
  const delays = (network: string, count: number) =>
    Array.from({ length: count }, () => next(network).delay)
  return { clock, next, delays }
}

it('some have their turn at once, the next ones one after the other', () => {
  const { delays } = turns()
  const later = delays('a', atOnce + hourly).slice(atOnce)
  expect(delays('b', atOnce)).toEqual(Array(atOnce).fill(0))
  expect(later).toEqual(later.map((_, index) => ((index + 1) * hour) / hourly))
})

it('who waits has the whole allowance again', () => {
  const { clock, delays } = turns()
  delays('a', atOnce)
  clock.now += (hour / hourly) * atOnce
  expect(delays('a', atOnce + 1)).toEqual([...Array(atOnce).fill(0), hour / hourly])
})

it('what would wait too long is refused, until there is room for it', () => {
  const { clock, next, delays } = turns()
  delays('a', atOnce + hourly * limits.signUpPutOff.value)
  const refusal = (() => {
    try {
      return next('a')
    } catch (error) {
      return error
    }
  })()
  expect(refusal).toBeInstanceOf(FormProblem)
  expect(refusal).toMatchObject({ statusCode: 429, failure: { retryAfter: 3600 / hourly } })
  expect(delays('b', 1)).toEqual([0])
  clock.now += hour / hourly
  expect(delays('a', 1)).toEqual([limits.signUpPutOff.value * hour])
})

it('a turn that was not used is the next one’s', () => {
  const { next, delays } = turns()
  delays('a', atOnce)
  const { delay, takeBack } = next('a')
  takeBack()
  expect(next('a').delay).toBe(delay)
})
