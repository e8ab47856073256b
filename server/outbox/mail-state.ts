import type { Database } from '#server/store/tables.ts'

/** What became of the mail about a submission. `error` is the code of the last failure. */
export type MailState =
  /** There is none: a program seems to have sent the form. */
  | { state: 'none' }
  | { state: 'sent'; sentAt: string }
  /** It waits, for its first attempt, which may be put off, or for the next one. */
  | { state: 'waiting'; attempts: number; error: string | null; nextAttemptAt: string }
  /** It was given up: nobody tries again unless somebody says so. */
  | { state: 'failed'; attempts: number; error: string | null; failedAt: string }

/** The state of the mails of some submissions, by submission. */
export async function mailStates(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => MailState> {
  if (ids.length === 0) return () => ({ state: 'none' })
  const mails = await db
    .selectFrom('outbox')
    .where('submission_id', 'in', ids)
    .select(['submission_id', 'attempts', 'next_attempt_at', 'sent_at', 'failed_at', 'error'])
    .orderBy('next_attempt_at')
    .execute()
  const states = new Map<string, MailState>()
  for (const { submission_id, attempts, error, next_attempt_at, sent_at, failed_at } of mails) {
    // Subscribers who ask again get another mail: what still waits tells more than what is over.
    if (sent_at === null && failed_at === null) {
      const waiting = { attempts, error, nextAttemptAt: next_attempt_at }
      states.set(submission_id, { state: 'waiting', ...waiting })
    } else if (states.get(submission_id)?.state !== 'waiting') {
      states.set(
        submission_id,
        sent_at === null
          ? { state: 'failed', attempts, error, failedAt: failed_at ?? '' }
          : { state: 'sent', sentAt: sent_at },
      )
    }
  }
  return (id) => states.get(id) ?? { state: 'none' }
}

/** A number of mails, and how often each code was the last failure of one. */
export type MailCount = { mails: number; errors: Record<string, number> }

/** How many mails wait, and how many were given up. */
export async function countUnsent(
  db: Database,
): Promise<{ waiting: MailCount; failed: MailCount }> {
  const rows = await db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select((row) => [
      'error',
      row('failed_at', 'is not', null).as('failed'),
      row.fn.countAll().as('count'),
    ])
    .groupBy(['error', 'failed'])
    .execute()
  const counts = { waiting: noMails(), failed: noMails() }
  for (const { error, failed, count } of rows) {
    const some = failed ? counts.failed : counts.waiting
    some.mails += Number(count)
    if (error !== null) some.errors[error] = Number(count)
  }
  return counts
}

function noMails(): MailCount {
  return { mails: 0, errors: {} }
}
