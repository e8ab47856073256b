import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that are given up, and how many confirmations a mailbox and a domain have got. */
export const outboxLimits: Migration = {
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
