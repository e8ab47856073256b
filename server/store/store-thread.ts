import { parentPort, workerData } from 'node:worker_threads'
import { openStore } from './open-store.ts'
import { operationsOn, type StoreOperations } from './operations.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { StoreCall, StoreReply } from './store-worker.ts'

/** The thread in which SQLite works: see store-worker.ts. It ends when its port is closed. */
const port = parentPort
if (!port) throw new Error('store-thread.ts runs in a worker thread only')

function reply(message: StoreReply) {
  port?.postMessage(message)
}

async function open() {
  try {
    return await openStore({ DATA_DIR: workerData.folder, DATABASE_URL: undefined })
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error
    reply({ kind: 'unusable', message: error.message })
    port?.close()
    return undefined
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
      reply({ kind: 'result', id: call.id, result: await operation(...call.args) })
    } catch (error) {
      reply({ kind: 'error', id: call.id, code: errorCode(error) })
    }
  })
  // The keys of an object literal: TypeScript gives them as plain strings.
  reply({ kind: 'opened', names: Object.keys(operations) as (keyof StoreOperations)[] })
}
