import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Desk } from './builds.ts'
import { serving } from './serving.ts'
import { startTidying } from './tidying.ts'

vi.mock('./serving.ts', () => ({ serving: vi.fn(async () => true) }))

const clearEditions = vi.fn(async () => {})
const collectGarbage = vi.fn(async (_: AbortSignal) => {})
let draft: string
let isBuilding: boolean
let stop: () => Promise<void>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  draft = 'first'
  isBuilding = false
  const content = { commitOf: async () => draft, collectGarbage }
  const live = async () => ({ number: 1 })
  const builds = { live, clearEditions, isBuilding: () => isBuilding }
  stop = startTidying({ content, builds, log: console } as unknown as Desk)
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

const anHour = () => vi.advanceTimersByTimeAsync(3_600_000)
const times = () => [clearEditions, collectGarbage].map(({ mock }) => mock.calls.length)

it('tidies after an hour without a save, while nothing is built', async () => {
  expect(times()).toEqual([0, 0])
  draft = 'second'
  await anHour()
  isBuilding = true
  await anHour()
  expect(times()).toEqual([0, 0])
  isBuilding = false
  await anHour()
  expect(times()).toEqual([1, 1])
})

it('leaves all editions while the visitors’ server has not taken over the live one', async () => {
  vi.mocked(serving).mockResolvedValueOnce(false)
  await anHour()
  expect(times()).toEqual([0, 1])
})

it('ends what it is at when the desk stops', async () => {
  let ended: AbortSignal | undefined
  collectGarbage.mockImplementationOnce(async (signal) => {
    ended = signal
  })
  await anHour()
  await stop()
  expect(ended?.aborted).toBe(true)
})
