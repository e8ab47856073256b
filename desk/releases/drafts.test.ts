import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BuildState, Desk, Job } from './builds.ts'
import { type Drafts, watchDraft } from './drafts.ts'

const states = new Map<string, BuildState['state']>()
let jobs: Job[]
let commit: string
let code: string
let drafts: Drafts

/** Longer than the pause between two polls. */
const aMoment = 2_500

beforeEach(async () => {
  vi.useFakeTimers()
  states.clear()
  jobs = []
  commit = 'first'
  code = 'code-1'
  const builds = {
    async request(job: Job) {
      jobs.push(job)
      states.set(job.id, 'waiting')
    },
    async state(id: string) {
      const state = states.get(id)
      return state && { state, step: '', done: 0 }
    },
    folder: (id: string) => id,
  }
  const content = { commitOf: async () => commit }
  const row = {
    select: () => row,
    where: () => row,
    executeTakeFirst: async () => ({ value: code }),
  }
  const db = { selectFrom: () => row }
  const now = () => Date.now()
  drafts = watchDraft({ builds, content, db, now, log: console } as unknown as Desk)
  await vi.advanceTimersByTimeAsync(aMoment)
})
afterEach(() => {
  drafts.stop()
  vi.useRealTimers()
})

const commits = () => jobs.map((job) => job.commit)
const last = () => `${jobs.at(-1)?.id}`

async function save(name: string): Promise<void> {
  commit = name
  await vi.advanceTimersByTimeAsync(aMoment)
}

it('a build that was begun is finished and shown while people save', async () => {
  states.set(last(), 'building')
  const begun = last()
  for (const name of ['second', 'third']) await save(name)
  states.set(begun, 'ready')
  await vi.advanceTimersByTimeAsync(aMoment)
  expect(await drafts.folder()).toBe(begun)
  expect(new Set(commits())).toEqual(new Set(['first', 'second', 'third']))
})

it('what is shown is the newest that was finished, though nobody looked', async () => {
  states.set(last(), 'ready')
  expect(await drafts.folder()).toBe(last())
  await save('second')
  states.set(last(), 'ready')
  await vi.advanceTimersByTimeAsync(aMoment)
  const finished = last()
  await save('third')
  expect(await drafts.folder()).toBe(finished)
})

it('a draft is built again when the code is another one', async () => {
  states.set(last(), 'ready')
  code = 'code-2'
  await vi.advanceTimersByTimeAsync(aMoment)
  expect(commits()).toEqual(['first', 'first'])
})

it('a draft that has been cleared is not shown, and is made again', async () => {
  states.set(last(), 'ready')
  const cleared = await drafts.folder()
  states.clear()
  expect([cleared, await drafts.folder()]).toEqual([last(), undefined])
  await vi.advanceTimersByTimeAsync(aMoment)
  expect(commits()).toEqual(['first', 'first'])
})
