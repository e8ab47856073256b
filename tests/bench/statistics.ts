/** The middle of some numbers; of an even number of them, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

/**
 * The number below which so large a part of all lies, between two of them in proportion.
 *
 * @param part 0.99 for p99
 * @throws {RangeError} without numbers there is none
 */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (below === undefined || above === undefined) throw new RangeError('no numbers')
  return below + (above - below) * (place % 1)
}
