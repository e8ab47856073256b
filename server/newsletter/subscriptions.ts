import type { FormKind } from '#contract/forms.ts'
import {
  dropWaiting,
  mailboxOf,
  mailboxTurn,
  queueConfirmation,
} from '#server/outbox/confirmations.ts'
import { linkToken, newId } from '#server/store/new-id.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database } from '#server/store/tables.ts'

/** Milliseconds for which a confirmation mail serves: whoever asks again gets no other. */
const mailServes = 60 * 60 * 1000

type SubscriptionRequest = {
  email: string
  suspected: boolean
  at: Date
  /** When its sender's turn for a confirmation is. */
  turn: Date
  key: string
  consent: string
}

/**
 * Stores the wish to subscribe. There is one row for each address: asked again, a wish that is not
 * yet confirmed gets another mail once the last one has served its time, one that was ended gets one
 * at once, and a confirmed one is left as it is. The mail goes out when it is the turn of both its
 * sender and its mailbox. The caller cannot tell these apart, so that nobody learns who subscribes.
 */
export async function storeSubscription(
  { db, dialect }: Pick<Store, 'db' | 'dialect'>,
  request: SubscriptionRequest,
): Promise<void> {
  const at = request.at.toISOString()
  await db.transaction().execute(async (transaction) => {
    const id = newId()
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
      .where('next_attempt_at', '>', new Date(request.at.getTime() - mailServes).toISOString())
      .select('id')
      .executeTakeFirst()
    // The link of a mail from before unsubscribing leads nowhere any more.
    if (recent && subscription.state === 'pending') return
    const mailbox = mailboxOf(request.email)
    const turn = await mailboxTurn(transaction, dialect, mailbox, request.turn)
    await transaction
      .updateTable('subscriptions')
      .set({ state: 'pending', consent: request.consent, changed_at: at })
      .where('submission_id', '=', subscription.id)
      .execute()
    await queueConfirmation(transaction, subscription.id, mailbox, turn)
  })
}

/**
 * Follows a link of a subscriber's mail: once or often, with the same outcome. A confirmation link
 * that is followed after unsubscribing changes nothing; unsubscribing ends what still waits for the
 * same mailbox, asked for by whoever it was.
 *
 * @returns whether there is a subscription with this token that is now in this state
 */
async function changeSubscription(
  db: Database,
  token: string,
  state: 'confirmed' | 'unsubscribed',
  at: Date,
): Promise<boolean> {
  const from = state === 'confirmed' ? (['pending'] as const) : (['pending', 'confirmed'] as const)
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('subscriptions')
      .set({ state, changed_at: at.toISOString() })
      .where('token', '=', token)
      .where('state', 'in', from)
      .returning('submission_id')
      .executeTakeFirst()
    if (changed && state === 'unsubscribed') await dropWaiting(transaction, changed.submission_id)
    const now = await transaction
      .selectFrom('subscriptions')
      .where('token', '=', token)
      .select('state')
      .executeTakeFirst()
    return now?.state === state
  })
}

/** What the newsletter asks of the running server's store. */
export function newsletterOperations(store: Store) {
  return {
    storeSubscription: (request: SubscriptionRequest) => storeSubscription(store, request),
    changeSubscription: (token: string, state: 'confirmed' | 'unsubscribed', at: Date) =>
      changeSubscription(store.db, token, state, at),
  }
}

export type NewsletterOperations = ReturnType<typeof newsletterOperations>
