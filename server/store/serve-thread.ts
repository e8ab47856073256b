import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { openStore, type Store, type WatchedStore } from './open-store.ts'
import type { Operations } from './running-store.ts'
import { sqliteFile } from './sqlite.ts'
import { errorCode, StoreError, StoreProblem } from './store-problem.ts'
import { limits, type StoreCall, type StoreControl, type StoreReply } from './store-worker.ts'

/** Milliseconds for which one attempt waits for another process's write, and between two attempts. */
const attemptTimeout = 100
const attemptPause = 20

/** A file as it was when we looked; undefined when none could be seen. */
type Found = { file: string; state: string } | undefined

/**
 * Answers what the server's thread asks of the embedded store, from the worker thread that calls this:
 * see store-worker.ts.
 */
export function serveThread(operationsOn: (store: Store) => Operations): void {
  const port = parentPort
  if (!port) throw new Error('the store is served from a worker thread only')
  const folder: string = workerData.folder
  let opened: { store: WatchedStore; operations: Operations } | undefined

  /** What was there at the last attempt to open, and the file that was open last. */
  let last: { found: Found } | undefined
  let openedFile: string | undefined
  /** A file that is damaged or of a newer version: it is not read again until it changes. */
  let hopeless: { found: Found; problem: StoreProblem } | undefined

  const control: StoreControl = {
    async open(create) {
      control.abandon()
      const found = find(folder)
      if (hopeless && hopeless.found?.state === found?.state) throw hopeless.problem
      hopeless = undefined
      const before = last
      last = { found }
      // A new file may still be being copied to this path: it must look the same twice.
      const same = found?.file === openedFile || before?.found?.state === found?.state
      if (before && found && !same) throw new StoreError('STORE_MOVED')
      try {
        const settings = { DATA_DIR: folder, DATABASE_URL: undefined }
        // With SQLite's longer lock timeout: an opening that fails would have to start over.
        const store = await openStore(settings, { create })
        await sql`pragma busy_timeout = ${sql.lit(attemptTimeout)}`.execute(store.db)
        opened = { store, operations: operationsOn(store) }
        last = { found: find(folder) }
        openedFile = last.found?.file
      } catch (error) {
        if (error instanceof StoreProblem && /^STORE_(DAMAGED|NEWER)$/.test(error.code)) {
          last = { found: find(folder) }
          hopeless = { ...last, problem: error }
        }
        throw error
      }
    },
    look: () => opened?.store.look(),
    abandon() {
      opened?.store.abandon()
      opened = undefined
    },
    async close() {
      await opened?.store.close()
      opened = undefined
    },
  }

  /** Runs an operation; fails where the open files are not those at the store's path. */
  async function operate({ name, args }: StoreCall): Promise<unknown> {
    if (!opened) throw new StoreError('STORE_RESTARTING')
    const { store, operations } = opened
    // The caller's types made sure that there is one, and that the arguments are its own.
    const operation = operations[name] as (...args: unknown[]) => Promise<unknown>
    const result = await unlocked(() => operation(...args))
    store.look()
    return result
  }

  async function answer(call: StoreCall): Promise<unknown> {
    const { name, args } = call
    return Object.hasOwn(control, name)
      ? (control as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args)
      : operate(call)
  }

  port.on('message', async (call: StoreCall) => {
    const reply = (message: StoreReply) => port.postMessage(message)
    try {
      reply({ id: call.id, result: await answer(call) })
    } catch (error) {
      const message = error instanceof StoreProblem ? error.message : undefined
      reply({ id: call.id, code: errorCode(error), message })
    }
  })
}

function find(folder: string): Found {
  try {
    const { dev, ino, size, mtimeNs } = statSync(sqliteFile(folder), { bigint: true })
    return { file: `${dev}:${ino}`, state: `${dev}:${ino}:${size}:${mtimeNs}` }
  } catch {
    // Opening the file will fail with the reason.
    return undefined
  }
}

/**
 * Tries again while another process holds the write lock. Every call has its own deadline: a longer
 * `busy_timeout` would block the thread, and add up over the calls that wait.
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
