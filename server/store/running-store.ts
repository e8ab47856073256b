import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { callMethod, limits as lockLimits, remote, type StoreAccess } from './store-access.ts'
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

export const limits = {
  healthAge: {
    value: 1_000,
    unit: 'milliseconds',
    of: 'the time for which one answer of `/api/health` serves all who ask',
    beyond: 'the store is asked again',
  },
} as const satisfies Limits

/** The operation that does what storing a form does, and leaves nothing. */
type ProvesWritable = { proveWritable: (at: Date, room: number) => Promise<void> }

/**
 * `opening`: at the start, and after the store was lost; calls wait a moment. `open`: it works.
 * `away`: it failed; `usable` if it may work again without being opened anew.
 */
type State = { is: 'opening' | 'open' } | { is: 'away'; code: string; usable: boolean }

/** Milliseconds between two attempts to get the store back. */
const retryPause = { first: 250, max: 3_000 }
/** Milliseconds of silence after which an open store is pinged: a connection may die without an error. */
const pingAfter = 2_000
/** Milliseconds that a check, the start and the stop of the server wait for the store. */
const timeouts = { check: 2_000, start: 5_000, close: 5_000 }
/** Bytes that a disk which was full must have room for: the largest message, and what goes with it. */
const roomForMessage = 64 * 1024

/**
 * Keeps a store for the running server, which needs none to serve pages: opens it, notices when it
 * fails, is gone or is another one, and gets it back without a restart.
 *
 * @param storing the operations whose success says that forms can be stored
 */
export function keepStore<Operations extends ProvesWritable>(
  access: StoreAccess<Operations>,
  log: FastifyBaseLogger,
  storing: readonly (keyof Operations)[] = [],
) {
  const storingNames = new Set<PropertyKey>(storing)
  let state: State = { is: 'opening' }
  /** Resolves when `opening` is over. */
  let opening = newSignal()
  const tried = within(timeouts.start, opening.promise)
  /** The number of openings, by which late failures of an earlier one are told apart and ignored. */
  let openings = 0
  /** When the store answered last, and when it was last proved that forms can be stored. */
  let lastAnswer = Number.NEGATIVE_INFINITY
  let lastProof = Number.NEGATIVE_INFINITY
  /** The problem that the log has. */
  let logged: { line: string; passing: boolean } | undefined
  let recovering: Promise<void> | undefined
  let proving: Promise<void> | undefined
  let pinging = false
  const closing = new AbortController()
  const is = (name: State['is']) => state.is === name

  function enter(next: State, error?: unknown) {
    if (next.is === 'opening' && !is('opening')) opening = newSignal()
    state = next
    if (next.is === 'opening') return
    opening.resolve()
    if (next.is === 'away') logProblem(next.code, error)
    else if (logged) {
      logged = undefined
      log.warn('forms are available again')
    }
  }

  /** One line for each change; one more where it turns out worse, or needs a person's hand. */
  function logProblem(code: string, error: unknown) {
    const problem = error instanceof StoreProblem ? error.message : undefined
    const line = problem ?? meaningOf(code)
    const passing = isPassing(code)
    if (logged) {
      const worse = logged.passing && !passing
      const ours = problem !== undefined && code.startsWith('STORE_') && line !== logged.line
      if (!worse && !ours) return
    }
    logged = { line, passing }
    log.error({ code }, `forms are not available: ${line}`)
  }

  function failed(error: unknown, during: number) {
    // While the store is away, `recover` notices failures itself.
    if (during !== openings || !is('open') || closing.signal.aborted) return
    const code = errorCode(error)
    enter(staysOpen(code) ? { is: 'away', code, usable: true } : { is: 'opening' }, error)
    startRecovery()
  }

  function startRecovery() {
    recovering ??= recover().finally(() => {
      recovering = undefined
    })
  }

  async function recover() {
    for (let pause = retryPause.first; !is('open') && !closing.signal.aborted; ) {
      await attempt()
      if (is('open')) return
      await wait(pause, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      pause = Math.min(pause * 2, retryPause.max)
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
        await access.ping()
      }
      await access.operations.proveWritable(new Date(), isFull(code) ? roomForMessage : 0)
      proved()
    } catch (error) {
      const failure = errorCode(error)
      enter({ is: 'away', code: failure, usable: open && staysOpen(failure) }, error)
    }
  }

  function proved() {
    lastAnswer = lastProof = performance.now()
    if (!is('open')) enter({ is: 'open' })
  }

  /** Waits for a store that is being opened, runs an operation on it, and notices how that ends. */
  async function call(name: string, args: unknown[]): Promise<unknown> {
    if (is('opening')) await within(lockLimits.storeLock.value, opening.promise)
    if (!worthTrying() || is('opening')) throw new StoreError(code() ?? 'STORE_OPENING')
    const during = openings
    try {
      const result = await callMethod(access.operations, name, args)
      if (during === openings) {
        lastAnswer = performance.now()
        if (storingNames.has(name)) proved()
      }
      return result
    } catch (error) {
      // An error in one form's data says nothing about the store.
      if (!isDataError(error)) failed(error, during)
      throw error
    }
  }

  /** The code of what is wrong; undefined while all is well. */
  function code(): string | undefined {
    if (state.is === 'away') return state.code
    return state.is === 'opening' ? 'STORE_OPENING' : undefined
  }

  /** Whether to try at all: what is wrong may be over in a moment. */
  function worthTrying(): boolean {
    return state.is !== 'away' || (state.usable && isPassing(state.code))
  }

  async function prove() {
    const during = openings
    try {
      await access.operations.proveWritable(new Date(), 0)
      if (during === openings) proved()
    } catch (error) {
      failed(error, during)
    } finally {
      proving = undefined
    }
  }

  /** Finds out by doing what a form does, where none did lately. Never takes long, never throws. */
  async function check(): Promise<void> {
    if (is('open') && performance.now() - lastProof >= limits.healthAge.value) {
      proving ??= prove()
      await within(timeouts.check, proving)
    }
    if (is('opening')) await within(timeouts.check, opening.promise)
  }

  async function ping() {
    if (!is('open') || pinging || performance.now() - lastAnswer < pingAfter) return
    pinging = true
    const during = openings
    try {
      await access.ping()
      lastAnswer = performance.now()
    } catch (error) {
      failed(error, during)
    } finally {
      pinging = false
    }
  }

  const timer = setInterval(ping, pingAfter).unref()
  startRecovery()

  return {
    operations: remote<Operations>(call),
    /** Whether forms can be stored: the one place that knows. */
    forms: { available: () => is('open'), code, worthTrying, check },
    /** Resolves when the store is open, or could not be opened at the first attempt. */
    tried,
    async close(): Promise<void> {
      closing.abort()
      clearInterval(timer)
      await within(
        timeouts.close,
        Promise.resolve(recovering).then(() => access.close()),
      )
    },
  }
}

export type RunningStore<Operations extends ProvesWritable> = ReturnType<
  typeof keepStore<Operations>
>
export type FormsState = RunningStore<ProvesWritable>['forms']

function newSignal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Waits for work, at most for this time; its result or error is handled elsewhere. */
async function within(time: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(time, undefined, { ref: false })])
}
