import { expect, it } from 'vitest'
import { inParallel, type Weighted } from './in-parallel.ts'

/** Works that note when they begin and end, and end when they are told to. */
function works(weights: Record<string, number>) {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string, after: Weighted<string>[] = []): Weighted<string> => ({
    weight: weights[name] ?? 1,
    after,
    run: async () => {
      events.push(`${name} begins`)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      events.push(`${name} ends`)
      return name
    },
  })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
    return events.splice(0)
  }
  return { work, end, begun: () => events.splice(0) }
}

it('runs what fits on the processors, in order', async () => {
  const { work, end, begun } = works({ a: 1, b: 1.5, c: 0.5, d: 1 })
  const all = inParallel(
    ['a', 'b', 'c', 'd'].map((name) => work(name)),
    2,
  )
  expect(begun()).toEqual(['a begins', 'c begins'])
  expect(await end('c')).toEqual(['c ends', 'd begins'])
  expect(await end('a')).toEqual(['a ends'])
  expect(await end('d')).toEqual(['d ends', 'b begins'])
  await end('b')
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

it('runs what is too heavy for all processors, alone', async () => {
  const { work, end, begun } = works({ heavy: 9, light: 0.1 })
  const all = inParallel([work('heavy'), work('light')], 2)
  expect(begun()).toEqual(['heavy begins'])
  expect(await end('heavy')).toEqual(['heavy ends', 'light begins'])
  await end('light')
  await all
})

it('waits for what a work needs', async () => {
  const { work, end, begun } = works({})
  const first = work('first')
  const all = inParallel([work('last', [first]), first], 2)
  expect(begun()).toEqual(['first begins'])
  expect(await end('first')).toEqual(['first ends', 'last begins'])
  await end('last')
  expect(await all).toEqual(['last', 'first'])
})

it('says that a work waits for one that never runs', async () => {
  const { work } = works({})
  await expect(inParallel([work('last', [work('missing')])], 2)).rejects.toThrow('wait for each')
})

it('fails with the work that fails', async () => {
  const broken = { weight: 1, run: () => Promise.reject(new Error('broken')) }
  await expect(inParallel([broken], 2)).rejects.toThrow('broken')
})
