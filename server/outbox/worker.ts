import { setTimeout as wait } from 'node:timers/promises'
import { aborted } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { errorCode } from '#server/store/store-problem.ts'
import type { MailKind } from '#server/store/tables.ts'
import { mailFailure, noEncryption, retryDelay, shouldGiveUp } from './mail-failure.ts'
import { type ClaimedMail, claimTime, type MailFailure, type OutboxOperations } from './queue.ts'

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
  letterSlots: {
    value: 2,
    unit: '',
    of: 'letters to applicants on their way at once, in each process',
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

/** However many confirmations or letters a slow mail server holds, mails to the staff have their own slots. */
const lanes: readonly Lane[] = [
  { kinds: ['contact', 'application'], slots: limits.staffMailSlots.value },
  { kinds: ['letter'], slots: limits.letterSlots.value },
  {
    kinds: ['confirmation'],
    slots: limits.confirmationSlots.value,
    rate: { atOnce: limits.confirmationsAtOnce.value, hour: limits.confirmationsHour.value },
  },
]

/** Mails on their way at the same time, at most. */
export const allSlots = lanes.reduce((sum, { slots }) => sum + slots, 0)

/** Milliseconds between two polls for mails that are due or were left by another process. */
const interval = 2_000

/** What is asked of an outbox: of the inbox's in queue.ts, and of the desk's. */
type Outbox<Mail> = Pick<
  OutboxOperations,
  'renewClaim' | 'markSent' | 'postponeMail' | 'giveUpMail'
> & {
  claimMails: (kinds: readonly MailKind[], limit: number, now: Date) => Promise<Mail[]>
}

/** What is asked of a claimed mail but by `send`. */
type Attempt = Pick<ClaimedMail, 'id' | 'attempts' | 'refusals'>

/**
 * Sends the mails of the outbox until it is stopped. A mail counts as sent once the mail server
 * took it; one that fails is tried again later, until it is given up.
 */
export function startOutbox<Mail extends Attempt>(
  outbox: Outbox<Mail>,
  send: (mail: Mail) => Promise<void>,
  log: FastifyBaseLogger,
  inLanes: readonly Lane[] = lanes,
) {
  const stopping = new AbortController()
  const abandoning = new AbortController()
  const work = deliveryOver(outbox, send, log, stopping.signal, abandoning.signal)
  const running = inLanes.map((lane) => startLane(lane, outbox, work, stopping.signal))
  /** Something was stored: polls now. */
  function wake() {
    for (const { poll } of running) poll()
  }
  const timer = setInterval(wake, interval)
  wake()
  /** Claims no more, and waits for the mails that are on their way. */
  async function stop(): Promise<void> {
    stopping.abort()
    clearInterval(timer)
    await Promise.all(running.map(({ finished }) => finished()))
  }
  /** Claims no more, and leaves the mails that are on their way to a later process. */
  async function abandon(): Promise<void> {
    abandoning.abort()
    await stop()
  }
  return { wake, stop, abandon }
}

export type OutboxWorker = ReturnType<typeof startOutbox>

/** Counts what may still go out (token bucket). */
function newAllowance({ atOnce, hour }: Rate) {
  let tokens = atOnce
  let counted = performance.now()
  return {
    left() {
      const now = performance.now()
      tokens = Math.min(atOnce, tokens + ((now - counted) / 3_600_000) * hour)
      counted = now
      return Math.floor(tokens)
    },
    add(mails: number) {
      tokens += mails
    },
  }
}

/** Claims the mails of one lane as its slots become free, whenever it polls. */
function startLane<Mail extends Attempt>(
  { kinds, slots, rate }: Lane,
  outbox: Outbox<Mail>,
  work: (mail: Mail) => Promise<boolean>,
  stopped: AbortSignal,
) {
  const allowance = rate && newAllowance(rate)
  const underWay = new Set<Promise<void>>()
  let polling: Promise<void> | undefined
  let again = false

  function poll(): void {
    if (stopped.aborted) return
    again = true
    polling ??= claimAll().finally(() => {
      polling = undefined
    })
  }

  async function claimAll() {
    while (again && !stopped.aborted) {
      again = false
      const free = Math.min(slots - underWay.size, allowance?.left() ?? slots)
      if (free <= 0) return
      // While the store is away nothing is claimed; running-store.ts logs that it is away.
      const mails = await outbox.claimMails(kinds, free, new Date()).catch(() => [])
      for (const mail of mails) start(mail)
      again ||= mails.length === free
    }
  }

  function start(mail: Mail) {
    allowance?.add(-1)
    const sending = work(mail).then((sent) => {
      // What the mail server did not take does not count.
      if (!sent) allowance?.add(1)
      underWay.delete(sending)
      poll()
    })
    underWay.add(sending)
  }

  async function finished() {
    // What is being claimed at this moment is sent as well.
    await polling
    await Promise.all(underWay)
  }

  return { poll, finished }
}

/** What the outbox says of a mail that was on its way when the process ended. */
const leftBehind: MailFailure = { code: 'stopped', permanent: false }

const notEncrypted =
  'a mail waits: the mail server offers no encryption, and the password goes nowhere without it (SMTP_TLS)'

/**
 * How one claimed mail is sent, and what became of it written down.
 *
 * @returns sends a mail, and says whether the mail server has taken it
 * @param stopped that the process is about to end: then a store that is away is not waited for
 * @param abandoned that the mail server is not waited for either: the mail is due again at once
 */
function deliveryOver<Mail extends Attempt>(
  outbox: Outbox<Mail>,
  send: (mail: Mail) => Promise<void>,
  log: FastifyBaseLogger,
  stopped: AbortSignal,
  abandoned: AbortSignal,
): (mail: Mail) => Promise<boolean> {
  return async (mail) => {
    const renewal = setInterval(() => {
      outbox.renewClaim(mail.id, new Date()).catch(() => {})
    }, claimTime / 5)
    try {
      abandoned.throwIfAborted()
      // After an abort the mail server may still take it, and gets it twice, with one Message-ID.
      await Promise.race([send(mail), aborted(abandoned, mail)])
      abandoned.throwIfAborted()
      await recordSent(mail)
      return true
    } catch (error) {
      if (abandoned.aborted)
        await outbox.postponeMail(mail.id, new Date(), leftBehind).catch(() => {})
      else await recordFailure(mail, error)
      return false
    } finally {
      clearInterval(renewal)
    }
  }

  /** Repeats `markSent` while the store is away, so that a mail that was taken is not sent again. */
  async function recordSent({ id }: Mail): Promise<void> {
    for (;;) {
      try {
        return await outbox.markSent(id, new Date())
      } catch (error) {
        if (stopped.aborted) {
          log.error({ code: errorCode(error) }, 'a sent mail could not be marked as sent')
          return
        }
        await wait(1000)
      }
    }
  }

  /** The claim runs out by itself where this cannot be written. */
  async function recordFailure(mail: Mail, error: unknown): Promise<void> {
    const failure = mailFailure(error)
    const { code } = failure
    if (shouldGiveUp(mail, failure)) {
      log.error({ mail: mail.id, code }, 'a mail is given up')
      await outbox.giveUpMail(mail.id, new Date(), failure).catch(() => {})
      return
    }
    const next = new Date(Date.now() + retryDelay(mail.attempts))
    const what = code === noEncryption ? notEncrypted : 'a mail could not be sent'
    log.warn({ mail: mail.id, code, next: next.toISOString() }, what)
    await outbox.postponeMail(mail.id, next, failure).catch(() => {})
  }
}
