import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLoopDelay } from './loop-delay.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  { name: 'is late as long as every second is', seconds: [4000, 5000], delay: 3980 },
  { name: 'is not late for one pause', seconds: [0, 4000], delay: 0 },
  { name: 'is not late any more once it keeps up', seconds: [4000, 4000, 0], delay: 0 },
  { name: 'is not late before anything was measured', seconds: [Number.NaN], delay: 0 },
])('$name', ({ seconds, delay }) => {
  const histogram = { mean: 0, enable: () => true, disable: () => true, reset() {} }
  const watch = watchLoopDelay(histogram)
  for (const milliseconds of seconds) {
    histogram.mean = milliseconds * 1e6
    vi.advanceTimersByTime(1000)
  }
  expect(watch.delay()).toBe(delay)
  watch.stop()
})
