import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Confirmations are put off by their mailbox; no domain is counted any more. The column `domain` stays,
 * and is not written: a server of the version before may still be at work during a deploy.
 */
export const mailboxTurns: Migration = {
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
