import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from './tables.ts'

/** Migrations from their SQL by their numbers, whose statements are parted by `;;`. */
export function sqlMigrations(statements: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(statements).map(([name, text]): [string, Migration] => [
      name,
      { up: (db) => run(db, text) },
    ]),
  )
}

async function run(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(';;')) await sql.raw(statement).execute(db)
}

/**
 * Every migration by its number, in SQL that SQLite and PostgreSQL both read; they run in this order, each once. One
 * that has run anywhere is never changed: the next one alters.
 */
export function migrations(dialect: Dialect): Record<string, Migration> {
  const bytes = dialect === 'PostgreSQL' ? 'bytea' : 'blob'
  return sqlMigrations({
    '001-inbox': `
create table submissions (
  id text primary key, kind text not null, status text not null default 'new',
  suspected integer not null, received_at text not null, handled_at text,
  key text not null unique, email text not null, fields text not null
);;
create index submissions_email on submissions (email);;
create index submissions_received on submissions (received_at);;
create table resumes (
  submission_id text primary key references submissions (id) on delete cascade,
  file_name text not null, ending text not null, size integer not null, bytes ${bytes} not null
);;
create table subscriptions (
  submission_id text primary key references submissions (id) on delete cascade,
  token text not null unique, state text not null, consent text not null, changed_at text not null
);;
create table outbox (
  id text primary key, submission_id text not null references submissions (id) on delete cascade,
  kind text not null, attempts integer not null default 0, next_attempt_at text not null,
  claimed_until text, sent_at text, error text
);;
-- Only what waits: the index stays small however many mails have been sent.
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null;;
create index outbox_submission on outbox (submission_id);;
create table health (id integer primary key, checked_at text not null)`,

    // Mails that are given up, and how many confirmations a mailbox and a domain have got.
    '002-outbox-limits': `
alter table outbox add column failed_at text;;
alter table outbox add column refusals integer not null default 0;;
alter table outbox add column queued_at text;;
alter table outbox add column mailbox text;;
alter table outbox add column domain text;;
-- Only what is still to send, apart for the staff and for subscribers.
drop index outbox_waiting;;
create index outbox_due on outbox (kind, next_attempt_at)
  where sent_at is null and failed_at is null;;
-- What was given up, for the metrics.
create index outbox_failed on outbox (failed_at) where failed_at is not null;;
-- Mails to the staff have neither, so that they cost nothing.
create index outbox_domain on outbox (domain, queued_at) where domain is not null`,

    // Confirmations are put off by their mailbox; no domain is counted any more. The column `domain` stays, and is
    // not written: a server of the version before may still be at work during a deploy.
    '003-mailbox-turns': `
drop index outbox_domain;;
-- Mails to the staff have no mailbox, so that they cost nothing.
create index outbox_mailbox on outbox (mailbox, queued_at) where mailbox is not null`,

    // What the desk adds to submissions, and letters. A server of the version before sends no letters.
    '004-staff': `
alter table outbox add column letter text;;
create table handling (
  submission_id text primary key references submissions (id) on delete cascade,
  kind text not null, received_at text not null, words text not null, opening text,
  assignee text, stage text, decided_at text, hold_reason text, hold_until text
);;
create table notes (
  id text primary key, submission_id text not null references submissions (id) on delete cascade,
  author text not null, at text not null, text text not null
);;
create index notes_submission on notes (submission_id);;
-- The desk's lists, each in its order.
create index handling_received on handling (kind, received_at, submission_id);;
create index handling_opening on handling (opening, kind, received_at, submission_id)
  where opening is not null;;
create index handling_assignee on handling (assignee, kind, received_at, submission_id)
  where assignee is not null;;
create index handling_stage on handling (stage, kind, received_at, submission_id)
  where stage is not null;;
create index handling_hold on handling (hold_until) where hold_until is not null;;
-- What they hold the visitors' server rarely writes.
create index submissions_new on submissions (kind, received_at, id)
  where status = 'new' and suspected = 0;;
create index submissions_suspected on submissions (kind, received_at, id) where suspected = 1;;
create index subscriptions_changed on subscriptions (state, changed_at);;
create index outbox_unsent on outbox (submission_id) where sent_at is null and error is not null`,

    // Opening the store writes empty words again (handling.ts): more letters are folded since.
    '005-folded-again': `update handling set words = ''`,
    '006-erasures': 'alter table handling add column erasure_asked_at text',

    // Who is declined or hired waits for nothing.
    '007-decided': `
update submissions set status = 'handled', handled_at = (
  select decided_at from handling where submission_id = submissions.id
) where status = 'new' and id in (select submission_id from handling where decided_at is not null)`,
  })
}
