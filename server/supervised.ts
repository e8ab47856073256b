import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { drainable } from './http/drain.ts'
import { limits as httpLimits } from './http/http-server.ts'

export const limits = {
  // A busy machine keeps one process waiting for seconds, hardly ever for twenty.
  hanging: {
    value: 20_000,
    unit: 'milliseconds',
    of: 'silence of the server process towards its supervisor',
    beyond: 'it is ended, and another started',
  },
  stoppingMails: {
    value: 4_000,
    unit: 'milliseconds',
    of: 'the time for mails on their way when the server is stopped',
    beyond: 'they are sent after the next start; pages are served meanwhile',
  },
  // With the supervisor's second of grace less than ten.
  stopping: {
    value: 8_000,
    unit: 'milliseconds',
    of: 'the time for all that is under way when the server is stopped',
    beyond: 'it is cut',
  },
} as const satisfies Limits

/** What the supervisor tells a process that another one has replaced. */
export const replaced = 'replaced'
/** What it answers as soon as it takes no more connections. */
export const retired = 'retired'
/** The message that shows the supervisor that a process does not hang, and its interval in milliseconds. */
export const alive = 'alive'
export const beatEvery = 1_000

/** Shows the supervisor, if there is one, that our event loop turns. */
export function showThatWeLive(): void {
  if (!process.send) return
  // The callback swallows the error of a supervisor that has just ended; `disconnect` handles that.
  setInterval(() => process.send?.(alive, undefined, undefined, () => {}), beatEvery).unref()
}

/** Milliseconds in which a request that is on its way arrives, as a rule. */
const idleBeforeStop = 500
/** Milliseconds of the time to stop that are left for writing down what became of mails. */
const closing = 1_000

type Stops = {
  /** Begins no more mails, and resolves when those on their way are done. */
  stopMails: () => Promise<void>
  /** Answers Prometheus no more. */
  stopMetrics: () => void
}

/**
 * Ends the process with code 0 on Ctrl-C, SIGTERM, when the runner that started it is gone, or when
 * the supervisor has replaced it. It begins no more mails, and accepts connections until those on
 * their way are done. Then it stops listening, and answers the requests that have arrived. After
 * `stopping`, connections that are left are cut, and unsent mails stay in the outbox.
 *
 * To be called before the server listens.
 */
export function stopWhenTold(app: FastifyInstance, { stopMails, stopMetrics }: Stops): void {
  const drain = drainable(app.server)
  const hurry = new AbortController()
  let told: 'replaced' | 'stop' | undefined

  /** Another process accepts new connections, so ours may end by the usual keep-alive timeout. */
  async function finish() {
    if (told) return
    told = 'replaced'
    // The new process answers Prometheus from now on.
    stopMetrics()
    const time = httpLimits.requestTime.value
    const mails = Promise.race([stopMails(), within(time, hurry.signal)])
    const drained = drain({ idle: httpLimits.keepAlive.value, atMost: time })
    process.send?.(retired, undefined, undefined, () => {})
    await drained
    await mails
    await end()
  }

  async function stop() {
    // Ctrl-C reaches us twice, from the terminal and from the supervisor.
    if (told === 'stop') return
    const listening = told === undefined
    told = 'stop'
    const deadline = performance.now() + limits.stopping.value
    // If something does not end by itself, such as the store.
    setTimeout(() => process.exit(0), limits.stopping.value)
    hurry.abort()
    const mails = stopMails()
    if (listening) await Promise.race([mails, wait(limits.stoppingMails.value)])
    await drain({ idle: idleBeforeStop, atMost: deadline - closing - performance.now() })
    await end()
  }

  let ended: Promise<void> | undefined
  function end(): Promise<void> {
    ended ??= app.close().then(() => process.exit(0))
    return ended
  }

  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
  process.on('message', (message) => {
    if (message === replaced) finish()
  })
  // SIGHUP makes the supervisor reload; ignored here, since a terminal sends it to the whole group.
  if (process.send) process.on('SIGHUP', () => {})
}

/** Resolves after so many milliseconds, or as soon as the signal comes. */
function within(milliseconds: number, signal: AbortSignal): Promise<void> {
  return wait(milliseconds, undefined, { signal }).catch(() => {})
}
