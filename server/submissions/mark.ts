import { mailboxOf, queueConfirmation } from '#server/outbox/confirmations.ts'
import { mailOf } from '#server/outbox/queue.ts'
import type { Database } from '#server/store/tables.ts'

/** Says whether somebody has dealt with a submission. */
export async function markStatus(
  db: Database,
  id: string,
  status: 'new' | 'handled',
  at: Date,
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ status, handled_at: status === 'handled' ? at.toISOString() : null })
    .where('id', '=', id)
    .execute()
}

/** Suspects a submission of being spam. Mails about it stay as they are. */
export async function markSuspected(db: Database, id: string): Promise<void> {
  await db.updateTable('submissions').set({ suspected: 1 }).where('id', '=', id).execute()
}

/**
 * Takes the suspicion of being spam from a submission and queues the mail that was held back.
 *
 * @returns whether a mail was queued: not where one was before, or the subscription needs none
 */
export async function markGenuine(db: Database, id: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { kind, email } = await transaction
      .updateTable('submissions')
      .set({ suspected: 0 })
      .where('id', '=', id)
      .returning(['kind', 'email'])
      .executeTakeFirstOrThrow()
    const queued = await transaction
      .selectFrom('outbox')
      .where('submission_id', '=', id)
      .where('kind', '<>', 'letter')
      .select('id')
      .executeTakeFirst()
    if (queued) return false
    if (kind !== 'newsletter') {
      await transaction
        .insertInto('outbox')
        .values(mailOf({ id, kind, receivedAt: at }))
        .execute()
      return true
    }
    const pending = await transaction
      .selectFrom('subscriptions')
      .where('submission_id', '=', id)
      .where('state', '=', 'pending')
      .select('submission_id')
      .executeTakeFirst()
    if (!pending) return false
    await queueConfirmation(transaction, id, mailboxOf(email), at)
    return true
  })
}
