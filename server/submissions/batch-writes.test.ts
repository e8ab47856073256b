import { expect, it } from 'vitest'
import { inBatches, Overloaded } from './batch-writes.ts'

class DataError extends Error {}

/** A store whose writes end when the test says so. */
function slowStore() {
  const writes: { items: readonly string[]; end: () => void; fail: (error: Error) => void }[] = []
  const began: (() => void)[] = []
  const write = (items: readonly string[]) =>
    new Promise<void>((end, fail) => {
      writes.push({ items, end, fail })
      for (const notify of began.splice(0)) notify()
    })
  async function nth(number: number) {
    for (;;) {
      const found = writes[number]
      if (found) return found
      await new Promise<void>((resolve) => began.push(resolve))
    }
  }
  return { write, nth, writes }
}

const limits = {
  maxItems: 3,
  maxBytes: 100,
  sizeOf: (item: string) => item.length,
  maxWaiting: 10,
  isDataError: (error: unknown) => error instanceof DataError,
}

it('divides what is too large for one write', async () => {
  const { write, nth } = slowStore()
  const put = inBatches(write, limits)
  const [large, tooLarge] = ['x'.repeat(60), 'y'.repeat(101)]
  const all = [large, large, 'a', tooLarge].map(put)
  for (const [number, expected] of [[large], [large, 'a'], [tooLarge]].entries()) {
    const { items, end } = await nth(number)
    expect(items).toEqual(expected)
    end()
  }
  await Promise.all(all)
})

it('waits while more arrives within a turn of the event loop', async () => {
  const { write, nth } = slowStore()
  const put = inBatches(write, { ...limits, maxItems: 9 })
  const all: Promise<void>[] = []
  setImmediate(() => {
    all.push(put('b'))
    setImmediate(() => all.push(put('c')))
  })
  all.push(put('a'))
  const first = await nth(0)
  expect(first.items).toEqual(['a', 'b', 'c'])
  first.end()
  await Promise.all(all)
})

it('writes what arrives together in one go, in order, and tells nobody before that', async () => {
  const { write, nth, writes } = slowStore()
  const put = inBatches(write, limits)
  const done: string[] = []
  const all = ['a', 'b', 'c', 'd'].map((item) => put(item).then(() => done.push(item)))
  const first = await nth(0)
  expect(first.items).toEqual(['a', 'b', 'c'])
  first.end()
  const second = await nth(1)
  expect(second.items).toEqual(['d'])
  expect(done).toEqual(['a', 'b', 'c'])
  second.end()
  await Promise.all(all)
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  expect(writes).toHaveLength(2)
})

it('writes the others when one item is at fault', async () => {
  const written: string[] = []
  const put = inBatches(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new DataError('bad')
    written.push(...items)
  }, limits)
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(put))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(written).toEqual(['a', 'b'])
})

it('fails all who wait at once when the store fails, and works again afterwards', async () => {
  let writes = 0
  let broken = true
  const put = inBatches(async (_items: readonly string[]) => {
    writes += 1
    if (broken) throw new Error('the store is gone')
  }, limits)
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(put))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(writes).toBe(1)
  broken = false
  await expect(put('h')).resolves.toBeUndefined()
})

it('gives up the rest when the store fails while items are tried one by one', async () => {
  const { write, nth, writes } = slowStore()
  const put = inBatches(write, { ...limits, maxItems: 2 })
  const all = Promise.allSettled(['a', 'b', 'c'].map(put))
  ;(await nth(0)).fail(new DataError('one of them'))
  ;(await nth(1)).end()
  ;(await nth(2)).fail(new Error('the store is gone'))
  const outcomes = await all
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(writes).toHaveLength(3)
})

it('refuses what could not be worked off in good time', async () => {
  const { write, nth } = slowStore()
  const put = inBatches(write, { ...limits, maxWaiting: 2 })
  const waiting = ['a', 'b'].map(put)
  await expect(put('c')).rejects.toThrow(Overloaded)
  ;(await nth(0)).end()
  await Promise.all(waiting)
})
