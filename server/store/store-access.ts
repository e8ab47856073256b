import type { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import type { Store, WatchedStore } from './open-store.ts'
import { errorCode, StoreError, StoreProblem } from './store-problem.ts'

export const limits = {
  storeLock: {
    value: 8_000,
    unit: 'milliseconds',
    of: 'waiting for another process that writes to the embedded store',
    beyond: '503 with `Retry-After`',
  },
} as const satisfies Limits

/** How the running server gets at its store: through a thread, or over the network. */
export type StoreAccess<Operations> = {
  /**
   * Opens what stands where the settings say. After `abandon` it may be called again.
   *
   * @param onLost to be called when what was opened is gone
   */
  open: (onLost: () => void) => Promise<void>
  /** What is asked of an open store; arguments and results are plain data. */
  operations: Operations
  /** Proves that what is open can be reached and is still in its place. */
  ping: () => Promise<void>
  /** Lets go at once of a store that has failed. */
  abandon: () => Promise<void>
  close: () => Promise<void>
}

/**
 * The methods of an object that is elsewhere: each becomes a call by its name. The one boundary where a
 * name stands for a method; whoever calls is checked against `Api`.
 *
 * @param call calls the method of that name, with `callMethod`
 */
export function remote<Api extends object>(
  call: (name: string, args: unknown[]) => Promise<unknown>,
): Api {
  const get = (_target: object, name: string | symbol) =>
    // `await` takes what has a `then` for a promise.
    name === 'then' ? undefined : (...args: unknown[]) => call(String(name), args)
  // A Proxy has the type of its target, which is empty here: `Api` says what `call` can answer.
  return new Proxy({}, { get }) as Api
}

/** The other end of `remote`: calls a method of an object by its name. */
export async function callMethod(api: object, name: string, args: unknown[]): Promise<unknown> {
  const method: unknown = Reflect.get(api, name)
  if (typeof method !== 'function') throw new TypeError(`there is no ${name}`)
  return Reflect.apply(method, api, args)
}

/** A store that is worked on in this thread: PostgreSQL, which answers over the network. */
export function localStore<Operations extends object>(
  open: () => Promise<WatchedStore>,
  operationsOn: (store: Store) => Operations,
): StoreAccess<Operations> {
  let opened: { store: WatchedStore; operations: Operations } | undefined
  return {
    async open() {
      const store = await open()
      opened = { store, operations: operationsOn(store) }
    },
    operations: remote<Operations>(async (name, args) => {
      if (!opened) throw new StoreError('STORE_OPENING')
      return callMethod(opened.operations, name, args)
    }),
    ping: async () => opened?.store.ping(),
    async abandon() {
      opened?.store.abandon()
      opened = undefined
    },
    close: async () => opened?.store.close(),
  }
}

/** A call from the server's thread to the store's; the reply gives an error by its code. */
export type StoreCall = { id: number; name: string; args: unknown[] }
export type StoreReply =
  // `undefined` is no JSON: there, the reply to an operation without a result has only its id.
  { id: number; result?: unknown } | { id: number; code: string; message: string | undefined }

/** What the thread answers beside the store's operations. */
export type StoreControl = Omit<StoreAccess<unknown>, 'operations' | 'open'> & {
  /** Opens what is at the store's path, after letting go of what is open. */
  open: (create: boolean) => Promise<void>
}

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** The calls to a thread or process that wait for its replies. @param errorOf the error of a failed one */
export function pendingCalls(errorOf: (code: string, message: string | undefined) => Error) {
  // By their ids, which are used again: a Map that grows and shrinks with every call is slower.
  const pending: (Pending | undefined)[] = []
  return {
    call(name: string, args: unknown[], send: (call: StoreCall) => void): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const free = pending.indexOf(undefined)
        const id = free === -1 ? pending.length : free
        pending[id] = { resolve, reject }
        send({ id, name, args })
      })
    },
    complete(reply: StoreReply) {
      const waiting = pending[reply.id]
      pending[reply.id] = undefined
      if ('code' in reply) waiting?.reject(errorOf(reply.code, reply.message))
      else waiting?.resolve(reply.result)
    },
    /** Where no more replies come. */
    rejectAll(error: Error) {
      for (const waiting of pending.splice(0)) waiting?.reject(error)
    },
  }
}

/**
 * The embedded store in a thread of its own, because SQLite is synchronous: a slow disk, a large
 * file or another process's write lock then hold up forms, never pages.
 *
 * When the thread dies, what it was working on fails with `STORE_RESTARTING`, since nobody knows
 * whether it was stored; whoever sends it again is recognised by its key. The next call starts
 * another, which has to open the store first.
 *
 * @param start starts the thread, which runs store-thread.ts
 */
export function storeWorker<Operations extends object>(
  log: FastifyBaseLogger,
  start: () => Worker,
): StoreAccess<Operations> {
  const calls = pendingCalls((code, message) =>
    message === undefined ? new StoreError(code) : new StoreProblem(message, code),
  )
  let thread: Worker | undefined
  let closing = false
  let onLost = () => {}
  /** Whether a store was found once: then a missing one is an error, and no new one is created. */
  let known = false

  function started(): Worker {
    const worker = start()
    worker.on('message', calls.complete)
    worker.on('error', (error) => log.error({ name: error.name }, 'the store thread failed'))
    worker.once('exit', () => {
      thread = undefined
      // Before `onLost`, whose calls go to another thread.
      calls.rejectAll(new StoreError('STORE_RESTARTING'))
      if (!closing) {
        log.error('the store thread ended and is started again')
        onLost()
      }
    })
    return worker
  }

  function call(name: string, args: unknown[]): Promise<unknown> {
    thread ??= started()
    const worker = thread
    return calls.call(name, args, (message) => worker.postMessage(message))
  }

  const control = remote<StoreControl>(call)
  return {
    operations: remote<Operations>(call),
    async open(lost) {
      onLost = lost
      try {
        await control.open(!known)
        known = true
      } catch (error) {
        known ||= errorCode(error).startsWith('STORE_')
        throw error
      }
    },
    ping: () => control.ping(),
    abandon: () => control.abandon(),
    async close() {
      closing = true
      if (!thread) return
      await control.close().catch(() => {})
      await thread?.terminate()
    },
  }
}
