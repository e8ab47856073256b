/** Milliseconds for which a measured value is reused. */
const freshFor = 5_000
/** Milliseconds that a caller waits for a new one. */
const timeoutMs = 1_000
/** Milliseconds after which a value is too old to report. */
const staleAfter = 60_000

/**
 * Measures something costly at most once every `freshFor`, and never twice at the same time. When
 * measuring takes longer than `timeoutMs`, callers get the last value, or `undefined` if it is stale.
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
