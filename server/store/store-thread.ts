import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { limits } from '#server/limits.ts'
import { openStore } from './open-store.ts'
import { operationsOn, type StoreOperations } from './operations.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { StoreCall, StoreReply } from './store-worker.ts'

/** The thread in which SQLite works: see store-worker.ts. It ends when its port is closed. */
const port = parentPort
if (!port) throw new Error('store-thread.ts runs in a worker thread only')

/** Milliseconds for which one attempt waits for another process's write, and between two attempts. */
const attemptTimeout = 100
const attemptPause = 20

function reply(message: StoreReply) {
  port?.postMessage(message)
}

async function open() {
  try {
    const settings = { DATA_DIR: workerData.folder, DATABASE_URL: undefined }
    return await openStore(settings, { lockTimeout: attemptTimeout })
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error
    reply({ kind: 'unusable', message: error.message })
    port?.close()
    return undefined
  }
}

/**
 * Tries again while another process holds the write lock. Every call has its own time, however many
 * wait: a longer timeout of SQLite's would hold the thread, and what waits behind would wait in turn.
 */
async function unlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + limits.storeLock.value
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (errorCode(error) !== 'SQLITE_BUSY' || Date.now() > end) throw error
      await wait(attemptPause)
    }
  }
}

const store = await open()
if (store) {
  const operations = operationsOn(store)
  port.on('message', async (call: StoreCall) => {
    if (call.kind === 'close') {
      await store.close()
      port.close()
      return
    }
    try {
      // The caller's types made sure that the arguments are this operation's.
      const operation = operations[call.name] as (...args: unknown[]) => Promise<unknown>
      const result = await unlocked(() => operation(...call.args))
      reply({ kind: 'result', id: call.id, result })
    } catch (error) {
      reply({ kind: 'error', id: call.id, code: errorCode(error) })
    }
  })
  // The keys of an object literal: TypeScript gives them as plain strings.
  reply({ kind: 'opened', names: Object.keys(operations) as (keyof StoreOperations)[] })
}
