import { chmod, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Generated, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { sqlMigrations } from '../../server/store/migrations.ts'
import { nodeSqlite } from '../../server/store/sqlite.ts'

/** Times are milliseconds since 1970, booleans 0 or 1. Tokens are stored as hashes only. */
export type Tables = {
  people: {
    id: string
    email: string
    name: string
    editor: number
    approver: number
    administrator: number
    /** Reads applications. */
    hr: number
    /** Reads messages and subscriptions. */
    correspondence: number
    created_at: number
    suspended_at: number | null
    last_seen_at: number | null
  }
  passkeys: {
    id: string
    person: string
    /** As browsers name it, in base64url. */
    credential: string
    public_key: Uint8Array
    counter: number
    /** Joined by commas. */
    transports: string
    device: string
    created_at: number
    last_used_at: number | null
    /** Null until confirmed on a device that the person had before. */
    confirmed_at: number | null
  }
  invitations: {
    token_hash: string
    person: string
    kind: 'join' | 'device'
    created_by: string | null
    created_at: number
    expires_at: number
  }
  sessions: {
    token_hash: string
    kind: SessionKind
    person: string
    /** The desk session with which this one ends. */
    parent: string | null
    release: string | null
    created_at: number
    seen_at: number
    /** When a passkey was last used. */
    verified_at: number | null
    expires_at: number
  }
  holds: { path: string; person: string; at: number }
  releases: {
    id: string
    title: string
    note: string
    base: string
    commit: string
    state: ReleaseState
    problem: string | null
    /** The newest build's job id, and the time that it is built for. */
    job: string | null
    job_date: number | null
    asked_by: string | null
    asked_at: number | null
    wish_at: number | null
    approved_by: string | null
    approved_at: number | null
    publish_at: number | null
    /** Who pressed Publish; null where its hour decides. */
    published_by: string | null
    report_hash: string | null
    sent_back_note: string | null
    edition: number | null
    created_at: number
  }
  /** `authors`: e-mail addresses, joined by spaces, of those who changed the file since it was live. */
  release_files: { release: string; path: string; authors: string }
  editions: {
    number: number
    release: string | null
    commit: string
    code: string
    mode: string
    date: string
    title: string
    asked_by: string | null
    approved_by: string | null
    /** Null until it has been live. */
    published_at: number | null
    replaced_at: number | null
    report_hash: string | null
  }
  share_links: {
    id: string
    token_hash: string
    release: string
    name: string
    created_by: string
    created_at: number
    expires_at: number
    revoked_at: number | null
  }
  audit: {
    id: Generated<number>
    at: number
    person: string | null
    action: string
    subject: string
    detail: string | null
  }
  /** Forms that somebody has changed and not saved, as they are sent (editing/kept.ts). */
  kept: { person: string; address: string; base: string; form: string; at: number }
  secrets: { name: string; value: string }
  /** Used challenges, kept until they expire, so that none is accepted twice. */
  challenges: { hash: string; expires_at: number }
  /** Mails that wait, and those that were given up (`failed_at`); sent ones are deleted. */
  mails: {
    id: string
    recipient: string
    subject: string
    text: string
    queued_at: number
    /** When it may be sent, or sent again. */
    due_at: number
    attempts: Generated<number>
    /** How often the mail server has refused it for good. */
    refusals: Generated<number>
    /** The code of the last failure. */
    error: string | null
    failed_at: number | null
  }
  /** Builds, requested and made (builds.ts); a finished one has a folder of its id. */
  jobs: {
    id: string
    kind: 'candidate' | 'draft'
    commit: string
    date: string
    mode: 'draft' | 'confirmed'
    against: number | null
    state: 'waiting' | 'building' | 'ready' | 'failed'
    problem: string | null
    /** Of a finished build: `Result['made']` as JSON. */
    made: string | null
    attempts: number
    /** When it was requested, then when it was finished. */
    queued_at: number
  }
}

/** `ready` needs no approval, `approved` waits to be published, `scheduled` for its hour, perhaps now. */
export type ReleaseState =
  | 'building'
  | 'ready'
  | 'asked'
  | 'approved'
  | 'scheduled'
  | 'live'
  | 'replaced'
  | 'failed'
  | 'sent back'
  | 'withdrawn'
  | 'review again'

type SessionKind = 'desk' | 'preview' | 'ticket'

/**
 * Opens the desk's database, for its owner alone, and brings its tables up to date.
 *
 * @param folder `DESK_DIR`; made when it is not there
 */
export async function openDatabase(folder: string): Promise<Kysely<Tables>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'desk.db')
  // SQLite gives the -wal and -shm files the permissions of the database.
  await (await open(file, 'a', 0o600)).close()
  await chmod(file, 0o600)
  const database = new DatabaseSync(file, { timeout: lockTimeout })
  // synchronous = full: committed transactions survive a loss of power.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const db = new Kysely<Tables>({ dialect: nodeSqlite(database) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  return db
}

/** Milliseconds for which a write waits for another process's write. */
const lockTimeout = 5_000

/** SQL that runs in the order of these names, each once, parted by `;;`. Never change what has run anywhere. */
const statements: Record<string, string> = {
  '001-desk': `
create table people (
  id text primary key, email text not null unique collate nocase, name text not null,
  editor integer not null, approver integer not null, administrator integer not null,
  created_at integer not null, suspended_at integer, last_seen_at integer, approver_since integer
) strict;;
create table passkeys (
  id text primary key, person text not null references people, credential text not null unique,
  public_key blob not null, counter integer not null, transports text not null, device text not null,
  created_at integer not null, last_used_at integer, confirmed_at integer
) strict;;
create table invitations (
  token_hash text primary key, person text not null references people, kind text not null,
  created_by text references people, created_at integer not null, expires_at integer not null,
  used_at integer
) strict;;
create table sessions (
  token_hash text primary key, kind text not null, person text references people,
  parent text references sessions on delete cascade, "release" text, created_at integer not null,
  seen_at integer not null, verified_at integer, expires_at integer not null
) strict;;
create index sessions_parent on sessions (parent);;
create table holds (
  path text primary key, person text not null references people, at integer not null
) strict;;
create table releases (
  id text primary key, title text not null, note text not null, base text not null,
  "commit" text not null, state text not null, problem text, job text, job_date integer,
  asked_by text references people, asked_at integer, wish_at integer,
  approved_by text references people, approved_at integer, publish_at integer, report_hash text,
  sent_back_note text, edition integer, created_at integer not null
) strict;;
create table release_files (
  "release" text not null references releases on delete cascade, path text not null,
  last_author text not null, primary key ("release", path)
) strict;;
create table editions (
  number integer primary key, "release" text references releases, "commit" text not null,
  code text not null, mode text not null, date text not null, title text not null,
  asked_by text references people, approved_by text references people,
  published_at integer, replaced_at integer, report_hash text
) strict;;
create table looks (
  id text primary key, token_hash text not null unique, "release" text not null references releases,
  name text not null, created_by text not null references people, created_at integer not null,
  expires_at integer not null, revoked_at integer
) strict;;
create table audit (
  id integer primary key autoincrement, at integer not null, person text, action text not null,
  subject text not null, detail text
) strict;;
create trigger audit_update before update on audit
  begin select raise(abort, 'what happened is not changed'); end;;
create trigger audit_delete before delete on audit
  when old.at > (unixepoch() - 730 * 86400) * 1000
  begin select raise(abort, 'what happened is kept for 24 months'); end;;
create trigger audit_replace before insert on audit
  when exists (select 1 from audit where id = new.id)
  begin select raise(abort, 'what happened is not replaced'); end;;
create table secrets (name text primary key, value text not null) strict`,
  '002-challenges': `
create table challenges (hash text primary key, expires_at integer not null) strict`,
  '003-audit-day': `
create table audit_day (day text not null, entry integer not null) strict;;
insert into audit_day values ('', 0)`,
  '004-authors': `
alter table release_files rename column last_author to authors`,
  '005-mails': `
create table mails (
  id text primary key, recipient text not null, subject text not null, text text not null,
  queued_at integer not null, due_at integer not null, attempts integer not null default 0,
  refusals integer not null default 0, error text, failed_at integer
) strict`,
  '006-share-links': `
drop trigger audit_update;;
drop trigger audit_delete;;
drop trigger audit_replace;;
drop table audit_day;;
alter table people drop column approver_since;;
delete from invitations where used_at is not null;;
update invitations set kind = 'join' where kind = 'lost';;
alter table invitations drop column used_at;;
alter table looks rename to share_links;;
delete from sessions where kind = 'look'`,
  '007-jobs': `
create table jobs (
  id text primary key, kind text not null, "commit" text not null, date text not null,
  mode text not null, against integer, state text not null, problem text, made text,
  attempts integer not null, queued_at integer not null
) strict`,
  '008-inbox': `
alter table people add column hr integer not null default 0;;
alter table people add column correspondence integer not null default 0`,
  '009-kept': `
create table kept (
  person text not null references people, address text not null, base text not null,
  form text not null, at integer not null, primary key (person, address)
) strict`,
  '010-audit-subject': 'create index audit_subject on audit (subject)',
  '011-published-by': `
alter table releases add column published_by text references people;;
update releases set published_by = approved_by`,
}

export const migrations = sqlMigrations(statements)
