import type { Database } from '#server/store/tables.ts'

/** How much waits to be mailed. */
export type OutboxDepth = {
  /** Mails that wait, counted up to {@link mostCounted}. */
  waiting: number
  /** When the oldest of them was asked for; undefined when none waits. */
  oldest: Date | undefined
}

/** Enough to know that something is wrong; counting a long queue in full would cost the forms. */
export const mostCounted = 1000

/** Measures the outbox by its index of waiting mails, at a bounded cost. */
export async function outboxDepth(db: Database): Promise<OutboxDepth> {
  const row = await db
    .selectFrom(
      db
        .selectFrom('outbox')
        .where('sent_at', 'is', null)
        .orderBy('next_attempt_at')
        .select(['submission_id', 'kind'])
        .limit(mostCounted)
        .as('waiting'),
    )
    .innerJoin('submissions', 'submissions.id', 'waiting.submission_id')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'waiting.submission_id')
    .select(({ fn, eb }) => [
      fn.countAll().as('waiting'),
      fn
        .min(
          // A subscriber who asks again has an old submission and a new mail.
          eb
            .case()
            .when('waiting.kind', '=', 'confirmation')
            .then(fn.coalesce('subscriptions.changed_at', 'submissions.received_at'))
            .else(eb.ref('submissions.received_at'))
            .end(),
        )
        .as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(row.waiting),
    oldest: row.oldest === null ? undefined : new Date(String(row.oldest)),
  }
}
