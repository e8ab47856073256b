import type { Generated, Kysely } from 'kysely'
import type { FormKind } from '#contract/forms.ts'
import type { ResumeExtension } from '#contract/resume.ts'

/** Points in time are ISO 8601 text in UTC: readable, and in order when sorted as text. */
type Instant = string

/** The inbox as it is stored, in SQLite and in PostgreSQL alike. */
export type Tables = {
  /** One row for each thing that a visitor sent. */
  submissions: {
    /** Ten letters and digits, for people to type. */
    id: string
    kind: FormKind
    status: Generated<'new' | 'handled'>
    /** 1 when a program rather than a person seems to have sent it. */
    suspected: 0 | 1
    received_at: Instant
    handled_at: Instant | null
    /** The same for every attempt to send the same thing; see `submissionKey`. */
    key: string
    /** The sender's address in lower case, to find what belongs to a person. */
    email: string
    /** The form's fields as JSON. */
    fields: string
  }
  /** The file of an application. */
  resumes: {
    submission_id: string
    /** For people only: never a path. */
    file_name: string
    /** Its extension; the column keeps the name of the first migration. */
    ending: ResumeExtension
    size: number
    bytes: Uint8Array
  }
  /** What became of a newsletter submission. */
  subscriptions: {
    submission_id: string
    /** The secret of the links in the subscriber's mail. */
    token: string
    state: 'pending' | 'confirmed' | 'unsubscribed'
    /** The sentence that the subscriber agreed to. */
    consent: string
    changed_at: Instant
  }
  /** One row for each mail to send. A sent one stays, as proof; a failed one waits for `retry`. */
  outbox: {
    id: string
    submission_id: string
    kind: MailKind
    attempts: Generated<number>
    /** How many of the attempts the mail server has refused for good. */
    refusals: Generated<number>
    next_attempt_at: Instant
    /** While a process sends it. When that time is over the process has died: others may claim it. */
    claimed_until: Instant | null
    sent_at: Instant | null
    /** The code of the last failure; never text of the other side, which may hold addresses. */
    error: string | null
    /** When it was given up. */
    failed_at: Instant | null
    /** Of confirmations: when each was due first, which is later than asked for where it was put off. */
    queued_at: Instant | null
    /** Of confirmations: whom they bother, to put the next ones off. */
    mailbox: string | null
  }
  /** One row that is written to prove that the store can be written. */
  health: { id: number; checked_at: Instant }
}

/** Which mail: to the staff about a message or an application, or to a subscriber. */
export type MailKind = 'contact' | 'application' | 'confirmation'

export type Database = Kysely<Tables>
