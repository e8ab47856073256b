import { appendFile, cp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formKinds } from '#contract/forms.ts'
import { staffOperations } from '#server/staff/operations.ts'
import { seenOf } from '#server/staff/seen.ts'
import { record } from '#server/store/erasure-ledger.ts'
import type { Store } from '#server/store/open-store.ts'
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

/** The desk's operations, and all of Ada as a screen shows it. */
async function shown(store: Store) {
  const inbox = staffOperations(store)
  const { entries } = await inbox.person(formKinds, 'aDa@mail.example')
  return { inbox, person: { email, seen: entries.map(seenOf) } }
}

function erase(environment: Record<string, string>) {
  return withStore(environment, async (store) => {
    const { inbox, person } = await shown(store)
    return await inbox.erase(formKinds, person)
  })
}

const dispute = 'A dispute'

/** Holds all of Ada until a moment, or ends that. */
function hold(environment: Record<string, string>, until?: Date) {
  return withStore(environment, async (store) => {
    const { inbox, person } = await shown(store)
    const hold = until ? { reason: dispute, until: until.toISOString() } : null
    return await inbox.hold(formKinds, person, hold)
  })
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

  it('that was interrupted is finished at the next opening', async () => {
    const { environment } = await newStore(kind)
    const now = new Date()
    await put(environment, { id: 'A', fields: ada }, { id: 'B', fields: ada })
    const folder = environment.DATA_DIR ?? ''
    await record(folder, ['A'], { erasure_asked_at: now.toISOString() }, now)
    expect(await ids(environment)).toEqual(['B'])
  })

  it('is of what was theirs, not of what is corrected to their address later', async () => {
    const { environment } = await newStore(kind)
    await put(environment, { id: 'ADA', fields: ada }, { id: 'ELSE', fields: bola })
    await erase(environment)
    await withStore(environment, async (store) => {
      const inbox = staffOperations(store)
      const { entries } = await inbox.person(formKinds, bola.email)
      const [seen = ''] = entries.map(seenOf)
      await inbox.correct(formKinds, seen, { field: 'email', value: email })
    })
    expect(await ids(environment)).toEqual(['ELSE'])
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
    await hold(environment, ago(-1))
    const purged = await runCliHere(environment, 'purge', '--yes')
    expect(purged.code, purged.err).toBe(0)
    await erase(environment)
    expect(await ids(environment)).toEqual(['HELD', 'NEW'])
    expect(await hold(environment)).toMatchObject({ erased: [{ id: 'HELD' }] })
    expect(await ids(environment)).toEqual(['NEW'])
  })

  it('and a hold are of what a screen has shown: else they stop, and say what has changed', async () => {
    const { environment } = await newStore(kind)
    await put(environment, { id: 'A', fields: ada }, { id: 'B', fields: ada })
    await withStore(environment, async (store) => {
      const { inbox, person } = await shown(store)
      await put(environment, { id: 'LATE', fields: ada })
      const nothing = { erased: [], kept: [], changed: [], arrived: ['LATE'] }
      expect(await inbox.erase(formKinds, person)).toEqual(nothing)
      expect(await inbox.hold(formKinds, person, null)).toEqual(nothing)

      const { person: all } = await shown(store)
      await inbox.handle(formKinds, all.seen.slice(0, 1), { suspected: true })
      expect(await inbox.erase(formKinds, all)).toMatchObject({
        changed: [{ what: ['suspected'] }],
      })
    })
    expect(await ids(environment)).toEqual(['A', 'B', 'LATE'])
  })

  it('that a hold puts off follows when the hold is over', async () => {
    const { environment } = await newStore(kind)
    await put(environment, { id: 'HELD', fields: ada })
    await hold(environment, new Date(Date.now() + 1_000))
    await erase(environment)
    await expect.poll(() => ids(environment)).toEqual([])
  })

  it('by the policy is soon where a hold ends before', async () => {
    const { environment } = await newStore(kind)
    await put(environment, { id: 'DUE', fields: ada, receivedAt: ago(400) })
    for (const [days, count] of [
      [5, 1],
      [20, 0],
    ] as const) {
      await hold(environment, ago(-days))
      const soon = await withStore(environment, (store) =>
        staffOperations(store).countSoon(formKinds),
      )
      expect(soon, `held for ${days} days`).toBe(count)
    }
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

describe('the ledger beside SQLite', () => {
  /** A store with a message of Ada's and one of Bola's, and how to bring back the copy that was made then. */
  async function copied() {
    const { environment } = await newStore('SQLite')
    const { DATA_DIR: folder = '' } = environment
    const old = { id: 'OLD', fields: ada, receivedAt: ago(400) }
    await put(environment, old, { id: 'ELSE', fields: bola })
    const copy = join(folder, '../copy.db')
    expect((await runCliHere(environment, 'backup', copy)).code).toBe(0)
    async function restore() {
      for (const name of await readdir(folder))
        if (name.startsWith('inbox.db')) await rm(join(folder, name))
      await cp(copy, join(folder, 'inbox.db'))
    }
    return { environment, restore, ledger: join(folder, 'ledger.jsonl') }
  }

  it('erases again what a copy brings back, and names nobody', async () => {
    const { environment, restore, ledger } = await copied()
    await erase(environment)
    expect((await readFile(ledger, 'utf8')).toLowerCase()).not.toContain('ada')
    expect((await stat(ledger)).mode & 0o777).toBe(0o600)
    await restore()
    expect(await ids(environment)).toEqual(['ELSE'])
  })

  it('holds what a copy brings back, also from what is due and from an erasure asked for', async () => {
    const { environment, restore } = await copied()
    const until = ago(-1)
    await hold(environment, until)
    await erase(environment)
    await restore()
    expect((await runCliHere(environment, 'purge', '--yes')).code).toBe(0)
    await withStore(environment, async (store) => {
      const inbox = staffOperations(store)
      expect(await inbox.person(formKinds, email)).toMatchObject({
        entries: [{ id: 'OLD', hold: { reason: dispute, until: until.toISOString() } }],
      })
    })
    expect(await hold(environment)).toMatchObject({ erased: [{ id: 'OLD' }] })
    await restore()
    expect(await ids(environment)).toEqual(['ELSE'])
  })

  it('may end in a line that was cut short, and stops the store when another is damaged', async () => {
    const { environment, restore, ledger } = await copied()
    await appendFile(ledger, '{"at":"2026-01-')
    await erase(environment)
    await appendFile(ledger, '{"at":"2026-01-')
    await restore()
    expect(await ids(environment)).toEqual(['ELSE'])
    await appendFile(ledger, '\n')
    await expect(ids(environment)).rejects.toThrow(
      `Line 2 of ${ledger}, which says what was erased and what is held, is damaged: correct it`,
    )
  })
})
