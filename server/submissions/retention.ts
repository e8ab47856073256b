import type { Database } from '#server/store/tables.ts'

/** Submissions in one transaction: the server's own writes wait for it. */
const batch = 20

/**
 * What was received before a moment. A newsletter subscription counts from its last change, and one
 * that is confirmed never grows old: it lasts until its subscriber ends it.
 */
function olderThan(db: Database, before: string) {
  return db
    .selectFrom('submissions')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .where((row) => row.or([row('state', 'is', null), row('state', '<>', 'confirmed')]))
    .where((row) => row.fn.coalesce('changed_at', 'received_at'), '<', before)
}

/** How many submissions are older than a moment, and how many of them nobody has handled. */
export async function countOlder(
  db: Database,
  before: Date,
): Promise<{ submissions: number; unhandled: number }> {
  const rows = await olderThan(db, before.toISOString())
    .select((row) => ['status', 'kind', row.fn.countAll().as('count')])
    .groupBy(['status', 'kind'])
    .execute()
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + Number(count), 0)
  const unhandled = rows.filter(({ status, kind }) => status === 'new' && kind !== 'newsletter')
  return { submissions: sum(rows), unhandled: sum(unhandled) }
}

/** Erases what `countOlder` counts. @param onErased called with the number so far */
export async function eraseOlder(
  db: Database,
  before: Date,
  onErased: (count: number) => void,
): Promise<number> {
  let erased = 0
  for (;;) {
    const rows = await db
      .deleteFrom('submissions')
      .where('id', 'in', olderThan(db, before.toISOString()).select('submissions.id').limit(batch))
      .returning('id')
      .execute()
    erased += rows.length
    if (rows.length === 0) return erased
    onErased(erased)
  }
}
