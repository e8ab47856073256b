import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { refuseForgottenStore } from './forgotten-store.ts'
import type { Store, StoreSettings, WatchedStore } from './open-store.ts'
import {
  errorCode,
  isDataError,
  isFull,
  isPassing,
  meaningOf,
  StoreError,
  StoreProblem,
  staysOpen,
} from './store-problem.ts'
import { limits as lockLimits, storeWorker } from './store-worker.ts'

export const limits = {
  healthAge: {
    value: 1_000,
    unit: 'milliseconds',
    of: 'the time for which one answer of `/api/health` serves all who ask',
    beyond: 'the store is asked again',
  },
} as const satisfies Limits

/**
 * What the running server asks of its store, by name. Arguments and results are plain data, so that
 * the store may answer from another thread.
 */
export type Operations = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>

/** Names, not functions: the code that works on SQLite is not loaded into the server's thread. */
export type OperationNames<Asked extends Operations> = Readonly<
  Record<keyof Asked, 'stores' | 'asks'>
>

/** How the running server gets at its store: through a thread, or over the network. */
type StoreAccess = {
  /**
   * Opens what stands where the settings say. After `abandon` it may be called again.
   *
   * @param lost to be called when what was opened is gone
   */
  open: (lost: () => void) => Promise<void>
  /** Asks what is open for an operation by its name. */
  call: (name: string, ...args: unknown[]) => Promise<unknown>
  /** Proves that what is open can be reached and is still in its place. */
  look: () => unknown
  /** Lets go at once of a store that has failed. */
  abandon: () => unknown
  close: () => Promise<void>
}

/** Whether forms can be stored: the one place that knows. */
export type FormsState = {
  available: () => boolean
  /** The code of what is wrong; undefined while all is well. */
  code: () => string | undefined
  /** Whether to try at all: what is wrong may be over in a moment. */
  worthTrying: () => boolean
  /** Finds out by doing what a form does, where none did lately. Never takes long, never throws. */
  check: () => Promise<void>
}

export type RunningStore<Asked extends Operations> = {
  operations: Asked
  forms: FormsState
  /** Resolves when the store is open, or could not be opened at the first attempt. */
  tried: Promise<void>
  close: () => Promise<void>
}

/**
 * `opening`: at the start, and after the store was lost; calls wait a moment. `open`: it works.
 * `away`: it failed; `usable` if it may work again without being opened anew.
 */
type State = { is: 'opening' | 'open' } | { is: 'away'; code: string; usable: boolean }

/** Milliseconds between two attempts to get the store back: after the first, and at most. */
const pauses = { first: 250, longest: 3_000 }
/** Milliseconds of silence after which an open store is looked at. */
const lookAfter = 2_000
/** Milliseconds that a check, the start and the stop of the server take at most for the store's sake. */
const longest = { check: 2_000, start: 5_000, close: 5_000 }
/** Bytes that a disk which was full must have room for: the largest message, and what goes with it. */
const room = 64 * 1024

/**
 * Keeps a store for the running server, which needs none to serve pages: opens it, notices when it
 * fails, is gone or is another one, and gets it back without a restart.
 *
 * @param names of the operations; the success of those that store says that forms can be stored
 */
export function keepStore<Asked extends Operations>(
  access: StoreAccess,
  names: OperationNames<Asked>,
  log: FastifyBaseLogger,
): RunningStore<Asked> {
  const uses = new Map<string, 'stores' | 'asks'>(Object.entries(names))
  let state: State = { is: 'opening' }
  /** Resolves when `opening` is over. */
  let opening = promised()
  const tried = atMost(longest.start, opening.promise)
  /** The number of openings, by which late failures of an earlier one are told apart and ignored. */
  let openings = 0
  /** When a form could be stored last, and when the store answered last. */
  let stored = Number.NEGATIVE_INFINITY
  let heard = Number.NEGATIVE_INFINITY
  /** What the log was told is wrong. */
  let told: { line: string; passing: boolean } | undefined
  let recovering: Promise<void> | undefined
  let proving: Promise<void> | undefined
  let looking = false
  const closing = new AbortController()
  const is = (name: State['is']) => state.is === name

  function become(next: State, error?: unknown) {
    if (next.is === 'opening' && !is('opening')) opening = promised()
    state = next
    if (next.is === 'opening') return
    opening.resolve()
    if (next.is === 'away') tell(next.code, error)
    else if (told !== undefined) {
      told = undefined
      log.warn('forms are available again')
    }
  }

  /** One line for each change; one more where it turns out worse, or needs a person's hand. */
  function tell(code: string, error: unknown) {
    const problem = error instanceof StoreProblem ? error.message : undefined
    const line = problem ?? meaningOf(code)
    const passing = isPassing(code)
    if (told) {
      const worse = told.passing && !passing
      const ours = problem !== undefined && code.startsWith('STORE_') && line !== told.line
      if (!worse && !ours) return
    }
    told = { line, passing }
    log.error({ code }, `forms are not available: ${line}`)
  }

  function failed(error: unknown, during: number) {
    // While the store is away, `recover` notices failures itself.
    if (during !== openings || !is('open') || closing.signal.aborted) return
    const code = errorCode(error)
    become(staysOpen(code) ? { is: 'away', code, usable: true } : { is: 'opening' }, error)
    recovering ??= recover().finally(() => {
      recovering = undefined
    })
  }

  async function recover() {
    for (let pause = pauses.first; !is('open') && !closing.signal.aborted; ) {
      await attempt()
      if (is('open')) return
      await wait(pause, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      pause = Math.min(pause * 2, pauses.longest)
    }
  }

  async function attempt() {
    const { usable = false, code = '' } = state.is === 'away' ? state : {}
    let open = usable
    try {
      if (!open) {
        openings += 1
        const current = openings
        await access.abandon()
        await access.open(() => failed(new StoreError('STORE_RESTARTING'), current))
        open = true
      } else {
        // A busy store may also be one whose file is gone.
        await access.look()
      }
      await access.call('proveWritable', new Date(), isFull(code) ? room : 0)
      succeeded('proveWritable')
    } catch (error) {
      const failure = errorCode(error)
      become({ is: 'away', code: failure, usable: open && staysOpen(failure) }, error)
    }
  }

  function succeeded(name: string) {
    heard = performance.now()
    if (uses.get(name) !== 'stores') return
    stored = heard
    if (!is('open')) become({ is: 'open' })
  }

  async function ask(name: string, args: unknown[]): Promise<unknown> {
    if (is('opening')) await atMost(lockLimits.storeLock.value, opening.promise)
    if (!worthTrying() || is('opening')) throw new StoreError(code() ?? 'STORE_OPENING')
    const during = openings
    try {
      const result = await access.call(name, ...args)
      if (during === openings) succeeded(name)
      return result
    } catch (error) {
      // An error in one form's data says nothing about the store.
      if (!isDataError(error)) failed(error, during)
      throw error
    }
  }

  function code(): string | undefined {
    if (state.is === 'away') return state.code
    return state.is === 'opening' ? 'STORE_OPENING' : undefined
  }

  function worthTrying(): boolean {
    return state.is !== 'away' || (state.usable && isPassing(state.code))
  }

  async function check(): Promise<void> {
    if (is('open') && performance.now() - stored >= limits.healthAge.value) {
      const during = openings
      proving ??= access
        .call('proveWritable', new Date(), 0)
        .then(() => during === openings && succeeded('proveWritable'))
        .catch((error) => failed(error, during))
        .finally(() => {
          proving = undefined
        })
        .then(() => {})
      await atMost(longest.check, proving)
    }
    if (is('opening')) await atMost(longest.check, opening.promise)
  }

  /** Checks a store that has been idle: its connection may have died without an error. */
  async function look() {
    if (!is('open') || looking || performance.now() - heard < lookAfter) return
    looking = true
    const during = openings
    try {
      await access.look()
      heard = performance.now()
    } catch (error) {
      failed(error, during)
    } finally {
      looking = false
    }
  }

  const timer = setInterval(look, lookAfter).unref()
  recovering = recover().finally(() => {
    recovering = undefined
  })

  return {
    // The one boundary: a call by name returns the result of the operation of that name.
    operations: Object.fromEntries(
      Object.keys(names).map((name) => [name, (...args: unknown[]) => ask(name, args)]),
    ) as Operations as Asked,
    forms: { available: () => is('open'), code, worthTrying, check },
    tried,
    async close() {
      closing.abort()
      clearInterval(timer)
      await atMost(
        longest.close,
        Promise.resolve(recovering).then(() => access.close()),
      )
    },
  }
}

function promised(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Waits for work, at most for this time; its result or error is handled elsewhere. */
async function atMost(time: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController()
  const timeout = wait(time, undefined, { signal: enough.signal }).catch(() => {})
  await Promise.race([work, timeout]).finally(() => enough.abort())
}

/** What is asked of a store, and what answers it. */
type OperationSource<Asked extends Operations> = {
  names: OperationNames<Asked>
  /** Starts a thread that calls `serveThread`, for the store in a folder. */
  startThread: (folder: string) => Worker
  /** Loads the operations into this thread; called only for PostgreSQL. */
  load: () => Promise<(store: Store) => Asked>
}

/**
 * Opens the store for the running server, which must never wait for a disk: SQLite in a thread of
 * its own, PostgreSQL in this one, since it answers over the network.
 */
export async function startStore<Asked extends Operations>(
  settings: StoreSettings,
  { names, startThread, load }: OperationSource<Asked>,
  log: FastifyBaseLogger,
): Promise<RunningStore<Asked>> {
  const access =
    settings.DATABASE_URL === undefined
      ? storeWorker(settings.DATA_DIR, log, startThread)
      : await networkStore(settings, await load())
  return keepStore(access, names, log)
}

async function networkStore(
  settings: StoreSettings,
  operationsOn: (store: Store) => Operations,
): Promise<StoreAccess> {
  const { openStore } = await import('./open-store.ts')
  const open = async () => {
    // A database that was away when the server started may be empty.
    await refuseForgottenStore(settings)
    return openStore(settings)
  }
  return storeAccess(open, operationsOn)
}

/** A store that is worked on in this thread. */
export function storeAccess(
  open: () => Promise<WatchedStore>,
  operationsOn: (store: Store) => Operations,
): StoreAccess {
  let opened: { store: WatchedStore; operations: Operations } | undefined
  return {
    async open() {
      const store = await open()
      opened = { store, operations: operationsOn(store) }
    },
    async call(name, ...args) {
      if (!opened) throw new StoreError('STORE_OPENING')
      // The caller's types made sure that the arguments are this operation's.
      const operation = opened.operations[name] as (...args: unknown[]) => Promise<unknown>
      return operation(...args)
    },
    look: () => opened?.store.look(),
    abandon() {
      opened?.store.abandon()
      opened = undefined
    },
    close: async () => opened?.store.close(),
  }
}
