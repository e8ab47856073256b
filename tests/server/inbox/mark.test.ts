import { expect, it } from 'vitest'
import { staffOperations } from '#server/staff/operations.ts'
import { markGenuine, markStatus } from '#server/submissions/mark.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { newStore, storeKinds } from './stores.ts'

const kinds = ['contact', 'newsletter'] as const
const fields = { name: 'Ada', email: 'ada@mail.example' }

it.each(storeKinds)(
  'on %s what was dealt with is not new, until somebody says so',
  async (kind) => {
    const { environment } = await newStore(kind)
    await put(environment, { id: 'A', fields })
    await withStore(environment, async (store) => {
      const { list } = staffOperations(store)
      await markStatus(store.db, 'A', 'handled', new Date())
      expect((await list(kinds, { state: 'new' })).entries).toEqual([])
      await markStatus(store.db, 'A', 'new', new Date())
      expect((await list(kinds, { state: 'new' })).entries).toHaveLength(1)
    })
  },
)

it.each(storeKinds)(
  'on %s the mail that was held back goes out when spam is genuine, once',
  async (kind) => {
    const { environment } = await newStore(kind)
    await put(environment, { fields, suspected: true })
    await subscribe(environment, 'carol@mail.example', { suspected: true })
    await withStore(environment, async (store) => {
      const { list } = staffOperations(store)
      for (const { id } of (await list(kinds, { state: 'suspected' })).entries) {
        expect(await markGenuine(store.db, id, new Date())).toBe(true)
        expect(await markGenuine(store.db, id, new Date())).toBe(false)
      }
      const mails = store.db.selectFrom('outbox').select('kind').orderBy('kind')
      expect(await mails.execute()).toEqual([{ kind: 'confirmation' }, { kind: 'contact' }])
      expect((await list(kinds, { state: 'suspected' })).entries).toEqual([])
    })
  },
)
