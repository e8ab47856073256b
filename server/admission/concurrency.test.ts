import { expect, it } from 'vitest'
import { limitBytesAtOnce, limitStartsPerTick } from './concurrency.ts'

/** What happened, in its order: work that began, and turns of the event loop that ended. */
async function begunBy(turn: () => Promise<void>, count: number, turns: number): Promise<string[]> {
  const happened: string[] = []
  const work = Array.from({ length: count }, async (_, index) => {
    await turn()
    happened.push(String(index))
  })
  for (let end = 0; end < turns; end += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    happened.push('turn')
  }
  await Promise.all(work)
  return happened
}

it('begins so much in each turn, in the order in which it came', async () => {
  // What waited for a turn begins in it before our own look at its end.
  const happened = ['0', '1', '2', '3', 'turn', '4', 'turn', 'turn']
  expect(await begunBy(limitStartsPerTick(2), 5, 3)).toEqual(happened)
})

it('lets work that comes alone begin at once, and again in every later turn', async () => {
  const turn = limitStartsPerTick(1)
  expect(await begunBy(turn, 1, 1)).toEqual(['0', 'turn'])
  expect(await begunBy(turn, 1, 1)).toEqual(['0', 'turn'])
})

/** Work that ends when it is told to. */
function newWork(inTurn: ReturnType<typeof limitBytesAtOnce>, size: number) {
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
  const inTurn = limitBytesAtOnce(10)
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
  const inTurn = limitBytesAtOnce(10)
  const works = [10, 1, 0].map((size) => newWork(inTurn, size))
  expect(await begun(...works)).toEqual([true, false, true])
  for (const work of works) work.end()
  await Promise.all(works.map(({ over }) => over))
})
