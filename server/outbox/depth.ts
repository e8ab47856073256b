import type { OutboxDepth } from '#server/metrics/metrics.ts'
import type { Database } from '#server/store/tables.ts'

/** Enough to know that something is wrong; counting a long queue in full would cost the forms. */
const mostCounted = 1000

/** Measures the outbox by its indexes of what waits and what was given up, at a bounded cost. */
export async function outboxDepth(db: Database): Promise<OutboxDepth> {
  const waiting = await db
    .selectFrom(unsent(db).where('failed_at', 'is', null).as('waiting'))
    .innerJoin('submissions', 'submissions.id', 'waiting.submission_id')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      // A subscriber who asks again has an old submission and a new mail.
      fn.min(fn.coalesce('waiting.queued_at', 'submissions.received_at')).as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const failed = await db
    .selectFrom(unsent(db).where('failed_at', 'is not', null).as('failed'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(waiting.count),
    oldest: waiting.oldest === null ? undefined : new Date(String(waiting.oldest)),
    failed: Number(failed.count),
  }
}

function unsent(db: Database) {
  return db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select(['submission_id', 'queued_at'])
    .limit(mostCounted)
}
