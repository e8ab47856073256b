import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import type { MailKind } from '#server/store/tables.ts'
import { type Attempt, type DeliveryStore, deliver } from './deliver.ts'

export const limits = {
  staffMailSlots: {
    value: 4,
    unit: '',
    of: 'mails to the staff on their way at once, in each process',
    beyond: 'the next ones wait',
  },
  confirmationSlots: {
    value: 4,
    unit: '',
    of: 'confirmations to subscribers on their way at once, in each process',
    beyond: 'the next ones wait; mails to the staff do not',
  },
  // What a mail server's operator takes for a list that was asked for.
  confirmationsAtOnce: {
    value: 300,
    unit: '',
    of: 'confirmations that go out after a quiet time, in each process',
    beyond: 'the next ones wait in the outbox',
  },
  confirmationsHour: {
    value: 600,
    unit: 'an hour',
    of: 'confirmations that go out after those, in each process',
    beyond: 'the next ones wait in the outbox',
  },
} as const satisfies Limits

/** Mails that wait for each other, how many of them are on their way at the same time, and in an hour. */
type Lane = { kinds: readonly MailKind[]; slots: number; rate?: Rate }
/** How many mails the mail server is given after a quiet time, and in each hour after that. */
type Rate = { atOnce: number; hour: number }

/** However many confirmations a slow mail server holds, mails to the staff have their own slots. */
const lanes: readonly Lane[] = [
  { kinds: ['contact', 'application'], slots: limits.staffMailSlots.value },
  {
    kinds: ['confirmation'],
    slots: limits.confirmationSlots.value,
    rate: { atOnce: limits.confirmationsAtOnce.value, hour: limits.confirmationsHour.value },
  },
]

/** Mails on their way at the same time, at most. */
export const allSlots = lanes.reduce((sum, { slots }) => sum + slots, 0)

/** Milliseconds between two looks for mails that are due or were left by another process. */
const interval = 2_000

/** Claims up to `most` mails of some kinds that are due at `now`: `claimMails` in queue.ts, and the desk's. */
type Claims<Mail> = {
  claimMails: (kinds: readonly MailKind[], most: number, now: Date) => Promise<Mail[]>
}

export type OutboxWorker = {
  /** Something was stored: look now. */
  wake: () => void
  /** Claims no more, and waits for the mails that are on their way. */
  stop: () => Promise<void>
  /** Claims no more, and leaves the mails that are on their way to a later process. */
  abandon: () => Promise<void>
}

/**
 * Sends the mails of the outbox until it is stopped. A mail counts as sent once the mail server
 * took it; one that fails is tried again later, until it is given up.
 */
export function startOutbox<Mail extends Attempt>(
  store: DeliveryStore & Claims<Mail>,
  send: (mail: Mail) => Promise<void>,
  log: FastifyBaseLogger,
  inLanes: readonly Lane[] = lanes,
): OutboxWorker {
  const stopping = new AbortController()
  const abandoning = new AbortController()
  const signals = { stopped: stopping.signal, abandoned: abandoning.signal }
  const work = (mail: Mail) => deliver(mail, store, send, log, signals)
  const running = inLanes.map((lane) => startLane(lane, store, work, stopping.signal))
  const wake = () => {
    for (const { look } of running) look()
  }
  const timer = setInterval(wake, interval)
  wake()
  async function stop() {
    stopping.abort()
    clearInterval(timer)
    await Promise.all(running.map(({ finished }) => finished()))
  }
  return {
    wake,
    stop,
    async abandon() {
      abandoning.abort()
      await stop()
    },
  }
}

type Allowance = { left: () => number; spend: () => void; giveBack: () => void }

const unlimited: Allowance = {
  left: () => Number.POSITIVE_INFINITY,
  spend() {},
  giveBack() {},
}

/** Counts what may still go out (token bucket). What the mail server does not take is given back. */
function newAllowance({ atOnce, hour }: Rate): Allowance {
  let tokens = atOnce
  let counted = performance.now()
  return {
    left() {
      const now = performance.now()
      tokens = Math.min(atOnce, tokens + ((now - counted) / 3_600_000) * hour)
      counted = now
      return Math.floor(tokens)
    },
    spend() {
      tokens -= 1
    },
    giveBack() {
      tokens += 1
    },
  }
}

/** Claims the mails of one lane as its slots become free, whenever it is told to look. */
function startLane<Mail extends Attempt>(
  { kinds, slots, rate }: Lane,
  store: Claims<Mail>,
  work: (mail: Mail) => Promise<boolean>,
  stopped: AbortSignal,
) {
  const allowance = rate ? newAllowance(rate) : unlimited
  const underWay = new Set<Promise<void>>()
  let looking: Promise<void> | undefined
  let again = false

  function look(): void {
    if (stopped.aborted) return
    again = true
    looking ??= claimAll().finally(() => {
      looking = undefined
    })
  }

  async function claimAll() {
    while (again && !stopped.aborted) {
      again = false
      const free = Math.min(slots - underWay.size, allowance.left())
      const mails = free > 0 ? await claimed(free) : []
      for (const mail of mails) start(mail)
      again ||= mails.length === free && free > 0
    }
  }

  /** While the store is away nothing is claimed; running-store.ts logs that it is away. */
  function claimed(free: number): Promise<Mail[]> {
    return store.claimMails(kinds, free, new Date()).catch(() => [])
  }

  function start(mail: Mail) {
    allowance.spend()
    const sending = work(mail).then((taken) => {
      if (!taken) allowance.giveBack()
      underWay.delete(sending)
      look()
    })
    underWay.add(sending)
  }

  async function finished() {
    // What is being claimed at this moment is sent as well.
    await looking
    await Promise.all(underWay)
  }

  return { look, finished }
}
