import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Limits } from '#contract/limit.ts'

export const limits = {
  loopDelay: {
    value: 3_000,
    unit: 'milliseconds',
    of: 'the time that the process takes to get round to its work',
    beyond: '503 for forms',
  },
} as const satisfies Limits

/** Milliseconds between two looks of the clock, and between two of its readings. */
const resolution = 20
const reading = 1_000

type Histogram = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'mean' | 'enable' | 'disable' | 'reset'
>

/**
 * Watches how late the process gets round to its work.
 *
 * @param histogram of the delays, in nanoseconds, each with the time between two looks
 * @returns how late it was throughout the last two seconds, in milliseconds: the smaller of their means, since
 *   one pause, as of a machine that was suspended, is no overload; and how to end the watch
 */
export function watchLoopDelay(histogram: Histogram = monitorEventLoopDelay({ resolution })): {
  delay: () => number
  stop: () => void
} {
  histogram.enable()
  let means = [0, 0]
  const timer = setInterval(() => {
    // Not a number as long as nothing was measured.
    means = [...means.slice(1), Math.max(0, (histogram.mean || 0) / 1e6 - resolution)]
    histogram.reset()
  }, reading).unref()
  return {
    delay: () => Math.min(...means),
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
