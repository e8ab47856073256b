/**
 * Work that many ask for and that is done once for all of them: who asks while it is under way, or
 * within the time after its beginning, gets its outcome, a failure too.
 *
 * @param time milliseconds
 */
export function shareFor<Result>(time: number, work: () => Promise<Result>): () => Promise<Result> {
  let last: { outcome: Promise<Result>; begun: number; over: boolean } | undefined
  return () => {
    if (last && (!last.over || performance.now() - last.begun < time)) return last.outcome
    const current = { outcome: work(), begun: performance.now(), over: false }
    const over = () => {
      current.over = true
    }
    current.outcome.then(over, over)
    last = current
    return current.outcome
  }
}
