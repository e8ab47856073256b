import type { Selectable } from 'kysely'
import type { OutboxDepth } from '#server/metrics/metrics.ts'
import {
  type Database,
  type LetterName,
  letterNames,
  type MailKind,
  type StoredLetter,
  type Tables,
} from '#server/store/tables.ts'

/**
 * What became of a mail: when it was sent, or was given up until somebody says so, or is due. `error` is the code of
 * the last failure.
 */
export type MailState = {
  /** Which mail; of a letter, its name. */
  kind: MailKind | LetterName
  state: 'sent' | 'failed' | 'waiting'
  at: string
  error: string | null
  letter: StoredLetter | null
  /** Of letters: when it was sent from the desk. */
  queuedAt: string | null
}

type MailRow = Omit<
  Selectable<Tables['outbox']>,
  'attempts' | 'refusals' | 'claimed_until' | 'mailbox'
>

/** The state of one mail. */
export function stateOf({
  error,
  next_attempt_at,
  sent_at,
  failed_at,
  letter,
  ...mail
}: MailRow): MailState {
  const name = letterNames.find((each) => mail.id.startsWith(letterId(mail.submission_id, each)))
  const written: StoredLetter | null = JSON.parse(letter ?? 'null')
  const which = { kind: name ?? mail.kind, error, letter: written, queuedAt: mail.queued_at }
  if (sent_at !== null) return { ...which, state: 'sent', at: sent_at }
  if (failed_at !== null) return { ...which, state: 'failed', at: failed_at }
  return { ...which, state: 'waiting', at: next_attempt_at }
}

/** The mails about a submission: the one to the staff or the subscriber, and the letters. */
type MailStates = { mail: MailState | null; letters: MailState[] }

/** Allows only one letter of each name; the ids of free ones go on. */
export function letterId(submission: string, name: LetterName): string {
  return `${submission}-letter-${name}`
}

/** The state of the mails about some submissions; there is none about what a program seems to have sent. */
export async function mailStates(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailStates>> {
  const mails = await db
    .selectFrom('outbox')
    .where('submission_id', 'in', ids)
    .select(['id', 'submission_id', 'kind'])
    .select(['next_attempt_at', 'queued_at', 'sent_at', 'failed_at', 'error', 'letter'])
    .orderBy('next_attempt_at')
    .execute()
  const states = new Map(ids.map((id): [string, MailStates] => [id, { mail: null, letters: [] }]))
  for (const mail of mails) {
    const of = states.get(mail.submission_id)
    const state = stateOf(mail)
    if (mail.kind === 'letter') of?.letters.push(state)
    // A subscriber who signs up again has several mails: an unfinished one is the one to show.
    else if (of && (state.state === 'waiting' || of.mail?.state !== 'waiting')) of.mail = state
  }
  return states
}

/** Enough to know that something is wrong; counting a long queue in full would cost the forms. */
const maxCounted = 1000

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
    .limit(maxCounted)
}
