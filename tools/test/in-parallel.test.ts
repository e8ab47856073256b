import { expect, it } from 'vitest'
import { inParallel, type Weighted } from './in-parallel.ts'

/** Work that notes when it begins and ends, and ends after so many turns. */
function works() {
  const events: string[] = []
  const work = (name: string, weight: number, turns: number, after: Weighted<void>[] = []) => ({
    weight,
    after,
    run: async () => {
      events.push(`${name} begins`)
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
      events.push(`${name} ends`)
    },
  })
  return { work, events }
}

it('runs what fits on the processors, in order; what waits, later; what is too heavy, alone', async () => {
  const { work, events } = works()
  const first = work('first', 1, 9)
  const all = [work('after', 1, 1, [first]), first, work('big', 1.5, 1), work('small', 0.5, 3)]
  await inParallel([...all, work('heavy', 9, 1)], 2)
  expect(events).toEqual([
    'first begins',
    'small begins',
    'small ends',
    'first ends',
    'after begins',
    'after ends',
    'big begins',
    'big ends',
    'heavy begins',
    'heavy ends',
  ])
})

it('fails with the work that fails', async () => {
  const broken = { weight: 1, after: [], run: () => Promise.reject(new Error('broken')) }
  await expect(inParallel([broken], 2)).rejects.toThrow('broken')
})
