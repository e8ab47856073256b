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
  /** One row for each mail to send. A sent one stays, as proof; a failed one waits until it is sent again. */
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
    /** Of confirmations and letters: when each was due first, which is later than asked for where it was put off. */
    queued_at: Instant | null
    /** Of confirmations: whom they bother, to put the next ones off. */
    mailbox: string | null
    /** Of letters: a `StoredLetter` as JSON, as it was when somebody sent it. */
    letter: string | null
  }
  /**
   * How the staff deals with a submission: a row for each, stored with it, which the staff's process (server/staff)
   * then changes.
   */
  handling: {
    submission_id: string
    /** As in `submissions`, where neither changes: so that an index can serve filter and order. */
    kind: FormKind
    received_at: Instant
    /** Name and e-mail address, folded, to be found by. */
    words: string
    /** The position that an application is for: as it was sent, until the staff files it under an opening. */
    opening: string | null
    /** The person at the desk who works on it, by their id there. */
    assignee: string | null
    /** Of an application; null is a new one. */
    stage: Stage | null
    /** When it was declined or the person was hired: retention counts from then. */
    decided_at: Instant | null
    /** Why it must not be erased, and the end of that. */
    hold_reason: string | null
    hold_until: Instant | null
    /** When its erasure was asked for, which the hold puts off. */
    erasure_asked_at: Instant | null
  }
  /** What people at the desk write to each other about a submission. */
  notes: {
    id: string
    submission_id: string
    /** Their id at the desk. */
    author: string
    at: Instant
    text: string
  }
  /** One row that is written to prove that the store can be written. */
  health: { id: number; checked_at: Instant }
}

/** Which mail: to the staff about a message or an application, to a subscriber, or a letter to an applicant. */
export type MailKind = 'contact' | 'application' | 'confirmation' | 'letter'

/** How far an application has come, beyond new. */
export const stages = ['shortlist', 'interview', 'declined', 'hired'] as const
export type Stage = (typeof stages)[number]

/** The letters to applicants by their names in `content/letters.yaml`; `free` is a start, to be changed. */
export const letterNames = ['received', 'declined', 'free'] as const
export type LetterName = (typeof letterNames)[number]

/** A letter as somebody at the desk sent it; who, by their id there, is not known of the first ones. */
export type StoredLetter = { subject: string; text: string; sentBy?: string }

export type Database = Kysely<Tables>

export type Dialect = 'SQLite' | 'PostgreSQL'
