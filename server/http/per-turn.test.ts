import { expect, it } from 'vitest'
import { perTurn } from './per-turn.ts'

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
  expect(await begunBy(perTurn(2), 5, 3)).toEqual(happened)
})

it('lets work that comes alone begin at once, and again in every later turn', async () => {
  const turn = perTurn(1)
  expect(await begunBy(turn, 1, 1)).toEqual(['0', 'turn'])
  expect(await begunBy(turn, 1, 1)).toEqual(['0', 'turn'])
})
