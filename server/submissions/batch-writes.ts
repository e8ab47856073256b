/** More is waiting than can be worked off in good time. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED'
}

type Waiting<Item> = { item: Item; done: () => void; failed: (error: unknown) => void }

type BatchLimits<Item> = {
  /** Items in one write. */
  maxItems: number
  /** Bytes in one write of several items: the store's thread and SQLite each have a copy of them. */
  maxBytes: number
  /** An item's bytes. */
  sizeOf: (item: Item) => number
  /** Items that may wait; one more is refused with {@link Overloaded}. */
  maxWaiting: number
  /** Whether an error is about one of the items: the others are then written without it. */
  isDataError: (error: unknown) => boolean
}

/**
 * Collects what arrives while a write is under way and writes it in one go, so that many pay for
 * one commit together. Each caller hears of its own item only after the write that held it.
 *
 * @param write writes all items or none
 */
export function inBatches<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  { maxItems, maxBytes, sizeOf, maxWaiting, isDataError }: BatchLimits<Item>,
): (item: Item) => Promise<void> {
  const queue: Waiting<Item>[] = []
  let writing = false

  async function work() {
    writing = true
    for (;;) {
      await gathered()
      if (queue.length === 0) break
      await writeBatch(nextBatch())
    }
    writing = false
  }

  function nextBatch(): Waiting<Item>[] {
    let bytes = 0
    const rest = queue.findIndex(({ item }, index) => {
      bytes += sizeOf(item)
      return index === maxItems || (index > 0 && bytes > maxBytes)
    })
    return queue.splice(0, rest < 0 ? queue.length : rest)
  }

  /** Waits for items of the same moment, such as each caller's next one after a write. */
  async function gathered(): Promise<void> {
    for (let known = -1; known < queue.length && queue.length < maxItems; ) {
      known = queue.length
      await new Promise(setImmediate)
    }
  }

  async function writeBatch(batch: Waiting<Item>[]): Promise<void> {
    try {
      await write(batch.map(({ item }) => item))
      for (const { done } of batch) done()
    } catch (error) {
      if (isDataError(error) && batch.length > 1) for (const one of batch) await writeBatch([one])
      else fail(isDataError(error) ? batch : batch.concat(queue.splice(0)), error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= maxWaiting) {
        reject(new Overloaded('too many writes are waiting'))
        return
      }
      queue.push({ item, done: resolve, failed: reject })
      if (!writing) void work()
    })
}

/** Fails the waiting items as well: they would meet the same error, one timeout later. */
function fail(items: readonly { failed: (error: unknown) => void }[], error: unknown) {
  for (const { failed } of items) failed(error)
}
