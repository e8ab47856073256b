import type { Limits } from '#contract/limit.ts'
import type { ClaimedMail, MailFailure } from './queue.ts'

export const limits = {
  // With the pauses of `retryDelay` five days, as RFC 5321 wants it.
  mailAttempts: {
    value: 27,
    unit: '',
    of: 'attempts to send a mail, in about five days',
    beyond: 'it counts as failed until `retry`',
  },
  mailRefusals: {
    value: 6,
    unit: '',
    of: 'refusals of a mail for good (5xx), in about 40 minutes',
    beyond: 'it counts as failed until `retry`',
  },
} as const satisfies Limits

/** Seconds to the next attempt after the first, the second … failure; the last one repeats. */
const delays = [5, 30, 120, 600, 1800, 7200, 21_600]

/**
 * Milliseconds until a mail that has failed `attempts` times is tried again. A fifth of it is
 * chance, so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const seconds = delays[Math.min(attempts, delays.length) - 1] ?? 5
  return seconds * 1000 * (0.9 + 0.2 * random())
}

/** Whether a mail that was not taken once more is given up. */
export function shouldGiveUp(
  { attempts, refusals }: Pick<ClaimedMail, 'attempts' | 'refusals'>,
  { permanent }: Pick<MailFailure, 'permanent'>,
): boolean {
  return (
    attempts >= limits.mailAttempts.value ||
    (permanent && refusals + 1 >= limits.mailRefusals.value)
  )
}
