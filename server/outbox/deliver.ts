import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '#server/store/store-problem.ts'
import { mailFailure, noEncryption } from './mail-failure.ts'
import type { OutboxOperations } from './queue.ts'
import { type ClaimedMail, claimTime, type MailFailure } from './queue.ts'
import { retryDelay, shouldGiveUp } from './retry-delay.ts'

export type DeliveryStore = Pick<
  OutboxOperations,
  'renewClaim' | 'markSent' | 'postponeMail' | 'giveUpMail'
>

/** What is asked of a claimed mail but by `send`. */
export type Attempt = Pick<ClaimedMail, 'id' | 'attempts' | 'refusals'>

/**
 * Sends one claimed mail and writes down what became of it.
 *
 * @returns whether the mail server has taken it
 * @param signals that the process is about to end: after `stopped` a store that is away is not waited
 *   for; after `abandoned` the mail server is not either, and the mail is due again at once
 */
export async function deliver<Mail extends Attempt>(
  mail: Mail,
  store: DeliveryStore,
  send: (mail: Mail) => Promise<void>,
  log: FastifyBaseLogger,
  { stopped, abandoned }: { stopped: AbortSignal; abandoned: AbortSignal },
): Promise<boolean> {
  const renewal = setInterval(() => {
    store.renewClaim(mail.id, new Date()).catch(() => {})
  }, claimTime / 5)
  try {
    abandoned.throwIfAborted()
    // After an abort the mail server may still take it, and gets it twice, with one Message-ID.
    await unlessAborted(send(mail), abandoned)
    await noteSent(mail, store, log, stopped)
    return true
  } catch (error) {
    if (abandoned.aborted) await store.postponeMail(mail.id, new Date(), leftBehind).catch(() => {})
    else await noteFailure(mail, error, store, log)
    return false
  } finally {
    clearInterval(renewal)
  }
}

/** What the outbox says of a mail that was on its way when the process ended. */
const leftBehind: MailFailure = { code: 'stopped', permanent: false }

/** As `work` ends, or rejects as soon as the signal comes. */
function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Repeats `markSent` while the store is away, so that a mail that was taken is not sent again. */
async function noteSent(
  { id }: Attempt,
  store: DeliveryStore,
  log: FastifyBaseLogger,
  stopped: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await store.markSent(id, new Date())
    } catch (error) {
      if (stopped.aborted) {
        log.error({ code: errorCode(error) }, 'a sent mail could not be marked as sent')
        return
      }
      await wait(1000)
    }
  }
}

const notEncrypted =
  'a mail waits: the mail server offers no encryption, and the password goes nowhere without it (SMTP_TLS)'

/** The claim runs out by itself where this cannot be written. */
async function noteFailure(
  mail: Attempt,
  error: unknown,
  store: DeliveryStore,
  log: FastifyBaseLogger,
): Promise<void> {
  const failure = mailFailure(error)
  const { code } = failure
  if (shouldGiveUp(mail, failure)) {
    log.error({ mail: mail.id, code }, 'a mail is given up')
    await store.giveUpMail(mail.id, new Date(), failure).catch(() => {})
    return
  }
  const next = new Date(Date.now() + retryDelay(mail.attempts))
  const what = code === noEncryption ? notEncrypted : 'a mail could not be sent'
  log.warn({ mail: mail.id, code, next: next.toISOString() }, what)
  await store.postponeMail(mail.id, next, failure).catch(() => {})
}
