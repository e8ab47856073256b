import type { FormKind } from '#contract/forms.ts'
import {
  dropWaiting,
  mailboxOf,
  mailboxTurn,
  queueConfirmation,
} from '#server/outbox/confirmations.ts'
import { handlingOf } from '#server/store/handling.ts'
import { linkToken, newId } from '#server/store/new-id.ts'
import type { Store } from '#server/store/open-store.ts'

/** Milliseconds after a confirmation mail in which another sign-up brings no further one. */
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

/** What the newsletter asks of the running server's store. */
export function newsletterOperations({ db, dialect }: Pick<Store, 'db' | 'dialect'>) {
  return {
    /**
     * Stores the wish to subscribe, one row for each address. On a repeated sign-up, a pending
     * subscription gets another mail once the last is older than `mailServes`, an ended one gets a
     * mail at once, and a confirmed one is left as it is. The mail is sent when the limits of both
     * its sender and its mailbox allow it. The caller cannot tell these cases apart, so that nobody
     * learns who subscribes.
     */
    storeSubscription: (request: SubscriptionRequest): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const at = request.at.toISOString()
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
          const fields = { email: request.email }
          await transaction
            .insertInto('handling')
            .values(handlingOf({ id, kind: 'newsletter', receivedAt: at, fields }))
            .execute()
          const made = { submission_id: id, token: linkToken(), state: 'pending' } as const
          await transaction
            .insertInto('subscriptions')
            .values({ ...made, consent: request.consent, changed_at: at })
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
        // Only while pending: after unsubscribing, the link of an earlier mail does nothing.
        if (recent && subscription.state === 'pending') return
        const mailbox = mailboxOf(request.email)
        const turn = await mailboxTurn(transaction, dialect, mailbox, request.turn)
        await transaction
          .updateTable('subscriptions')
          .set({ state: 'pending', consent: request.consent, changed_at: at })
          .where('submission_id', '=', subscription.id)
          .execute()
        await queueConfirmation(transaction, subscription.id, mailbox, turn)
      }),

    /**
     * Follows a link of a subscriber's mail; a repetition changes nothing. A confirmation link does
     * nothing after unsubscribing. Unsubscribing also deletes all mails that wait for the same
     * mailbox, whoever asked for them.
     *
     * @returns whether there is a subscription with this token that is now in this state
     */
    changeSubscription: (
      token: string,
      state: 'confirmed' | 'unsubscribed',
      at: Date,
    ): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const from =
          state === 'confirmed' ? (['pending'] as const) : (['pending', 'confirmed'] as const)
        const changed = await transaction
          .updateTable('subscriptions')
          .set({ state, changed_at: at.toISOString() })
          .where('token', '=', token)
          .where('state', 'in', from)
          .returning('submission_id')
          .executeTakeFirst()
        if (changed && state === 'unsubscribed') {
          await dropWaiting(transaction, changed.submission_id)
        }
        const now = await transaction
          .selectFrom('subscriptions')
          .where('token', '=', token)
          .select('state')
          .executeTakeFirst()
        return now?.state === state
      }),
  }
}

export type NewsletterOperations = ReturnType<typeof newsletterOperations>
