import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it, onTestFinished } from 'vitest'
import { outboxOperations } from '#server/outbox/queue.ts'
import { newFolder } from '../../tests/server/new-folder.ts'
import { migrations } from './migrations.ts'
import { openStore } from './open-store.ts'
import { openSqlite } from './sqlite.ts'

it('mails that waited before an upgrade are sent after it', async () => {
  const folder = await newFolder()
  const { db: old } = await openSqlite(folder)
  const { '001-inbox': first } = migrations('SQLite')
  if (!first) throw new Error('there is no first migration')
  const getMigrations = async () => ({ '001-inbox': first })
  await new Migrator({ db: old, provider: { getMigrations } }).migrateToLatest()
  const time = '2026-11-21T08:00:00.000Z'
  await sql`
    insert into submissions (id, kind, suspected, received_at, key, email, fields)
    values ('A', 'contact', 0, ${time}, 'key', 'ada@mail.example', '{}')
  `.execute(old)
  await sql`
    insert into outbox (id, submission_id, kind, attempts, next_attempt_at)
    values ('A-contact', 'A', 'contact', 40, ${time})
  `.execute(old)
  await old.destroy()

  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  onTestFinished(store.close)
  expect(await outboxOperations(store).claimMails(['contact'], 5, new Date())).toMatchObject([
    { id: 'A-contact', attempts: 41, refusals: 0 },
  ])
})

it('a store that is up to date opens while another process holds its write lock', async () => {
  const folder = await newFolder()
  const settings = { DATA_DIR: folder, DATABASE_URL: undefined }
  await (await openStore(settings)).close()
  const other = new DatabaseSync(join(folder, 'inbox.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  await (await openStore(settings)).close()
})
