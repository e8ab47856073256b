import type { FastifyBaseLogger } from 'fastify'
import type { StoreOperations } from '#server/store/operations.ts'
import { errorCode } from '#server/store/store-problem.ts'
import { type ClaimedMail, claimTime } from './queue.ts'
import { retryDelay } from './retry-delay.ts'

/** Mails on their way at the same time. */
const most = 4
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
 * took it; one that fails is tried again later, for as long as it takes.
 */
export function startOutbox(
  store: Pick<StoreOperations, 'claimMails' | 'renewClaim' | 'markSent' | 'markFailed'>,
  send: (mail: ClaimedMail) => Promise<void>,
  log: FastifyBaseLogger,
): OutboxWorker {
  const underWay = new Set<Promise<void>>()
  let stopped = false
  let looking: Promise<void> | undefined
  let again = false

  function look(): void {
    if (stopped) return
    again = true
    looking ??= claimAll().finally(() => {
      looking = undefined
    })
  }

  async function claimAll() {
    while (again && !stopped) {
      again = false
      const free = most - underWay.size
      const mails = free > 0 ? await claimed(free) : []
      for (const mail of mails) start(mail)
      again ||= mails.length === free && free > 0
    }
  }

  /** While the store is away there is nothing to send; whoever stores says so in the log. */
  function claimed(free: number): Promise<ClaimedMail[]> {
    return store.claimMails(free, new Date()).catch(() => [])
  }

  function start(mail: ClaimedMail) {
    const work = deliver(mail).finally(() => {
      underWay.delete(work)
      look()
    })
    underWay.add(work)
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const renewal = setInterval(() => {
      store.renewClaim(mail.id, new Date()).catch(() => {})
    }, claimTime / 5)
    try {
      await send(mail)
      await persist(() => store.markSent(mail.id, new Date()))
    } catch (error) {
      const code = mailErrorCode(error)
      const next = new Date(Date.now() + retryDelay(mail.attempts))
      log.warn({ mail: mail.id, code, next: next.toISOString() }, 'a mail could not be sent')
      await store.markFailed(mail.id, next, code).catch(() => {})
    } finally {
      clearInterval(renewal)
    }
  }

  /** A mail that was taken must not be sent again because the store was away for a moment. */
  async function persist(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (stopped) {
          log.error({ code: errorCode(error) }, 'a sent mail could not be marked as sent')
          return
        }
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    }
  }

  const timer = setInterval(look, interval)
  look()
  return {
    wake: look,
    async stop() {
      stopped = true
      clearInterval(timer)
      // What is being claimed at this moment is sent as well.
      await looking
      await Promise.all(underWay)
    },
  }
}

/** `ECONNREFUSED`, or the mail server's own number such as `550`; never its words. */
function mailErrorCode(error: unknown): string {
  if (error instanceof Error && 'responseCode' in error && error.responseCode) {
    return String(error.responseCode)
  }
  return errorCode(error)
}
