import { describe, expect, it } from 'vitest'
import { operationsOn } from '#server/operations.ts'
import { staffOperations } from '#server/staff/operations.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { newStore, storeKinds } from './stores.ts'

const all = ['contact', 'application'] as const
const [message, application] = ['MESSAGE000', 'APPLY00000']
const at = new Date('2026-11-28T08:00:00Z')
const ada = { email: 'ada@mail.example' }

describe.each(storeKinds)('submissions on %s', (kind) => {
  /** A message and an application from one address. */
  async function filled(work: (inbox: ReturnType<typeof staffOperations>) => Promise<void>) {
    const { environment } = await newStore(kind)
    await put(
      environment,
      { id: message, receivedAt: at, fields: { name: 'Ada', ...ada } },
      { id: application, kind: 'application', receivedAt: at, fields: { fullName: 'Ada', ...ada } },
    )
    await withStore(environment, (store) => work(staffOperations(store, () => at)))
    return environment
  }

  it('are taken by one person of two at once, and moved only from the stage that was seen', () =>
    filled(async (inbox) => {
      const seen = [{ id: application, assignee: null, stage: null }]
      const take = (assignee: string) => inbox.handle(all, seen, { assignee })
      const both = await Promise.all([take('bola'), take('chidi')])
      expect(both.flatMap(({ changed }) => changed)).toEqual([application])
      expect(both.flatMap(({ refused }) => refused)).toEqual([application])

      const [changed, refused] = [[application], []]
      const decline = () => inbox.handle(all, seen, { stage: 'declined' })
      expect(await decline()).toEqual({ changed, refused })
      expect(await decline(), 'pressed twice').toEqual({ changed: [], refused: [] })
      expect(await inbox.handle(all, seen, { stage: 'interview' })).toEqual({
        changed: [],
        refused: [application],
      })
      const back = [{ id: application, assignee: null, stage: 'declined' as const }]
      expect(await inbox.handle(all, back, { stage: null })).toEqual({ changed, refused })
    }))

  it('of other kinds are not there, and a message has no stage', () =>
    filled(async (inbox) => {
      const seen = [{ id: message, assignee: null, stage: null }]
      const none = { changed: [], refused: [] }
      expect(await inbox.handle(['application'], seen, { assignee: 'bola' })).toEqual(none)
      expect(await inbox.handle(all, seen, { stage: 'hired' })).toEqual(none)
      expect(await inbox.handle(['contact'], seen, { stage: 'hired' })).toEqual(none)
      const gone = 'not there any more'
      await expect(inbox.addNote(['application'], message, 'bola', 'Note')).rejects.toThrow(gone)
      await expect(inbox.mark(['application'], message, 'handled')).rejects.toThrow(gone)
      await expect(inbox.sendAgain(['application'], message)).rejects.toThrow(gone)
      const letter = { id: message, subject: 'No', text: 'No' }
      expect(await inbox.queueLetters(all, 'received', [letter])).toEqual([])
      expect(await inbox.show(['contact'], message)).toMatchObject({ others: [] })
      expect(await inbox.show(all, message)).toMatchObject({ others: [{ id: application }] })
    }))

  it('keep their notes, and their mail when they are taken for spam', () =>
    filled(async (inbox) => {
      await inbox.addNote(all, message, 'bola', 'Call back')
      await inbox.mark(all, message, 'spam')
      expect(await inbox.show(all, message)).toMatchObject({ suspected: true })
      await inbox.mark(all, message, 'genuine')
      await inbox.mark(all, message, 'handled')
      expect(await inbox.show(all, message)).toMatchObject({
        suspected: false,
        status: 'handled',
        notes: [{ author: 'bola', text: 'Call back' }],
        mails: [{ id: `${message}-contact`, state: 'waiting' }],
      })
    }))

  it('send the mail that was held back when they are genuine, once', async () => {
    const { environment } = await newStore(kind)
    const kinds = ['contact', 'newsletter'] as const
    await put(environment, { fields: { name: 'Ada', ...ada }, suspected: true })
    await subscribe(environment, 'carol@mail.example', { suspected: true })
    await withStore(environment, async (store) => {
      const inbox = staffOperations(store)
      for (const { id } of (await inbox.list(kinds, { state: 'suspected' })).entries) {
        await inbox.mark(kinds, id, 'genuine')
        await inbox.mark(kinds, id, 'genuine')
      }
      const mails = store.db.selectFrom('outbox').select('kind').orderBy('kind')
      expect(await mails.execute()).toEqual([{ kind: 'confirmation' }, { kind: 'contact' }])
      expect((await inbox.list(kinds, { state: 'suspected' })).entries).toEqual([])
    })
  })

  it('get each letter once, however often it is sent, and a declined one is decided', async () => {
    const environment = await filled(async (inbox) => {
      const letter = { id: application, subject: 'Your application', text: 'Dear Ada' }
      const send = () => inbox.queueLetters(all, 'declined', [letter])
      expect((await Promise.all([send(), send()])).flat()).toEqual([application])
      expect(await inbox.show(all, application)).toMatchObject({ stage: 'declined' })
      const { mails = [] } = (await inbox.show(all, application)) ?? {}
      expect(mails.filter(({ letter }) => letter)).toMatchObject([{ letter: { text: 'Dear Ada' } }])
    })
    await withStore(environment, async (store) => {
      const now = new Date('2026-11-29T00:00:00Z')
      const outbox = operationsOn(store)
      const [mail] = await outbox.claimMails(['letter'], 1, now)
      await outbox.giveUpMail(mail?.id ?? '', now, { code: '550', permanent: true })
      const inbox = staffOperations(store, () => now)
      // The letter that failed is not the mail to HR.
      expect(await inbox.show(all, application)).toMatchObject({ mail: { state: 'waiting' } })
      await inbox.sendAgain(all, application)
      const sending = await outbox.claimMails(['application'], 1, now)
      await inbox.sendAgain(all, application)
      expect(sending).toHaveLength(1)
      expect(await outbox.claimMails(['application'], 1, now), 'is being sent').toEqual([])
      expect(await outbox.claimMails(['letter'], 9, now)).toMatchObject([{ id: mail?.id }])
    })
  })
})
