import type { Limits } from '#contract/limit.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'

export const limits = {
  signUpsAtOnce: {
    value: 10,
    unit: '',
    of: 'sign-ups of one address whose confirmations are sent at once',
    beyond: 'the next ones are sent later, in order',
  },
  signUpsHour: {
    value: 30,
    unit: 'an hour',
    of: 'confirmations that further sign-ups of that address get',
    beyond: 'the next ones are sent later, in order',
  },
  // Kept in memory for so long, with the address.
  signUpPutOff: {
    value: 4,
    unit: 'hours',
    of: 'the time for which a sign-up of that address may wait for its confirmation',
    beyond: '429',
  },
} as const satisfies Limits

const hour = 60 * 60 * 1000
/** Milliseconds between two sign-ups of one network that are past those at once. */
const pause = hour / limits.signUpsHour.value
const atOnce = limits.signUpsAtOnce.value * pause
const putOff = limits.signUpPutOff.value * hour

/** Networks that are remembered, at most: beyond them the one that came first is forgotten. */
const maxNetworks = 20_000

/**
 * When the confirmations that one network asks for are sent: some at once, the next ones later, in
 * order, by the generic cell rate algorithm. A network is kept in memory alone, and forgotten once it
 * has its whole allowance again and somebody else signs up.
 *
 * @param now the clock, in milliseconds
 * @returns the delay of a network's next confirmation, in milliseconds, and `takeBack` for a sign-up
 *   that was not stored; throws a {FormProblem} where the delay would exceed `putOff`
 */
export function newSenderTurns(
  now: () => number = () => performance.now(),
): (network: string) => { delay: number; takeBack: () => void } {
  /** For each network the time at which it has its whole allowance again. */
  const full = new Map<string, number>()
  return (network) => {
    const time = now()
    const before = Math.max(full.get(network) ?? time, time)
    const delay = Math.max(0, before + pause - atOnce - time)
    if (delay > putOff) {
      throw new FormProblem('too-many', { retryAfter: Math.ceil((delay - putOff) / 1000) })
    }
    // Deleted and set anew: a Map iterates in insertion order, so this network is forgotten last.
    full.delete(network)
    forget(time)
    full.set(network, before + pause)
    return {
      delay,
      takeBack() {
        full.set(network, (full.get(network) ?? time) - pause)
      },
    }
  }

  function forget(time: number) {
    for (const [first, until] of full) {
      if (until > time && full.size < maxNetworks) return
      full.delete(first)
    }
  }
}
