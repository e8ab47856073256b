/** A piece of work, and how many processors it keeps busy on average. */
export type Weighted<Result> = {
  weight: number
  /** Works that have to be over before. */
  after?: readonly Weighted<Result>[]
  run: () => Promise<Result>
}

/**
 * Runs works side by side, in their order, as far as their weights fit on the processors; one that is too
 * heavy for all of them runs alone.
 *
 * @param processors how many there are
 * @returns their results, in the same order
 * @throws {Error} when works wait for each other, or for one that is not in the list
 */
export async function inParallel<Result>(
  works: readonly Weighted<Result>[],
  processors: number,
): Promise<Result[]> {
  const results = new Map<Weighted<Result>, Result>()
  const running = new Map<Weighted<Result>, Promise<void>>()
  let free = processors
  for (;;) {
    for (const work of works) {
      const ready = (work.after ?? []).every((earlier) => results.has(earlier))
      const fits = work.weight <= free || running.size === 0
      if (results.has(work) || running.has(work) || !ready || !fits) continue
      free -= work.weight
      const over = work.run().then((result) => {
        results.set(work, result)
        running.delete(work)
        free += work.weight
      })
      running.set(work, over)
    }
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  return works.map((work) => {
    const result = results.get(work)
    if (result === undefined) throw new Error('works wait for each other')
    return result
  })
}
