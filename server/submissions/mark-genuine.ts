import { mailboxOf, queueConfirmation } from '#server/outbox/confirmations.ts'
import { mailOf } from '#server/outbox/queue.ts'
import type { Database } from '#server/store/tables.ts'

/**
 * Takes the suspicion of being spam from a submission and queues the mail that was held back: not where one was
 * before, or the subscription needs none.
 */
export async function markGenuine(db: Database, id: string, at: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
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
    if (queued) return
    if (kind !== 'newsletter') {
      const mail = mailOf({ id, kind, receivedAt: at })
      await transaction.insertInto('outbox').values(mail).execute()
      return
    }
    const pending = await transaction
      .selectFrom('subscriptions')
      .where('submission_id', '=', id)
      .where('state', '=', 'pending')
      .select('submission_id')
      .executeTakeFirst()
    if (pending) await queueConfirmation(transaction, id, mailboxOf(email), at)
  })
}
