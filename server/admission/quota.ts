import type { Limits } from '#contract/limit.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'

export const limits = {
  quota: {
    value: 100 * 1024 * 1024,
    unit: 'bytes',
    of: 'what one address may have stored in an hour',
    beyond: '429',
  },
} as const satisfies Limits

/**
 * The minimum number of networks that are remembered: after so many new ones, those before them are
 * forgotten. Sending from more networks than that to escape the quota gains little.
 */
const mostNetworks = 10_000

type Spent = { bytes: number; until: number }

/**
 * Bounds the bytes that one network may have stored within a time, in milliseconds.
 *
 * @param now the clock, in milliseconds
 * @returns spends bytes, and returns a function that refunds them when they were not stored
 */
export function newQuota(
  most: number,
  time: number,
  now: () => number = () => performance.now(),
): (network: string, bytes: number) => () => void {
  let newer = new Map<string, Spent>()
  let older = new Map<string, Spent>()
  return (network, bytes) => {
    const known = newer.get(network) ?? older.get(network)
    const spent = known && known.until > now() ? known : { bytes: 0, until: now() + time }
    if (spent.bytes + bytes > most) {
      const retryAfter = Math.max(1, Math.ceil((spent.until - now()) / 1000))
      throw new FormProblem('too-many', { retryAfter, refusal: 'quota' })
    }
    if (spent !== known) {
      if (newer.size >= mostNetworks) {
        older = newer
        newer = new Map()
      }
      newer.set(network, spent)
    }
    spent.bytes += bytes
    return () => {
      spent.bytes -= bytes
    }
  }
}
