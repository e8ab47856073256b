import { newId } from '#server/store/new-id.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database, LetterName, MailKind, StoredLetter } from '#server/store/tables.ts'
import { letterId, outboxDepth } from './mail-state.ts'

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
type Announced = { id: string; kind: 'contact' | 'application'; receivedAt: Date }

/** A letter to the sender of a submission, due at once. */
export function letterIn(
  { id, ...letter }: StoredLetter & { id: string },
  name: LetterName,
  at: string,
) {
  return {
    id: name === 'free' ? `${letterId(id, name)}-${newId()}` : letterId(id, name),
    submission_id: id,
    kind: 'letter' as const,
    next_attempt_at: at,
    queued_at: at,
    letter: JSON.stringify(letter),
  }
}

/** What the outbox asks of the running server's store. */
export function outboxOperations({ db, dialect }: Store) {
  const mail = (id: string) => db.updateTable('outbox').where('id', '=', id)
  return {
    /**
     * Claims up to `limit` mails of some kinds that are due, the oldest first. Their `attempts` count this one,
     * `refusals` the earlier ones that the mail server has refused for good.
     */
    async claimMails(kinds: readonly MailKind[], limit: number, now: Date) {
      const time = now.toISOString()
      return await db
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
            .where((row) =>
              row.or([row('claimed_until', 'is', null), row('claimed_until', '<', time)]),
            )
            .orderBy('next_attempt_at')
            .limit(limit)
            // SQLite has one writer at a time, so no row is ever locked.
            .$if(dialect === 'PostgreSQL', (query) => query.forUpdate().skipLocked()),
        )
        .returning(['id', 'submission_id as submissionId', 'kind', 'letter'])
        .returning(['attempts', 'refusals'])
        .execute()
    },

    /** Keeps a claim while its mail is still on its way. */
    async renewClaim(id: string, now: Date) {
      await mail(id)
        .set({ claimed_until: claimEnd(now) })
        .where('sent_at', 'is', null)
        .execute()
    },

    /** The mail server has taken the mail. */
    async markSent(id: string, now: Date) {
      await mail(id).set({ sent_at: now.toISOString(), claimed_until: null, error: null }).execute()
    },

    /** The mail was not taken: it is due again at `next`. */
    async postponeMail(id: string, next: Date, { code, permanent }: MailFailure) {
      await mail(id)
        .set({ next_attempt_at: next.toISOString(), claimed_until: null, error: code })
        .$if(permanent, (query) => query.set((row) => ({ refusals: row('refusals', '+', 1) })))
        .execute()
    },

    /** The mail was not taken, and nobody tries again unless somebody says so. */
    async giveUpMail(id: string, now: Date, { code }: MailFailure) {
      await mail(id)
        .set({ failed_at: now.toISOString(), claimed_until: null, error: code })
        .execute()
    },

    outboxDepth: () => outboxDepth(db),

    /**
     * What a mail about a submission needs: of a resume its name alone, unless its file is to go with the mail.
     * Undefined when the submission has been erased meanwhile: there is nothing to send.
     */
    async readMailContent(submissionId: string, withFile: boolean) {
      const row = await db
        .selectFrom('submissions')
        .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
        .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
        .where('id', '=', submissionId)
        .select(['id as submissionId', 'received_at as receivedAt', 'fields', 'token'])
        .select(['file_name', 'ending'])
        .$if(withFile, (query) => query.select('bytes'))
        .executeTakeFirst()
      if (!row) return undefined
      const { file_name: fileName, ending: extension, bytes, ...content } = row
      const fields: Record<string, string> = JSON.parse(row.fields)
      const file = extension && bytes ? { extension, bytes } : undefined
      return { ...content, fields, resume: fileName === null ? undefined : { fileName, file } }
    },
  }
}

/** A mail that this process has claimed: nobody else sends it until the claim is over. */
export type ClaimedMail = Awaited<ReturnType<OutboxOperations['claimMails']>>[number]

export type MailContent = NonNullable<Awaited<ReturnType<OutboxOperations['readMailContent']>>>

export type OutboxOperations = ReturnType<typeof outboxOperations>

/**
 * Makes the mails about a submission that failed or wait for a later attempt due now, as if they were new; the running
 * server then sends them. One whose first attempt was put off keeps its turn.
 */
export async function makeDue(db: Database, now: Date, submission: string): Promise<void> {
  const time = now.toISOString()
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: time, failed_at: null, attempts: 0, refusals: 0 })
    .where('sent_at', 'is', null)
    .where('submission_id', '=', submission)
    .where((row) => row.or([row('attempts', '>', 0), row('next_attempt_at', '<=', time)]))
    // What a process is sending just now is not waiting.
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', time)]))
    .execute()
}
