import { expect, it } from 'vitest'
import { turnsOf } from './in-turn.ts'

/** Work that ends when it is told to. */
function newWork(inTurn: ReturnType<typeof turnsOf>, size: number) {
  const state = {
    begun: false,
    end: () => {},
    fail: (_error: Error) => {},
    over: Promise.resolve(),
  }
  const work = new Promise<void>((resolve, reject) => {
    state.end = resolve
    state.fail = reject
  })
  state.over = inTurn(size, () => {
    state.begun = true
    return work
  })
  return state
}

const begun = async (...works: { begun: boolean }[]) => {
  await new Promise(setImmediate)
  return works.map((work) => work.begun)
}

it('runs what has room, and the rest in its order', async () => {
  const inTurn = turnsOf(10)
  const works = [6, 4, 3, 1, 20].map((size) => newWork(inTurn, size))
  const [first, second, third, fourth, large] = works
  expect(await begun(...works)).toEqual([true, true, false, false, false])
  second?.end()
  expect(await begun(...works)).toEqual([true, true, true, true, false])
  first?.fail(new Error('lost'))
  await expect(first?.over).rejects.toThrow('lost')
  third?.end()
  expect(await begun(...works)).toEqual([true, true, true, true, false])
  fourth?.end()
  // Larger than all the room: alone.
  expect(await begun(...works)).toEqual([true, true, true, true, true])
  large?.end()
  await large?.over
})

it('lets what has no size pass those that wait', async () => {
  const inTurn = turnsOf(10)
  const works = [10, 1, 0].map((size) => newWork(inTurn, size))
  expect(await begun(...works)).toEqual([true, false, true])
  for (const work of works) work.end()
  await Promise.all(works.map(({ over }) => over))
})
