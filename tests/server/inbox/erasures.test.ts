import { cp, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formKinds } from '#contract/forms.ts'
import { staffOperations } from '#server/staff/operations.ts'
import { recordErasure } from '#server/store/erasure-ledger.ts'
import { erasedOn } from '#server/submissions/retention.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { runCliHere } from './run-cli.ts'
import { newStore, storeKinds } from './stores.ts'

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * day)
const ada = { name: 'Ada', email: 'Ada@mail.example' }
const email = 'ada@mail.example'
const bola = { name: 'Bola', email: 'bola@mail.example' }

async function ids(environment: Record<string, string>): Promise<string[]> {
  const rows = await withStore(environment, ({ db }) =>
    db.selectFrom('submissions').select('id').orderBy('id').execute(),
  )
  return rows.map(({ id }) => id)
}

/** Erases Ada as the desk does. */
async function erase(environment: Record<string, string>): Promise<void> {
  const obstacle = await withStore(environment, (store) =>
    staffOperations(store).erase(formKinds, 'aDa@mail.example'),
  )
  expect(obstacle).toBeUndefined()
}

describe.each(storeKinds)('an erasure on %s', (kind) => {
  it('takes all of a person with what belongs to it, and nothing of anybody else', async () => {
    const { environment } = await newStore(kind)
    const resume = { fileName: 'cv.pdf', extension: '.pdf', bytes: Buffer.from('%PDF') } as const
    await put(
      environment,
      { id: 'A', fields: ada },
      { id: 'B', fields: ada, kind: 'application', resume },
      { id: 'ELSE', fields: { ...bola, message: `Write to ${email}` } },
    )
    await subscribe(environment, email)
    await erase(environment)
    await withStore(environment, async ({ db }) => {
      expect(await db.selectFrom('resumes').select('submission_id').execute()).toEqual([])
      expect(await db.selectFrom('subscriptions').select('token').execute()).toEqual([])
      const mails = await db.selectFrom('outbox').select('submission_id').execute()
      expect(mails).toEqual([{ submission_id: 'ELSE' }])
    })
    expect(await ids(environment)).toEqual(['ELSE'])
  })

  it('is repeated where older rows come back, and forgets nobody who writes again', async () => {
    const { environment } = await newStore(kind)
    const old = { id: 'OLD', fields: ada, receivedAt: ago(9) }
    await put(environment, old, { id: 'ELSE', fields: bola })
    await erase(environment)
    // As a restored copy would bring it back; `put` opens the store before it stores, and `ids` again.
    await put(environment, old, { id: 'NEW', fields: ada, receivedAt: new Date(Date.now() + 1000) })
    expect(await ids(environment)).toEqual(['ELSE', 'NEW'])
  })

  it('that was interrupted is finished at the next opening, for the kinds that were meant', async () => {
    const { environment } = await newStore(kind)
    const { DATA_DIR = '' } = environment
    const given = { fields: ada, receivedAt: ago(1) }
    await put(environment, { id: 'A', ...given, kind: 'application' }, { id: 'B', ...given })
    await recordErasure(DATA_DIR, { email, at: new Date(), kinds: ['application'] })
    expect(await ids(environment)).toEqual(['B'])
  })

  it('and the purge leave what is held, until the hold ends', async () => {
    const { environment } = await newStore(kind)
    const at = { receivedAt: ago(400), fields: ada }
    await put(
      environment,
      { id: 'HELD', ...at },
      { id: 'DUE', ...at, fields: bola },
      { id: 'NEW', fields: bola },
    )
    const held = (until: number) =>
      withStore(environment, (store) =>
        staffOperations(store).hold(formKinds, email, {
          reason: 'A dispute',
          until: ago(-until).toISOString(),
        }),
      )
    await held(1)
    const purged = await runCliHere(environment, 'purge', '--yes')
    expect(purged.code, purged.err).toBe(0)
    await erase(environment)
    expect(await ids(environment)).toEqual(['HELD', 'NEW'])
    await held(-1)
    expect(await ids(environment)).toEqual(['NEW'])
  })

  it('by the policy counts from the decision, which the entry tells', async () => {
    const { environment } = await newStore(kind)
    const at = { kind: 'application', receivedAt: ago(400), fields: ada } as const
    await put(
      environment,
      { id: 'DECIDED', ...at },
      { id: 'NOT', ...at },
      { id: 'YOUNG', fields: bola },
    )
    await withStore(environment, async (store) => {
      const { list, countSoon } = staffOperations(store)
      await list(formKinds, {})
      await store.db
        .updateTable('handling')
        .set({ decided_at: ago(355).toISOString() })
        .where('submission_id', '=', 'DECIDED')
        .execute()
      expect(await countSoon(formKinds)).toBe(2)
      expect(await countSoon(['contact'])).toBe(0)
      const { entries } = await list(formKinds, { state: 'soon' })
      const dates = entries.map((entry) => [
        entry.id,
        Math.round(((erasedOn(entry)?.getTime() ?? 0) - Date.now()) / day),
      ])
      expect(dates).toEqual([
        ['NOT', -35],
        ['DECIDED', 10],
      ])
    })
    expect((await runCliHere(environment, 'purge', '--yes')).code).toBe(0)
    expect(await ids(environment)).toEqual(['DECIDED', 'YOUNG'])
  })
})

it('a restored file of SQLite holds nobody who was erased, and the ledger names nobody', async () => {
  const { environment } = await newStore('SQLite')
  const { DATA_DIR: folder = '' } = environment
  await put(environment, { id: 'OLD', fields: ada }, { id: 'ELSE', fields: bola })
  const copy = join(folder, '../copy.db')
  expect((await runCliHere(environment, 'backup', copy)).code).toBe(0)
  await erase(environment)
  const ledger = await readFile(join(folder, 'erasures.jsonl'), 'utf8')
  expect(ledger.toLowerCase()).not.toContain('ada')
  expect((await stat(join(folder, 'erasures.key'))).mode & 0o777).toBe(0o600)

  for (const name of ['inbox.db', 'inbox.db-wal', 'inbox.db-shm'])
    await rm(join(folder, name), { force: true })
  await mkdir(folder, { recursive: true })
  await cp(copy, join(folder, 'inbox.db'))
  expect(await ids(environment)).toEqual(['ELSE'])
  await rm(join(folder, 'erasures.key'))
  await expect(ids(environment)).rejects.toThrow(/erasures\.key is missing/)
})
