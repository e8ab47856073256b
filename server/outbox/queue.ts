import type { Store } from '#server/store/open-store.ts'
import type { Database, MailKind } from '#server/store/tables.ts'
import { readMailContent } from './mail-content.ts'
import { outboxDepth } from './mail-state.ts'

/** A mail that this process has claimed: nobody else sends it until the claim is over. */
export type ClaimedMail = {
  id: string
  submissionId: string
  kind: MailKind
  /** This one included. */
  attempts: number
  /** How many of the earlier ones the mail server has refused for good. */
  refusals: number
}

/** Why a mail was not taken. */
export type MailFailure = {
  /** Without words of the other side, which may hold addresses. */
  code: string
  /** The mail server will never take this mail, as far as it knows. */
  permanent: boolean
}

/** Milliseconds that a claim lasts. Longer work renews it; a process that dies does not. */
export const claimTime = 5 * 60 * 1000

function claimEnd(now: Date): string {
  return new Date(now.getTime() + claimTime).toISOString()
}

/** The mail to the staff about a submission, due when that was received. */
export function mailOf({ id, kind, receivedAt }: Announced) {
  return { id: `${id}-${kind}`, submission_id: id, kind, next_attempt_at: receivedAt.toISOString() }
}

/** A submission that the staff gets a mail about. */
type Announced = { id: string; kind: Exclude<MailKind, 'confirmation'>; receivedAt: Date }

/** Claims up to `most` mails of some kinds that are due, the oldest first. */
export async function claimMails(
  { db, dialect }: Store,
  kinds: readonly MailKind[],
  most: number,
  now: Date,
): Promise<ClaimedMail[]> {
  const time = now.toISOString()
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ claimed_until: claimEnd(now), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('kind', 'in', kinds)
        .where('next_attempt_at', '<=', time)
        .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', time)]))
        .orderBy('next_attempt_at')
        .limit(most)
        .$call(dialect.skipLocked),
    )
    .returning(['id', 'submission_id as submissionId', 'kind', 'attempts', 'refusals'])
    .execute()
  return rows
}

/** Keeps a claim while its mail is still on its way. */
async function renewClaim(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claimed_until: claimEnd(now) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** The mail server has taken the mail. */
async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now.toISOString(), claimed_until: null, error: null })
    .where('id', '=', id)
    .execute()
}

/** The mail was not taken: it is due again at `next`. */
async function postponeMail(
  db: Database,
  id: string,
  next: Date,
  { code, permanent }: MailFailure,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: next.toISOString(), claimed_until: null, error: code })
    .$if(permanent, (query) => query.set((row) => ({ refusals: row('refusals', '+', 1) })))
    .where('id', '=', id)
    .execute()
}

/** The mail was not taken, and nobody tries again unless somebody says so. */
async function giveUpMail(
  db: Database,
  id: string,
  now: Date,
  { code }: MailFailure,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now.toISOString(), claimed_until: null, error: code })
    .where('id', '=', id)
    .execute()
}

/**
 * Makes every mail that failed or waits for a later attempt due now, as if it were new; the running
 * server then sends it. One whose first attempt was put off keeps its turn.
 */
export async function makeDue(db: Database, now: Date): Promise<number> {
  const time = now.toISOString()
  const due = await db
    .updateTable('outbox')
    .set({ next_attempt_at: time, failed_at: null, attempts: 0, refusals: 0 })
    .where('sent_at', 'is', null)
    .where((row) => row.or([row('attempts', '>', 0), row('next_attempt_at', '<=', time)]))
    // What a process is sending just now is not waiting.
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', time)]))
    .returning('id')
    .execute()
  return due.length
}

/** What the outbox asks of the running server's store. */
export function outboxOperations(store: Store) {
  const { db } = store
  return {
    claimMails: (kinds: readonly MailKind[], most: number, now: Date) =>
      claimMails(store, kinds, most, now),
    renewClaim: (id: string, now: Date) => renewClaim(db, id, now),
    markSent: (id: string, now: Date) => markSent(db, id, now),
    postponeMail: (id: string, next: Date, failure: MailFailure) =>
      postponeMail(db, id, next, failure),
    giveUpMail: (id: string, now: Date, failure: MailFailure) => giveUpMail(db, id, now, failure),
    outboxDepth: () => outboxDepth(db),
    readMailContent: (submissionId: string) => readMailContent(db, submissionId),
  }
}

export type OutboxOperations = ReturnType<typeof outboxOperations>
