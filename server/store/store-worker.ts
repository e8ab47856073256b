import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { StoreOperations } from './operations.ts'
import { StoreError, StoreProblem } from './store-problem.ts'

/** What the server's thread says to the store's. */
export type StoreCall =
  | { kind: 'call'; id: number; name: keyof StoreOperations; args: unknown[] }
  | { kind: 'close' }

/** What the store's thread says to the server's. An error crosses as its code alone. */
export type StoreReply =
  | { kind: 'opened'; names: (keyof StoreOperations)[] }
  | { kind: 'unusable'; message: string }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'error'; id: number; code: string }

export type RunningStore = { operations: StoreOperations; close: () => Promise<void> }

type Opened = { worker: Worker; names: (keyof StoreOperations)[] }
type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Milliseconds before a thread that died is started again: the first time, and at most. */
const restartDelay = { first: 50, most: 5_000 }

function newThread(folder: string): Worker {
  return new Worker(new URL('./store-thread.ts', import.meta.url), {
    name: 'store',
    workerData: { folder },
  })
}

/**
 * Opens the embedded store in a thread of its own, because SQLite is synchronous: a slow disk, a
 * large file or another process's write lock then hold up forms, never pages.
 *
 * When the thread dies, what it was working on fails with `STORE_RESTARTING`, since nobody knows
 * whether it was stored; whoever sends it again is recognised by its key. The thread is started
 * again, and what is asked meanwhile waits for that.
 *
 * @param folder holds the SQLite files
 * @throws {StoreProblem} when the store cannot be opened
 */
export async function startStoreWorker(
  folder: string,
  log: FastifyBaseLogger,
  start: (folder: string) => Worker = newThread,
): Promise<RunningStore> {
  // By their ids, which are used again: see open-forms.ts for what a Map would cost.
  const pending: (Pending | undefined)[] = []
  let delay = restartDelay.first
  /** Whether a thread that ends is one too few: neither before the first has opened nor at the end. */
  let wanted = false
  let opened = open()
  const { names } = await opened
  wanted = true

  function open(): Promise<Opened> {
    const worker = start(folder)
    return new Promise((resolve, reject) => {
      worker.on('message', (reply: StoreReply) => {
        if (reply.kind === 'opened') {
          delay = restartDelay.first
          resolve({ worker, names: reply.names })
        } else if (reply.kind === 'unusable') reject(new StoreProblem(reply.message))
        else settle(reply)
      })
      worker.on('error', (error) => log.error({ name: error.name }, 'the store thread failed'))
      worker.once('exit', () => {
        reject(new StoreError('STORE_RESTARTING'))
        for (const call of pending.splice(0)) call?.reject(new StoreError('STORE_RESTARTING'))
        if (wanted) restart()
      })
    })
  }

  function restart() {
    log.error('the store thread ended and is started again')
    const pause = delay
    delay = Math.min(delay * 2, restartDelay.most)
    opened = wait(pause, undefined, { ref: false }).then(open)
    // Whoever asks meanwhile hears of it; nobody may be asking.
    opened.catch(() => {})
  }

  function settle(reply: Extract<StoreReply, { id: number }>) {
    const call = pending[reply.id]
    pending[reply.id] = undefined
    if (reply.kind === 'result') call?.resolve(reply.result)
    else call?.reject(new StoreError(reply.code))
  }

  async function call(name: keyof StoreOperations, args: unknown[]): Promise<unknown> {
    const { worker } = await opened
    return new Promise((resolve, reject) => {
      const free = pending.indexOf(undefined)
      const id = free === -1 ? pending.length : free
      pending[id] = { resolve, reject }
      worker.postMessage({ kind: 'call', id, name, args } satisfies StoreCall)
    })
  }

  return {
    // The one boundary between the threads: what goes out by name comes back as that name's result.
    operations: Object.fromEntries(
      names.map((name) => [name, (...args: unknown[]) => call(name, args)]),
    ) as StoreOperations,
    async close() {
      wanted = false
      const worker = (await opened.catch(() => undefined))?.worker
      if (!worker) return
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage({ kind: 'close' } satisfies StoreCall)
      await ended
    },
  }
}
