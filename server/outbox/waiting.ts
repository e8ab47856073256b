import type { Database } from '#server/store/tables.ts'

/** Makes every mail that waits for a later attempt due now; the running server then sends it. */
export async function makeDue(db: Database, now: Date): Promise<number> {
  const time = now.toISOString()
  const due = await db
    .updateTable('outbox')
    .set({ next_attempt_at: time })
    .where('sent_at', 'is', null)
    // What a process is sending just now is not waiting.
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', time)]))
    .returning('id')
    .execute()
  return due.length
}

/** How many mails wait, and the codes of their last failures. */
export async function countWaiting(
  db: Database,
): Promise<{ mails: number; errors: Record<string, number> }> {
  const rows = await db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select((row) => ['error', row.fn.countAll().as('count')])
    .groupBy('error')
    .execute()
  const errors: Record<string, number> = {}
  for (const { error, count } of rows) if (error !== null) errors[error] = Number(count)
  return { mails: rows.reduce((sum, { count }) => sum + Number(count), 0), errors }
}
