import type { FormKind } from '#contract/forms.ts'
import type { Database } from '#server/store/tables.ts'
import { linkToken, submissionId } from '#server/submissions/submission-id.ts'

/** Milliseconds between two confirmation mails to one address, whoever asks for them. */
const mailPause = 60 * 60 * 1000

export type SubscriptionRequest = {
  email: string
  suspected: boolean
  at: Date
  key: string
  consent: string
}

/**
 * Stores the wish to subscribe. There is one row for each address: asked again, a wish that is not
 * yet confirmed gets another mail, though not more often than once an hour; a confirmed one is left
 * as it is. The caller cannot tell these apart, so that nobody learns who subscribes.
 */
export async function storeSubscription(db: Database, request: SubscriptionRequest): Promise<void> {
  const at = request.at.toISOString()
  await db.transaction().execute(async (transaction) => {
    const id = submissionId()
    const [fresh] = await transaction
      .insertInto('submissions')
      .values({
        id,
        kind: 'newsletter' satisfies FormKind,
        suspected: request.suspected ? 1 : 0,
        received_at: at,
        key: request.key,
        email: request.email,
        fields: JSON.stringify({ email: request.email }),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute()
    if (fresh) {
      await transaction
        .insertInto('subscriptions')
        .values({
          submission_id: id,
          token: linkToken(),
          state: 'pending',
          consent: request.consent,
          changed_at: at,
        })
        .execute()
    }
    const subscription = await transaction
      .selectFrom('submissions')
      .innerJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
      .where('submissions.key', '=', request.key)
      .select(['submissions.id', 'subscriptions.state'])
      .executeTakeFirstOrThrow()
    if (request.suspected || subscription.state === 'confirmed') return
    await transaction
      .updateTable('submissions')
      .set({ suspected: 0 })
      .where('id', '=', subscription.id)
      .execute()
    const recent = await transaction
      .selectFrom('outbox')
      .where('submission_id', '=', subscription.id)
      .where('next_attempt_at', '>', new Date(request.at.getTime() - mailPause).toISOString())
      .select('id')
      .executeTakeFirst()
    if (recent) return
    await transaction
      .updateTable('subscriptions')
      .set({ state: 'pending', consent: request.consent, changed_at: at })
      .where('submission_id', '=', subscription.id)
      .execute()
    await transaction
      .insertInto('outbox')
      .values({
        id: `${subscription.id}-${submissionId()}`,
        submission_id: subscription.id,
        kind: 'confirmation',
        next_attempt_at: at,
      })
      .execute()
  })
}

/**
 * Follows a link of a subscriber's mail: once or often, with the same outcome. A confirmation link
 * that is followed after unsubscribing changes nothing.
 *
 * @returns whether there is a subscription with this token that is now in this state
 */
export async function changeSubscription(
  db: Database,
  token: string,
  state: 'confirmed' | 'unsubscribed',
  at: Date,
): Promise<boolean> {
  const from = state === 'confirmed' ? (['pending'] as const) : (['pending', 'confirmed'] as const)
  await db
    .updateTable('subscriptions')
    .set({ state, changed_at: at.toISOString() })
    .where('token', '=', token)
    .where('state', 'in', from)
    .execute()
  const now = await db
    .selectFrom('subscriptions')
    .where('token', '=', token)
    .select('state')
    .executeTakeFirst()
  return now?.state === state
}
