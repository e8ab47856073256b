import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import type { StoreOperations } from '#server/operations.ts'
import { newFolder } from '../../tests/server/new-folder.ts'
import { openStore } from './open-store.ts'
import { keepStore, type RunningStore } from './running-store.ts'
import { storeWorker } from './store-access.ts'
import { StoreError, StoreProblem } from './store-problem.ts'

const silent = pino({ enabled: false })
let folder: string
let threads: Worker[]
let running: RunningStore<StoreOperations> | undefined

beforeEach(async () => {
  folder = await newFolder()
  threads = []
})
afterEach(async () => {
  await running?.close()
  running = undefined
})

function startThread(at = folder): Worker {
  const thread = new Worker(new URL('../store-thread.ts', import.meta.url), {
    workerData: { folder: at },
  })
  threads.push(thread)
  return thread
}

async function start() {
  running = keepStore(storeWorker<StoreOperations>(silent, startThread), silent)
  await running.tried
  return running.operations
}

function submission(index: number) {
  const fields = { name: 'Ada', message: 'x'.repeat(1000) }
  const bytes = new Uint8Array(100_000).fill(index)
  return {
    id: `ID${index}`,
    kind: 'application' as const,
    suspected: false,
    receivedAt: new Date('2026-11-21T08:00:00Z'),
    key: `key ${index}`,
    email: 'ada@mail.example',
    fields,
    resume: { fileName: 'resume.pdf', extension: '.pdf' as const, bytes },
  }
}

async function storedIds(): Promise<string[]> {
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  const rows = await store.db.selectFrom('submissions').select('id').execute()
  await store.close()
  return rows.map(({ id }) => id)
}

it('stores in another thread, bytes and dates included', async () => {
  const { storeSubmissions, readMailContent, claimMails } = await start()
  await storeSubmissions([submission(7)])
  const content = await readMailContent('ID7', true)
  expect(content?.receivedAt).toBe('2026-11-21T08:00:00.000Z')
  expect(content?.resume?.file?.bytes).toEqual(new Uint8Array(100_000).fill(7))
  expect(await claimMails(['application'], 5, new Date())).toMatchObject([
    { submissionId: 'ID7', attempts: 1 },
  ])
})

it('tells a failure by its code alone', async () => {
  const { storeSubmissions } = await start()
  await storeSubmissions([submission(1)])
  const again = storeSubmissions([{ ...submission(1), key: 'another' }])
  await expect(again).rejects.toThrow(new StoreError('SQLITE_CONSTRAINT'))
})

it('starts again when the thread dies, and keeps all that it had acknowledged', async () => {
  const { storeSubmissions } = await start()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, async (_, index) => {
      await storeSubmissions([submission(index)])
      if (index === 10) await threads[0]?.terminate()
    }),
  )
  const failed = outcomes.filter(({ status }) => status === 'rejected')
  expect(failed.length).toBeGreaterThan(0)
  expect(failed).toEqual(
    failed.map(() => ({ status: 'rejected', reason: new StoreError('STORE_RESTARTING') })),
  )
  // Sent again, as visitors and their browsers do.
  for (const [index, { status }] of outcomes.entries()) {
    if (status === 'rejected') await storeSubmissions([submission(index)])
  }
  expect(threads).toHaveLength(2)
  expect((await storedIds()).sort()).toEqual(outcomes.map((_, index) => `ID${index}`).sort())
})

it('says what to do when the store cannot be opened', async () => {
  const missing = join(folder, 'no\0folder')
  const access = storeWorker<StoreOperations>(silent, () => startThread(missing))
  onTestFinished(access.close)
  const unusable = access.open(() => {})
  await expect(unusable).rejects.toThrow(StoreProblem)
  await expect(unusable).rejects.toThrow(/make that folder writable, or choose another/)
})
