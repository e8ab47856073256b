import type { Store, WatchedStore } from './open-store.ts'
import { StoreError } from './store-problem.ts'

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
  const get =
    (_target: object, name: string | symbol) =>
    (...args: unknown[]) =>
      call(String(name), args)
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
