import type { FastifyBaseLogger } from 'fastify'
import { limits } from '#server/limits.ts'
import type { StoreOperations } from '#server/store/operations.ts'
import type { MailKind } from '#server/store/tables.ts'
import { type DeliveryStore, deliver } from './deliver.ts'
import type { ClaimedMail } from './queue.ts'

/** Mails that wait for each other, and how many of them are on their way at the same time. */
type Lane = { kinds: readonly MailKind[]; slots: number }

/** However many confirmations a slow mail server holds, mails to the staff have their own slots. */
const lanes: readonly Lane[] = [
  { kinds: ['contact', 'application'], slots: limits.staffMailSlots.value },
  { kinds: ['confirmation'], slots: limits.confirmationSlots.value },
]

/** Mails on their way at the same time, at most. */
export const allSlots = lanes.reduce((sum, { slots }) => sum + slots, 0)

/** Milliseconds between two looks for mails that are due or were left by another process. */
const interval = 2_000

export type OutboxWorker = {
  /** Something was stored: look now. */
  wake: () => void
  /** Claims no more, and waits for the mails that are on their way. */
  stop: () => Promise<void>
}

/**
 * Sends the mails of the outbox until it is stopped. A mail counts as sent once the mail server
 * took it; one that fails is tried again later, until it is given up.
 */
export function startOutbox(
  store: DeliveryStore & Pick<StoreOperations, 'claimMails'>,
  send: (mail: ClaimedMail) => Promise<void>,
  log: FastifyBaseLogger,
): OutboxWorker {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = (mail: ClaimedMail) => deliver(mail, store, send, log, signal)
  const running = lanes.map((lane) => startLane(lane, store, work, signal))
  const wake = () => {
    for (const { look } of running) look()
  }
  const timer = setInterval(wake, interval)
  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await Promise.all(running.map(({ finished }) => finished()))
    },
  }
}

/** Claims the mails of one lane as its slots become free, whenever it is told to look. */
function startLane(
  { kinds, slots }: Lane,
  store: Pick<StoreOperations, 'claimMails'>,
  work: (mail: ClaimedMail) => Promise<void>,
  stopped: AbortSignal,
) {
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
      const free = slots - underWay.size
      const mails = free > 0 ? await claimed(free) : []
      for (const mail of mails) start(mail)
      again ||= mails.length === free && free > 0
    }
  }

  /** While the store is away there is nothing to send; whoever stores says so in the log. */
  function claimed(free: number): Promise<ClaimedMail[]> {
    return store.claimMails(kinds, free, new Date()).catch(() => [])
  }

  function start(mail: ClaimedMail) {
    const sending = work(mail).finally(() => {
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
