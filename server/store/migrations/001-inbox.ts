import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { StoreDialect } from '#server/store/dialect.ts'

/**
 * The first schema. A migration that has run anywhere is never changed: the next one alters.
 *
 * @param bytes the store's own type for a file's bytes
 */
export function inboxTables(bytes: StoreDialect['bytes']): Migration {
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
