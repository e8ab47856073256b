import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { StoreDialect } from './dialect.ts'

/**
 * Every migration by its number; they run in this order, each once. One that has run anywhere is
 * never changed: the next one alters.
 *
 * @param bytes the store's own type for a file's bytes
 */
export function migrations(bytes: StoreDialect['bytes']): Record<string, Migration> {
  return {
    '001-inbox': inboxTables(bytes),
    '002-outbox-limits': outboxLimits,
    '003-mailbox-turns': mailboxTurns,
    '004-staff': staff,
  }
}

/** `001-inbox`: the first schema. */
function inboxTables(bytes: StoreDialect['bytes']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
        .addColumn('suspected', 'integer', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('handled_at', 'text')
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('submissions_email').on('submissions').column('email').execute()
      await db.schema
        .createIndex('submissions_received')
        .on('submissions')
        .column('received_at')
        .execute()
      await db.schema
        .createTable('resumes')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('ending', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('bytes', bytes, (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('subscriptions')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('consent', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('claimed_until', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('error', 'text')
        .execute()
      // Only what waits: the index stays small however many mails have been sent.
      await db.schema
        .createIndex('outbox_waiting')
        .on('outbox')
        .column('next_attempt_at')
        .where(sql`sent_at`, 'is', null)
        .execute()
      await db.schema
        .createIndex('outbox_submission')
        .on('outbox')
        .column('submission_id')
        .execute()
      await db.schema
        .createTable('health')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('checked_at', 'text', (column) => column.notNull())
        .execute()
    },
  }
}

/** `002-outbox-limits`: mails that are given up, and how many confirmations a mailbox and a domain have got. */
const outboxLimits: Migration = {
  async up(db: Kysely<unknown>) {
    // One at a time: SQLite knows no more.
    const outbox = () => db.schema.alterTable('outbox')
    await outbox().addColumn('failed_at', 'text').execute()
    await outbox()
      .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await outbox().addColumn('queued_at', 'text').execute()
    await outbox().addColumn('mailbox', 'text').execute()
    await outbox().addColumn('domain', 'text').execute()
    // Only what is still to send, apart for the staff and for subscribers.
    await db.schema.dropIndex('outbox_waiting').execute()
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['kind', 'next_attempt_at'])
      .where(sql<boolean>`sent_at is null and failed_at is null`)
      .execute()
    // What was given up, for the metrics.
    await db.schema
      .createIndex('outbox_failed')
      .on('outbox')
      .column('failed_at')
      .where('failed_at', 'is not', null)
      .execute()
    // Mails to the staff have neither, so that they cost nothing.
    await db.schema
      .createIndex('outbox_domain')
      .on('outbox')
      .columns(['domain', 'queued_at'])
      .where('domain', 'is not', null)
      .execute()
  },
}

/**
 * `003-mailbox-turns`: confirmations are put off by their mailbox; no domain is counted any more. The column `domain` stays,
 * and is not written: a server of the version before may still be at work during a deploy.
 */
const mailboxTurns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('outbox_domain').execute()
    // Mails to the staff have no mailbox, so that they cost nothing.
    await db.schema
      .createIndex('outbox_mailbox')
      .on('outbox')
      .columns(['mailbox', 'queued_at'])
      .where(sql<boolean>`mailbox is not null`)
      .execute()
  },
}

/** `004-staff`: what the desk adds to submissions, and letters. A server of the version before sends no letters. */
const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('letter', 'text').execute()
    await db.schema
      .createTable('handling')
      .addColumn('submission_id', 'text', (column) =>
        column.primaryKey().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('opening', 'text')
      .addColumn('assignee', 'text')
      .addColumn('stage', 'text')
      .addColumn('decided_at', 'text')
      .addColumn('hold_reason', 'text')
      .addColumn('hold_until', 'text')
      .execute()
    await db.schema
      .createTable('notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('notes_submission').on('notes').column('submission_id').execute()
    // The desk's lists, each in its order. Those of `submissions` hold only what the visitors' server rarely writes.
    const order = ['kind', 'received_at'] as const
    const ofHandling = (name: string) => db.schema.createIndex(`handling_${name}`).on('handling')
    await ofHandling('received')
      .columns([...order, 'submission_id'])
      .execute()
    for (const name of ['opening', 'assignee', 'stage'] as const) {
      await ofHandling(name)
        .columns([name, ...order, 'submission_id'])
        .where(name, 'is not', null)
        .execute()
    }
    await ofHandling('hold').column('hold_until').where('hold_until', 'is not', null).execute()
    const ofSubmissions = (name: string) =>
      db.schema
        .createIndex(`submissions_${name}`)
        .on('submissions')
        .columns([...order, 'id'])
    await ofSubmissions('new').where(sql<boolean>`status = 'new' and suspected = 0`).execute()
    await ofSubmissions('suspected').where(sql<boolean>`suspected = 1`).execute()
    await db.schema
      .createIndex('subscriptions_changed')
      .on('subscriptions')
      .columns(['state', 'changed_at'])
      .execute()
    await db.schema
      .createIndex('outbox_unsent')
      .on('outbox')
      .column('submission_id')
      .where(sql<boolean>`sent_at is null and error is not null`)
      .execute()
  },
}
