import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it, onTestFinished } from 'vitest'
import { outboxOperations } from '#server/outbox/queue.ts'
import { staffOperations } from '#server/staff/operations.ts'
import { newFolder } from '../../tests/server/new-folder.ts'
import { migrations } from './migrations.ts'
import { openStore } from './open-store.ts'
import { openSqlite } from './sqlite.ts'

/** A new store as it was before a migration. */
async function storeBefore(folder: string, number: string) {
  const { db } = await openSqlite(folder)
  const earlier = Object.entries(migrations('SQLite')).filter(([name]) => name < number)
  const getMigrations = async () => Object.fromEntries(earlier)
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest()
  return db
}

it('mails that waited before an upgrade are sent after it', async () => {
  const folder = await newFolder()
  const old = await storeBefore(folder, '002')
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

it('rows that the desk wrote before an upgrade are found by letters that are folded since', async () => {
  const folder = await newFolder()
  const old = await storeBefore(folder, '005')
  const time = '2026-11-21T08:00:00.000Z'
  const fields = JSON.stringify({ name: 'Bjørn Østby', email: 'b@mail.example' })
  await sql`
    insert into submissions (id, kind, suspected, received_at, key, email, fields)
    values ('A', 'contact', 0, ${time}, 'key', 'b@mail.example', ${fields})
  `.execute(old)
  await sql`
    insert into handling (submission_id, kind, received_at, words, assignee)
    values ('A', 'contact', ${time}, 'bjørn østby b@mail.example', 'me')
  `.execute(old)
  await old.destroy()

  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  onTestFinished(store.close)
  const { list } = staffOperations(store)
  const found = await list(['contact'], { words: 'bjorn', assignee: 'me' })
  expect(found.entries.map(({ id }) => id)).toEqual(['A'])
})

it('who was declined or hired before an upgrade waits for nothing after it', async () => {
  const folder = await newFolder()
  const old = await storeBefore(folder, '007')
  const time = '2026-11-21T08:00:00.000Z'
  for (const [id, decided] of [
    ['A', time],
    ['B', null],
  ]) {
    await sql`
      insert into submissions (id, kind, suspected, received_at, key, email, fields)
      values (${id}, 'application', 0, ${time}, ${id}, 'a@mail.example', '{}')
    `.execute(old)
    await sql`
      insert into handling (submission_id, kind, received_at, words, decided_at)
      values (${id}, 'application', ${time}, 'a@mail.example', ${decided})
    `.execute(old)
  }
  await old.destroy()

  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  onTestFinished(store.close)
  const { list, entries } = staffOperations(store)
  const waiting = await list(['application'], { state: 'new' })
  expect(waiting.entries.map(({ id }) => id)).toEqual(['B'])
  expect(await entries(['application'], ['A'])).toMatchObject([{ handledAt: time }])
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
