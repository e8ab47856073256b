/** A piece of work, the processors that it keeps busy on average, and the work that has to be over before. */
export type Weighted<Result> = {
  weight: number
  after: readonly Weighted<Result>[]
  run: () => Promise<Result>
}

/**
 * Runs work side by side, in the order of the list, as far as the weights fit on the processors. What is too heavy
 * for all of them runs alone.
 *
 * @returns the results, in the order in which they came
 */
export async function inParallel<Result>(
  works: readonly Weighted<Result>[],
  processors: number,
): Promise<Result[]> {
  const results = new Map<Weighted<Result>, Result>()
  const running = new Map<Weighted<Result>, Promise<void>>()
  let free = processors
  while (results.size < works.length) {
    for (const work of works) {
      const fits = work.weight <= free || running.size === 0
      const ready = work.after.every((earlier) => results.has(earlier))
      if (results.has(work) || running.has(work) || !ready || !fits) continue
      free -= work.weight
      const over = work.run().then((result) => {
        results.set(work, result)
        running.delete(work)
        free += work.weight
      })
      running.set(work, over)
    }
    await Promise.race(running.values())
  }
  return [...results.values()]
}
