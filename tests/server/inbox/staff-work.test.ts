import { describe, expect, it } from 'vitest'
import { operationsOn } from '#server/operations.ts'
import { staffOperations } from '#server/staff/operations.ts'
import { put, withStore } from './filled-store.ts'
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
      const taken = (await Promise.all([take('bola'), take('chidi')])).flat()
      const { assignee } = (await inbox.show(all, application)) ?? {}
      // Each is told who has it: one of them that it is the other.
      expect(taken.map((each) => each.assignee)).toEqual([assignee, assignee])

      await inbox.handle(all, seen, { stage: 'declined' })
      const [late] = await inbox.handle(all, seen, { stage: 'interview' })
      expect(late).toMatchObject({ stage: 'declined' })
      const back = [{ id: application, assignee: null, stage: 'declined' as const }]
      expect(await inbox.handle(all, back, { stage: null })).toMatchObject([{ stage: null }])
    }))

  it('of other kinds are not there, and a message has no stage', () =>
    filled(async (inbox) => {
      const seen = [{ id: message, assignee: null, stage: null }]
      expect(await inbox.handle(['application'], seen, { assignee: 'bola' })).toEqual([])
      expect(await inbox.handle(all, seen, { stage: 'hired' })).toEqual([])
      expect(await inbox.addNote(['application'], message, 'bola', 'Note')).toBe(false)
      expect(await inbox.mark(['application'], message, 'handled')).toBe(false)
      expect(await inbox.sendAgain(['application'], message, `${message}-contact`)).toBe(false)
      const letter = { id: message, subject: 'No', text: 'No' }
      expect(await inbox.queueLetters(all, 'received', [letter])).toEqual([])
      expect((await inbox.belongings(['contact'], message)).others).toEqual([])
      expect((await inbox.belongings(all, message)).others).toMatchObject([{ id: application }])
    }))

  it('keep their notes, and their mail when they are taken for spam', () =>
    filled(async (inbox) => {
      expect(await inbox.addNote(all, message, 'bola', 'Call back')).toBe(true)
      await inbox.mark(all, message, 'spam')
      expect(await inbox.show(all, message)).toMatchObject({ suspected: true })
      await inbox.mark(all, message, 'genuine')
      await inbox.mark(all, message, 'handled')
      expect(await inbox.show(all, message)).toMatchObject({ suspected: false, status: 'handled' })
      const { notes, mails } = await inbox.belongings(all, message)
      expect(notes).toMatchObject([{ author: 'bola', text: 'Call back' }])
      expect(mails).toMatchObject([{ id: `${message}-contact`, state: { state: 'waiting' } }])
    }))

  it('get each letter once, however often it is sent, and a declined one is decided', async () => {
    const environment = await filled(async (inbox) => {
      const letter = { id: application, subject: 'Your application', text: 'Dear Ada' }
      const send = () => inbox.queueLetters(all, 'declined', [letter])
      expect((await Promise.all([send(), send()])).flat()).toEqual([application])
      expect(await inbox.show(all, application)).toMatchObject({ stage: 'declined' })
      const { mails } = await inbox.belongings(all, application)
      expect(mails.filter(({ kind }) => kind === 'letter')).toMatchObject([
        { letter: { text: 'Dear Ada' } },
      ])
    })
    await withStore(environment, async (store) => {
      const now = new Date('2026-11-29T00:00:00Z')
      const outbox = operationsOn(store)
      const [mail] = await outbox.claimMails(['letter'], 1, now)
      await outbox.giveUpMail(mail?.id ?? '', now, { code: '550', permanent: true })
      const inbox = staffOperations(store, () => now)
      // The letter that failed is not the mail to HR.
      expect(await inbox.show(all, application)).toMatchObject({ mail: { state: 'waiting' } })
      expect(await inbox.sendAgain(all, application, mail?.id ?? '')).toBe(true)
      expect(await outbox.claimMails(['letter'], 9, now)).toMatchObject([{ id: mail?.id }])
    })
  })
})
