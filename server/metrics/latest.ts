/** Milliseconds for which a measured value serves everybody who asks. */
const freshFor = 5_000
/** Milliseconds that somebody who asks waits for a new one. */
const timeoutMs = 1_000
/** Milliseconds after which an old value says nothing any more. */
const staleAfter = 60_000

/**
 * Measures something costly at most once in a while and one at a time, however often it is asked
 * for. Whoever asks gets the last value when the measuring takes long; `undefined` when there is
 * none that still says something.
 */
export function latest<Value>(
  measure: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value | undefined> {
  let last: { value: Value; at: number } | undefined
  let underWay: Promise<void> | undefined
  let begun = Number.NEGATIVE_INFINITY

  async function refresh() {
    try {
      last = { value: await measure(), at: now() }
    } catch {
      // The store is away: its own metrics and the log say so.
    } finally {
      underWay = undefined
    }
  }

  return async () => {
    if (!underWay && now() - begun >= freshFor) {
      begun = now()
      underWay = refresh()
    }
    await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())])
    return last && now() - last.at < staleAfter ? last.value : undefined
  }
}
