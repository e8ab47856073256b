import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { operationsOn, type StoreOperations } from './operations.ts'
import { openStore, type WatchedStore } from './store/open-store.ts'
import { fileState, sqliteFile } from './store/sqlite.ts'
import {
  callMethod,
  limits,
  type StoreCall,
  type StoreControl,
  type StoreReply,
} from './store/store-access.ts'
import { errorCode, StoreError, StoreProblem } from './store/store-problem.ts'

/* The thread in which SQLite works, for the server's thread: see store/store-access.ts. */

/** Milliseconds for which one attempt waits for another process's write, and between two attempts. */
const attemptTimeout = 100
const attemptPause = 20

type FileState = ReturnType<typeof fileState>

const folder: string = workerData.folder
let opened: { store: WatchedStore; operations: StoreOperations } | undefined
/** What was there at the last attempt to open, and the file that was open last. */
let lastAttempt: { found: FileState } | undefined
let lastOpenFile: string | undefined
/** A file that is damaged or of a newer version: it is not read again until it changes. */
let unusable: { found: FileState; problem: StoreProblem } | undefined

const control: StoreControl = {
  async open(create) {
    await control.abandon()
    const found = fileState(sqliteFile(folder))
    if (unusable && unusable.found?.state === found?.state) throw unusable.problem
    unusable = undefined
    const before = lastAttempt
    lastAttempt = { found }
    // A new file may still be being copied to this path: it must look the same twice.
    const same = found?.file === lastOpenFile || before?.found?.state === found?.state
    if (before && found && !same) throw new StoreError('STORE_MOVED')
    try {
      // With SQLite's longer lock timeout: an opening that fails would have to start over.
      const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined }, { create })
      await sql`pragma busy_timeout = ${sql.lit(attemptTimeout)}`.execute(store.db)
      opened = { store, operations: operationsOn(store) }
      lastAttempt = { found: fileState(sqliteFile(folder)) }
      lastOpenFile = lastAttempt.found?.file
    } catch (error) {
      if (error instanceof StoreProblem && /^STORE_(DAMAGED|NEWER)$/.test(error.code)) {
        lastAttempt = { found: fileState(sqliteFile(folder)) }
        unusable = { ...lastAttempt, problem: error }
      }
      throw error
    }
  },
  ping: async () => opened?.store.ping(),
  async abandon() {
    opened?.store.abandon()
    opened = undefined
  },
  async close() {
    await opened?.store.close()
    opened = undefined
  },
}

/**
 * Runs an operation, and fails where the open files are not those at the store's path. It is tried again
 * while another process holds the write lock. Every call has its own deadline: a longer `busy_timeout`
 * would block the thread, and add up over the calls that wait.
 */
async function operate(name: string, args: unknown[]): Promise<unknown> {
  if (!opened) throw new StoreError('STORE_RESTARTING')
  const { store, operations } = opened
  const end = Date.now() + limits.storeLock.value
  for (;;) {
    try {
      const result = await callMethod(operations, name, args)
      await store.ping()
      return result
    } catch (error) {
      if (errorCode(error) !== 'SQLITE_BUSY' || Date.now() > end) throw error
      await wait(attemptPause)
    }
  }
}

parentPort?.on('message', async ({ id, name, args }: StoreCall) => {
  const reply = (message: StoreReply) => parentPort?.postMessage(message)
  try {
    const isControl = Object.hasOwn(control, name)
    reply({ id, result: await (isControl ? callMethod(control, name, args) : operate(name, args)) })
  } catch (error) {
    const message = error instanceof StoreProblem ? error.message : undefined
    reply({ id, code: errorCode(error), message })
  }
})
