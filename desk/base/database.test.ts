import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { nodeSqlite } from '../../server/store/sqlite.ts'
import { migrations, openDatabase } from './database.ts'

test('a database from before migration 006 opens with all its rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-database-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const old = new Kysely<unknown>({
    dialect: nodeSqlite(new DatabaseSync(join(folder, 'desk.db'))),
  })
  const migrator = new Migrator({ db: old, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('005-mails')
  expect(error).toBeUndefined()
  for (const row of [
    `people values ('ada', 'ada@example.com', 'Ada', 1, 1, 0, 1, null, null, 1)`,
    `releases (id, title, note, base, "commit", state, created_at) values ('r', '', '', '', '', 'asked', 1)`,
    `invitations values ('used', 'ada', 'join', null, 1, 2, 3)`,
    `invitations values ('open', 'ada', 'device', 'ada', 1, 2, null)`,
    `looks values ('l', 'hash', 'r', 'Chief Obi', 'ada', 1, 2, null)`,
    `audit values (1, 1, 'ada', 'signed in', 'Firefox', null)`,
  ])
    await sql.raw(`insert into ${row}`).execute(old)
  await old.destroy()

  const db = await openDatabase(folder)
  const people = await db.selectFrom('people').select(['name', 'approver']).execute()
  expect(people).toEqual([{ name: 'Ada', approver: 1 }])
  const links = await db.selectFrom('share_links').select(['release', 'name']).execute()
  expect(links).toEqual([{ release: 'r', name: 'Chief Obi' }])
  const invitations = await db.selectFrom('invitations').select('kind').execute()
  expect(invitations).toEqual([{ kind: 'device' }])
  // No trigger is left.
  await db.deleteFrom('audit').execute()
  await db.destroy()
})
