import { CompiledQuery, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { formKinds } from '#contract/forms.ts'
import { countLimit, type ListFilter, placesOf } from '#server/staff/lists.ts'
import { type StaffOperations, staffOperations } from '#server/staff/operations.ts'
import { entriesNaming } from '#server/staff/rights.ts'
import { seenOf } from '#server/staff/seen.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { complete, newStore, storeKinds } from './stores.ts'
import { numbers } from './submissions.ts'

type Listed = Awaited<ReturnType<StaffOperations['list']>>

const filters: readonly ListFilter[] = [
  {},
  { state: 'new' },
  { state: 'suspected' },
  { state: 'unsent' },
  { state: 'soon' },
  { assignee: 'me' },
  { state: 'new', assignee: 'me' },
  { openings: ['Welder'] },
  { notFor: ['Welder'] },
  { stage: 'interview' },
  { stage: null },
  { words: 'ola' },
  { state: 'new', before: { receivedAt: '2026-01-01T00:00:00.000Z', id: 'A' } },
  { after: { receivedAt: '', id: '' } },
]

it('no list reads all submissions, and none sorts them', async () => {
  const { environment } = await newStore('SQLite')
  await withStore(environment, async ({ db }) => {
    for (const filter of filters) {
      const { sql, parameters } = placesOf(db, 'application', filter, new Date()).compile()
      const plan = await db.executeQuery(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      )
      const steps = JSON.stringify(plan.rows)
      expect(steps, JSON.stringify(filter)).toMatch(/SEARCH (submissions|handling) USING/)
      expect(steps, JSON.stringify(filter)).not.toMatch(
        /SCAN (submissions|handling|subscriptions|resumes)|TEMP B-TREE FOR ORDER/,
      )
    }
  })
})

it.runIf(complete)(
  'PostgreSQL reads no submission but those that it shows, of 20,000',
  async () => {
    const { environment } = await newStore('PostgreSQL')
    const made = numbers(20_000).map((n) => ({
      id: `M${String(n).padStart(9, '0')}`,
      // Over the year that the privacy policy allows.
      receivedAt: new Date(Date.now() - n * 1_577_000),
      fields: { email: `ada-${n}@mail.example`, message: 'I build turbines. '.repeat(50) },
    }))
    while (made.length > 0) await put(environment, ...made.splice(0, 1000))
    await withStore(environment, async (store) => {
      const { db } = store
      await staffOperations(store).list(['contact'], {})
      await sql`analyze`.execute(db)
      const soon = placesOf(db, 'contact', { state: 'soon' }, new Date())
      for (const query of [soon, entriesNaming(db, formKinds, 'ada-7@mail.example')]) {
        const { sql: text, parameters } = query.compile()
        const plan = await db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))
        expect(JSON.stringify(plan.rows)).not.toMatch(/Seq Scan on submissions/)
      }
    })
  },
)

describe.each(storeKinds)('the lists of the desk on %s', (kind) => {
  const both = ['contact', 'application', 'newsletter'] as const

  it('find by parts of name and address, in any case and without accents, and by reference', async () => {
    const { environment } = await newStore(kind)
    const ola = { name: 'Ọlá Òjó', email: 'Ola_1@mail.example' }
    await put(
      environment,
      { id: '7K2QW9XM10', fields: ola },
      { id: 'B', fields: { name: 'Ada', email: 'ada@mail.example' } },
    )
    // As a migration does: the next opening writes them again.
    await withStore(environment, ({ db }) =>
      db.updateTable('handling').set({ words: '' }).execute(),
    )
    await withStore(environment, async (store) => {
      const { list } = staffOperations(store)
      for (const words of [
        'ola oj',
        'OLA_1@MAIL',
        '7k2qw9xmlo',
        ' ỌLÁ ',
        'Òjó, Ọlá',
        'Ọlá Òjó <ola_1@mail.example>,',
        'mailto:Ola_1@mail.example',
        '#7K2QW9XM10',
        'Reference 7K2QW9XM10.',
      ]) {
        const { entries } = await list(both, { words })
        expect(
          entries.map(({ id }) => id),
          words,
        ).toEqual(['7K2QW9XM10'])
      }
      for (const words of ['olaX1', '%', 'ola ada'])
        expect((await list(both, { words })).entries, words).toEqual([])
      expect((await list(['application'], { words: 'ola' })).entries).toEqual([])
    })
  })

  it('go through all from either end, each submission once, while others arrive and are erased', async () => {
    const { environment } = await newStore(kind)
    const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute))
    const made = (count: number, first: number, minute?: number) =>
      numbers(count).map((n) => ({
        id: `M${String(first + n).padStart(9, '0')}`,
        kind: n % 2 === 0 ? ('contact' as const) : ('application' as const),
        // Several in one moment.
        receivedAt: at(minute ?? Math.floor(n / 40)),
        fields: { email: 'ada@mail.example' },
      }))
    const lasting = made(400, 0).map(({ id }) => id)
    await put(environment, ...made(400, 0))
    let late = 1000
    await withStore(environment, async (store) => {
      const { list, count } = staffOperations(store)
      /** Some that are erased at the next step, in moments all over, the newest and the oldest included. */
      async function disturb() {
        await store.db.deleteFrom('submissions').where('id', '>', 'M000000999').execute()
        for (const minute of [-1, 3, 5, 99]) {
          await put(environment, ...made(9, late, minute))
          late += 10
        }
      }
      async function walk(start: ListFilter, next: (list: Listed) => ListFilter | undefined) {
        const seen: string[] = []
        for (let filter: ListFilter | undefined = start; filter; ) {
          const listed: Listed = await list(both, filter)
          expect(listed.entries.length).toBeLessThanOrEqual(50)
          seen.push(...listed.entries.map(({ id }) => id))
          await disturb()
          filter = next(listed)
        }
        expect(seen).toHaveLength(new Set(seen).size)
        expect(seen.filter((id) => lasting.includes(id)).sort()).toEqual(lasting)
      }
      await disturb()
      await walk({}, ({ last }) => last && { before: last })
      await walk({ after: { receivedAt: '', id: '' } }, ({ first }) => first && { after: first })
      await store.db.deleteFrom('submissions').where('id', '>', 'M000000999').execute()
      expect(await count(both, {})).toBe(400)
      const { entries, last } = await list(both, {})
      const older = await list(both, last ? { before: last } : {})
      const back = await list(both, older.first ? { after: older.first } : {})
      expect(back.entries).toEqual(entries)
    })
  })

  it('are counted as far as it matters', async () => {
    const { environment } = await newStore(kind)
    const made = numbers(countLimit + 5).map((n) => ({ id: `M${n}`, fields: { name: 'Ada' } }))
    await put(environment, ...made)
    await withStore(environment, async (store) => {
      const { count } = staffOperations(store)
      expect(await count(both, { state: 'new' })).toBe(countLimit + 1)
      expect(await count(['application'], {})).toBe(0)
    })
  })

  it('have the applications for an opening that are written or filed so, and those for none', async () => {
    const { environment } = await newStore(kind)
    const made = ['Welder', ' welder', 'Cook', ''].map((position, index) => ({
      id: `APPLY0000${index}`,
      kind: 'application' as const,
      fields: { fullName: 'Ada', position },
    }))
    await put(environment, ...made)
    await withStore(environment, async (store) => {
      const inbox = staffOperations(store)
      const listed = async (filter: ListFilter) =>
        (await inbox.list(both, filter)).entries.map(({ id }) => id).sort()
      expect(await listed({ openings: ['Welder', ' welder'] })).toEqual([
        'APPLY00000',
        'APPLY00001',
      ])
      expect(await listed({ notFor: ['Welder', ' welder'] })).toEqual(['APPLY00002', 'APPLY00003'])
      expect(await listed({ notFor: [] })).toHaveLength(4)
      const cook = await inbox.entries(both, ['APPLY00002'])
      await inbox.handle(both, cook.map(seenOf), { opening: 'Welder' })
      expect(await listed({ openings: ['Welder'] })).toEqual(['APPLY00000', 'APPLY00002'])
      const [seen = ''] = (await inbox.entries(both, ['APPLY00002'])).map(seenOf)
      await inbox.correct(both, seen, { field: 'phone', value: '0803' })
      expect(await inbox.show(both, 'APPLY00002')).toMatchObject({
        opening: 'Welder',
        fields: { position: 'Cook' },
      })
    })
  })

  it('give every application for an opening once, however many came in one moment', async () => {
    const { environment } = await newStore(kind)
    const [receivedAt, fields] = [new Date(), { email: 'ada@mail.example', position: 'Welder' }]
    const made = numbers(1203).map((n) => ({ id: `M${n}`, receivedAt, fields }))
    await put(environment, ...made.map((one) => ({ ...one, kind: 'application' as const })))
    await withStore(environment, async (store) => {
      const inbox = staffOperations(store)
      const files = await inbox.openingFiles(both, ['Welder'], {})
      const found = await inbox.entries(
        both,
        files.map(({ id }) => id),
      )
      expect(found.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort())
    })
  })

  it('show what arrives after a submission from a clock that was ahead', async () => {
    const { environment } = await newStore(kind)
    const fields = { name: 'Ada', email: 'ada@mail.example' }
    await put(environment, {
      id: 'AHEAD',
      fields,
      receivedAt: new Date(Date.now() + 25 * 3_600_000),
    })
    await withStore(environment, async (store) => {
      const { list } = staffOperations(store)
      expect((await list(both, {})).entries).toHaveLength(1)
      await put(environment, { id: 'NOW', fields })
      await subscribe(environment, 'ada@mail.example')
      for (const filter of [{ state: 'new' }, {}, { words: 'ada' }] as const)
        expect((await list(both, filter)).entries, JSON.stringify(filter)).toHaveLength(3)
    })
  })

  it('show what a server of an earlier version has stored, which wrote no rows for them', async () => {
    const { environment } = await newStore(kind)
    const made = numbers(201).map((n) => ({
      id: `M${n}`,
      fields: { name: 'Ada', email: 'a@b.example' },
    }))
    await put(environment, ...made)
    await withStore(environment, ({ db }) => db.deleteFrom('handling').execute())
    await withStore(environment, async ({ db }) => {
      const rows = db.selectFrom('handling').select('words').where('words', 'like', 'ada%')
      expect(await rows.execute()).toHaveLength(made.length)
    })
  })

  it('give the confirmed subscribers as a table, and only to those who may read them', async () => {
    const { environment } = await newStore(kind)
    await put(environment)
    await subscribe(environment, 'carol@mail.example', { confirmed: true })
    await subscribe(environment, '+1@mail.example', { confirmed: true })
    await subscribe(environment, 'pending@mail.example')
    await withStore(environment, async (store) => {
      const { subscribers } = staffOperations(store)
      const { table, count } = await subscribers(both, 'https://your.domain')
      expect([count, table.trim().split('\r\n').length]).toEqual([2, 3])
      expect(table, 'no formula').toContain("\n'+1@mail.example,")
      expect(table).toMatch(
        /carol@mail\.example.+https:\/\/your\.domain\/newsletter\/unsubscribe\?/,
      )
      const none = await subscribers(['application'], 'https://your.domain')
      expect(none).toEqual({ table: '', count: 0 })
      await expect(subscribers(both, 'https://site.example')).rejects.toThrow(/lead nowhere/)
    })
  })
})
