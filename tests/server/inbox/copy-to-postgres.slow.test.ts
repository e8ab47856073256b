import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { copiedTables } from '#server/store/copy-to-postgres.ts'
import { storeSubmissions } from '#server/submissions/store-submissions.ts'
import { repository, runProgram } from '../run-node.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { killInbox, runInbox, startInbox, stopInbox } from './inbox-process.ts'
import { runCli, runCliHere } from './run-cli.ts'
import { storedParts } from './stored.ts'
import { newStore, type Store } from './stores.ts'
import { isStored, numbers, submit } from './submissions.ts'

const many = 20_000
const resumes = 12
const mixed = { 'Ünïcödé 漢字 🙂': 'it\'s\n\t"quoted" \\ \u0000 \u2028', empty: '' }

/** A SQLite store with `count` submissions and some of everything else. */
async function filledSqlite(count: number): Promise<Store> {
  const store = await newStore('SQLite')
  await withStore(store.environment, async (open) => {
    const submissions = numbers(count).map((n) => ({
      id: `COPY${String(n).padStart(6, '0')}`,
      kind: n < resumes ? ('application' as const) : ('contact' as const),
      suspected: n % 7 === 0,
      receivedAt: new Date(1.7e12 + n),
      key: `key ${n}`,
      email: `ädá-${n}@mail.example`,
      fields: { name: `Ada ${n}`, ...mixed },
      ...(n < resumes && {
        resume: {
          fileName: `résumé ${n}.pdf`,
          extension: '.pdf' as const,
          bytes: randomBytes(n === 0 ? 10_000_000 : 100_000),
        },
      }),
    }))
    // SQLite takes 32,766 values in one statement.
    for (let at = 0; at < count; at += 1000) {
      await storeSubmissions(open.db, submissions.slice(at, at + 1000))
    }
    await open.db
      .updateTable('outbox')
      .set({ sent_at: new Date().toISOString(), attempts: 3 })
      .where('id', 'like', '%5-contact')
      .execute()
  })
  for (const n of numbers(5)) {
    await subscribe(store.environment, `news${n}@mail.example`, { confirmed: n % 2 === 0 })
  }
  return store
}

function folderOf({ environment }: Store): string {
  return environment.DATA_DIR ?? ''
}

/** Every file of a store's folder, by its SHA-256. */
async function filesOf(store: Store): Promise<Record<string, string>> {
  const folder = folderOf(store)
  const names = (await readdir(folder)).sort()
  const sums = names.map(async (name) => [name, sha256(await readFile(join(folder, name)))])
  return Object.fromEntries(await Promise.all(sums))
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** Row count and checksum of each table, read by plain SQL and not by the server's code. */
async function contents({ query }: Store) {
  const read = copiedTables.map(async (table) => {
    const rows = (await query(`select * from ${table}`)).map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([name, value]) => [name, value instanceof Uint8Array ? sha256(value) : value])
          .sort(),
      ),
    )
    return [table, { rows: rows.length, sum: sha256(rows.sort().join('\n')) }]
  })
  return Object.fromEntries(await Promise.all(read))
}

function between(from: Store, to: Store): Record<string, string> {
  // DATA_DIR is the embedded store's; that of a PostgreSQL has only its ledger of erasures.
  return { ...to.environment, ...from.environment }
}

it('copies 20,000 submissions, whenever it is killed on the way', async () => {
  const from = await filledSqlite(many)
  const files = await filesOf(from)
  const all = await contents(from)
  expect(all).toMatchObject({ submissions: { rows: many + 5 }, resumes: { rows: resumes } })

  const first = await newStore('PostgreSQL')
  const begun = performance.now()
  const { code, out, err } = await runCli(between(from, first), 'copy-to-postgres')
  const whole = performance.now() - begun
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Copied: submissions 20,005, resumes 12, subscriptions 5, outbox \d/)
  expect(await contents(first)).toEqual(all)
  const tables = await first.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  )
  const names = tables.map(({ table_name }) => String(table_name))
  const ours = names.filter((name) => name !== 'health' && !name.startsWith('kysely_'))
  expect(ours.sort(), 'every table there is').toEqual([...copiedTables].sort())

  const to = await newStore('PostgreSQL')
  let submissions: unknown = 0
  for (const part of [0.3, 0.6, 0.8]) {
    const copy = runProgram(
      [process.execPath, 'server/cli/main.ts', 'copy-to-postgres'],
      between(from, to),
      {
        cwd: repository,
      },
    )
    await Promise.race([wait(whole * part), copy.ended])
    copy.signal('SIGKILL')
    await copy.ended
    const [made] = await to.query(`select to_regclass('submissions') is not null as there`)
    if (!made?.there) continue
    submissions = (await storedParts(to)).submissions
    expect([0, many + 5], 'nothing or everything').toContain(submissions)
  }
  // A copy that was faster than the first is there before it could be killed.
  if (submissions === 0) {
    const last = await runCliHere(between(from, to), 'copy-to-postgres')
    expect(last.code).toBe(0)
    expect(last.out).toContain(`submissions ${(many + 5).toLocaleString('en')}, resumes ${resumes}`)
  }
  expect(await contents(to)).toEqual(all)
  const again = await runCliHere(between(from, to), 'copy-to-postgres')
  expect(again.err).toMatch(/holds an inbox already: nothing was copied/)
  expect(await contents(to)).toEqual(all)
  // A killed copy may leave an empty WAL file, which SQLite removes after the next one.
  expect(await filesOf(from)).toEqual(files)
})

it('refuses a store that a server holds, and copies what one that was killed has acknowledged', async () => {
  const from = await newStore('SQLite')
  const to = await newStore('PostgreSQL')
  const inbox = await startInbox(from)
  expect(isStored(await submit(inbox.url, 'application', 1))).toBe(true)
  const refused = await runCliHere(between(from, to), 'copy-to-postgres')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(/^The inbox in .+ is in use: stop the server, .+\n$/)
  expect(isStored(await submit(inbox.url, 'contact', 2)), 'which notices nothing').toBe(true)
  await killInbox(inbox)
  expect((await runCliHere(between(from, to), 'copy-to-postgres')).code).toBe(0)
  expect(await contents(to)).toEqual(await contents(from))
  expect(await storedParts(to)).toMatchObject({ submissions: 2, resumes: 1, mails: 2 })
})

it('a server does not begin in an empty PostgreSQL beside a full store until told', async () => {
  const from = await newStore('SQLite')
  await put(from.environment, { fields: { email: 'ada@mail.example' } })
  const to = await newStore('PostgreSQL')
  const refused = await runInbox(between(from, to)).ended
  expect(refused.code).toBe(1)
  expect(refused.output.trim()).toMatch(
    /^The PostgreSQL of DATABASE_URL is empty, .+ npm run inbox -- copy-to-postgres, .+$/,
  )
  expect((await runCliHere(between(from, to), 'copy-to-postgres')).code).toBe(0)
  const inbox = await startInbox({ environment: between(from, to) })
  expect(isStored(await submit(inbox.url, 'contact', 1))).toBe(true)
  expect(await stopInbox(inbox)).toBe(0)
  expect(await storedParts(to)).toMatchObject({ submissions: 2, mails: 2 })

  // Without inbox.db it starts with an empty PostgreSQL.
  const other = await newStore('PostgreSQL')
  await rename(join(folderOf(from), 'inbox.db'), join(folderOf(from), 'inbox-before.db'))
  await startInbox({ environment: between(from, other) })
})
