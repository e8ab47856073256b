import { mailboxOf, queueConfirmation } from '#server/outbox/confirmations.ts'
import { mailOf } from '#server/outbox/queue.ts'
import type { Database } from '#server/store/tables.ts'

/**
 * Takes the suspicion of being spam from a submission and queues the mail that was held back: not where one was
 * before, or the subscription needs none.
 *
 * @param db a transaction
 */
export async function markGenuine(db: Database, id: string, at: Date): Promise<void> {
  const { kind, email } = await db
    .updateTable('submissions')
    .set({ suspected: 0 })
    .where('id', '=', id)
    .returning(['kind', 'email'])
    .executeTakeFirstOrThrow()
  const queued = await db
    .selectFrom('outbox')
    .where('submission_id', '=', id)
    .where('kind', '<>', 'letter')
    .select('id')
    .executeTakeFirst()
  if (queued) return
  if (kind !== 'newsletter') {
    const mail = mailOf({ id, kind, receivedAt: at })
    await db.insertInto('outbox').values(mail).execute()
    return
  }
  const pending = await db
    .selectFrom('subscriptions')
    .where('submission_id', '=', id)
    .where('state', '=', 'pending')
    .select('submission_id')
    .executeTakeFirst()
  if (pending) await queueConfirmation(db, id, mailboxOf(email), at)
}
