import { sql } from 'kysely'
import type { Limits } from '#contract/limit.ts'
import { newId } from '#server/store/new-id.ts'
import type { Database, Dialect } from '#server/store/tables.ts'

export const limits = {
  // ada+news@ and a.d.a@ count as ada@.
  mailboxHour: {
    value: 3,
    unit: 'an hour',
    of: 'confirmations to one mailbox, however it is written',
    beyond: 'the next ones are sent later',
  },
  mailboxDay: {
    value: 6,
    unit: 'a day',
    of: 'confirmations to one mailbox, however it is written',
    beyond: 'the next ones are sent later',
  },
} as const satisfies Limits

const hour = 60 * 60 * 1000

/**
 * The mailbox behind an address: for `A.d.a+news@Mail.example` it is `ada@mail.example`. A few
 * providers distinguish addresses by dots; there, two people share limits.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${name.replaceAll('.', '')}${email.slice(at).toLowerCase()}`
}

/**
 * When a mailbox may get its next confirmation, given those sent and queued. To be called in the
 * transaction that queues it: an advisory lock makes others for the same mailbox wait until it ends.
 *
 * @param earliest the result while the mailbox is within its limits
 */
export async function mailboxTurn(
  transaction: Database,
  dialect: Dialect,
  mailbox: string,
  earliest: Date,
): Promise<Date> {
  // SQLite has one writer at a time.
  if (dialect === 'PostgreSQL')
    await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(transaction)
  const { mailboxHour, mailboxDay } = limits
  const latest = await transaction
    .selectFrom('outbox')
    .where('mailbox', '=', mailbox)
    .select('queued_at')
    .orderBy('queued_at', 'desc')
    .limit(mailboxDay.value)
    .execute()
  /** When the mail that is so many behind the next one no longer counts. */
  const after = (number: number, time: number) =>
    Date.parse(latest[number - 1]?.queued_at ?? '') + time
  const turns = [after(mailboxHour.value, hour), after(mailboxDay.value, 24 * hour)]
  return new Date(Math.max(earliest.getTime(), ...turns.filter((turn) => turn > 0)))
}

/** Queues the mail that asks a subscriber to confirm, to be sent at its turn. */
export async function queueConfirmation(
  transaction: Database,
  submission: string,
  mailbox: string,
  turn: Date,
): Promise<void> {
  const time = turn.toISOString()
  await transaction
    .insertInto('outbox')
    .values({
      id: `${submission}-${newId()}`,
      submission_id: submission,
      kind: 'confirmation',
      next_attempt_at: time,
      queued_at: time,
      mailbox,
    })
    .execute()
}

/** Deletes the mails that wait for the mailbox of a subscription whose owner has unsubscribed. */
export async function dropWaiting(transaction: Database, submission: string): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('sent_at', 'is', null)
    // A claimed mail keeps its row: the process that is sending it marks it as sent.
    .where('claimed_until', 'is', null)
    .where('mailbox', 'in', (from) =>
      from.selectFrom('outbox').where('submission_id', '=', submission).select('mailbox'),
    )
    .execute()
}
