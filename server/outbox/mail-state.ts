import type { Database } from '#server/store/tables.ts'

/** What became of the mail about a submission. */
export type MailState =
  /** There is none: a program seems to have sent the form. */
  | { state: 'none' }
  | { state: 'sent'; sentAt: string }
  /** It waits, for its first attempt or for the next one. `error` is the code of the last failure. */
  | { state: 'waiting'; attempts: number; error: string | null; nextAttemptAt: string }

/** The state of the mails of some submissions, by submission. */
export async function mailStates(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => MailState> {
  if (ids.length === 0) return () => ({ state: 'none' })
  const mails = await db
    .selectFrom('outbox')
    .where('submission_id', 'in', ids)
    .select(['submission_id', 'attempts', 'next_attempt_at', 'sent_at', 'error'])
    .orderBy('next_attempt_at')
    .execute()
  const states = new Map<string, MailState>()
  for (const { submission_id, attempts, error, next_attempt_at, sent_at } of mails) {
    // Subscribers who ask again get another mail: what still waits tells more than what was sent.
    if (sent_at === null) {
      const waiting = { attempts, error, nextAttemptAt: next_attempt_at }
      states.set(submission_id, { state: 'waiting', ...waiting })
    } else if (states.get(submission_id)?.state !== 'waiting') {
      states.set(submission_id, { state: 'sent', sentAt: sent_at })
    }
  }
  return (id) => states.get(id) ?? { state: 'none' }
}
