import { FormProblem } from '#server/http/form-problem.ts'
import { limits } from '#server/limits.ts'

const hour = 60 * 60 * 1000
/** Milliseconds between two sign-ups of one network that are past those at once. */
const pause = hour / limits.signUpsHour.value
const atOnce = limits.signUpsAtOnce.value * pause
const putOff = limits.signUpPutOff.value * hour

/** Networks that are remembered: beyond them the one that came first is forgotten. */
const mostNetworks = 20_000

/**
 * When the confirmations that one network asks for are sent: some at once, the next ones later, in
 * order, by the generic cell rate algorithm. Kept in memory alone, until its time is over.
 *
 * @param now the clock, in milliseconds since 1970
 * @returns gives the turn of a network's next sign-up, and how to take it back where that was not
 *   stored; throws a {FormProblem} where the turn would be too far off to be promised
 */
export function newSenderTurns(
  now: () => number = Date.now,
): (network: string) => { turn: Date; takeBack: () => void } {
  /** For each network the time at which it has its whole allowance again. */
  const full = new Map<string, number>()
  return (network) => {
    const before = Math.max(full.get(network) ?? 0, now())
    const turn = Math.max(now(), before + pause - atOnce)
    if (turn > now() + putOff) {
      const retryAfter = Math.ceil((turn - putOff - now()) / 1000)
      throw new FormProblem('too-many', { retryAfter })
    }
    if (full.size >= mostNetworks) forgetOne()
    // Whoever comes again is the last to be forgotten.
    full.delete(network)
    full.set(network, before + pause)
    return {
      turn: new Date(turn),
      takeBack() {
        full.set(network, (full.get(network) ?? 0) - pause)
      },
    }
  }

  function forgetOne() {
    const [first] = full.keys()
    if (first !== undefined) full.delete(first)
  }
}
