import { describe, expect, it } from 'vitest'
import { operationsOn } from '#server/operations.ts'
import { staffOperations } from '#server/staff/operations.ts'
import { seenOf } from '#server/staff/seen.ts'
import type { Stage } from '#server/store/tables.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { newStore, storeKinds } from './stores.ts'

const all = ['contact', 'application'] as const
const [message, application] = ['MESSAGE000', 'APPLY00000']
const at = new Date('2026-11-28T08:00:00Z')
const ada = { email: 'ada@mail.example' }

const hold = { reason: 'A dispute', until: '2999-01-01T00:00:00.000Z' }

describe.each(storeKinds)('submissions on %s', (kind) => {
  type Inbox = ReturnType<typeof staffOperations>

  /** A message and an application from one address. */
  async function filled(work: (inbox: Inbox) => Promise<void>) {
    const { environment } = await newStore(kind)
    await put(
      environment,
      { id: message, receivedAt: at, fields: { name: 'Ada', ...ada } },
      { id: application, kind: 'application', receivedAt: at, fields: { fullName: 'Ada', ...ada } },
    )
    await withStore(environment, (store) => work(staffOperations(store, () => at)))
    return environment
  }

  /** What a screen that is loaded now shows. */
  const seen = async (inbox: Inbox, id: string) => (await inbox.entries(all, [id])).map(seenOf)
  const letter = { id: application, subject: 'Your application', text: 'Dear Ada' }

  it('are taken by one person of many at once, and a second press changes nothing', () =>
    filled(async (inbox) => {
      const before = await seen(inbox, application)
      // Opens PostgreSQL's connections, so that all are at work at the same time.
      await Promise.all(Array.from({ length: 8 }, () => seen(inbox, application)))
      const people = Array.from({ length: 8 }, (_, index) => `person-${index}`)
      const outcomes = await Promise.all(
        people.map((assignee) => inbox.handle(all, before, { assignee })),
      )
      expect(outcomes.flatMap(({ done }) => done)).toEqual([application])
      const [left, ...others] = outcomes.flatMap((outcome) => outcome.left)
      expect(left?.what).toEqual(['assignee'])
      expect(others).toHaveLength(6)
      const now = await seen(inbox, application)
      const decline = () => inbox.handle(all, now, { stage: 'declined' })
      expect(await decline()).toEqual({ done: [application], left: [] })
      expect(await decline()).toEqual({ done: [], left: [] })
    }))

  it.each<[string, (inbox: Inbox, seen: string[]) => Promise<unknown>]>([
    ['stage', (inbox, seen) => inbox.handle(all, seen, { stage: 'shortlist' })],
    ['opening', (inbox, seen) => inbox.handle(all, seen, { opening: 'Welder' })],
    ['assignee', (inbox, seen) => inbox.handle(all, seen, { assignee: 'bola' })],
    ['status', (inbox, seen) => inbox.handle(all, seen, { status: 'handled' })],
    ['suspected', (inbox, seen) => inbox.handle(all, seen, { suspected: true })],
    ['hold', (inbox, seen) => inbox.hold(['application'], { ...ada, seen }, hold)],
    ['letters', (inbox, seen) => inbox.queueLetters(all, 'received', seen, [letter], 'bola')],
    ['fields', (inbox, [seen = '']) => inbox.correct(all, seen, { field: 'phone', value: '0803' })],
  ])('are left where the %s has changed since they were seen', async (part, change) => {
    await filled(async (inbox) => {
      const before = await seen(inbox, application)
      await change(inbox, before)
      const left = [{ id: application, what: [part], entry: { fields: ada } }]
      const outcomes = [
        await inbox.handle(all, before, { stage: 'interview' }),
        await inbox.queueLetters(all, 'declined', before, [letter], 'bola'),
      ]
      for (const outcome of outcomes) expect(outcome).toMatchObject({ done: [], left })
    })
  })

  it('of other kinds are not there, a message has no stage, and the hired get no refusal', () =>
    filled(async (inbox) => {
      const before = await seen(inbox, message)
      const left = [{ id: message, entry: null, what: [] }]
      for (const outcome of [
        await inbox.handle(['application'], before, { assignee: 'bola' }),
        await inbox.handle(['application'], before, { status: 'handled' }),
        await inbox.queueLetters(all, 'received', before, [{ ...letter, id: message }], 'bola'),
      ])
        expect(outcome).toEqual({ done: [], left })
      const both = [...before, ...(await seen(inbox, application))]
      expect(await inbox.handle(all, both, { stage: 'shortlist' }, ['application'])).toMatchObject({
        done: [application],
        left: [{ id: message, entry: { kind: 'contact' }, what: [] }],
      })
      const gone = 'not there any more'
      await expect(inbox.addNote(['application'], message, 'bola', 'Note')).rejects.toThrow(gone)
      await expect(inbox.sendAgain(['application'], message)).rejects.toThrow(gone)
      expect(await inbox.show(['contact'], message)).toMatchObject({ others: [] })
      expect(await inbox.show(all, message)).toMatchObject({ others: [{ id: application }] })
      await inbox.handle(all, await seen(inbox, application), { stage: 'hired' })
      const hired = await seen(inbox, application)
      const refused = await inbox.queueLetters(all, 'declined', hired, [letter], 'bola')
      expect(refused).toMatchObject({ done: [] })
    }))

  it('are done with once they are declined or hired, and wait again when that is taken back', () =>
    filled(async (inbox) => {
      const move = async (stage: Stage) =>
        inbox.handle(all, await seen(inbox, application), { stage })
      const waiting = async () =>
        (await inbox.list(['application'], { state: 'new' })).entries.map(({ id }) => id)
      for (const stage of ['declined', 'hired'] as const) {
        await move('interview')
        expect(await waiting()).toEqual([application])
        await move(stage)
        expect(await waiting()).toEqual([])
        expect(await inbox.show(all, application)).toMatchObject({
          status: 'handled',
          handledAt: at.toISOString(),
        })
      }
      await move('interview')
      await inbox.handle(all, await seen(inbox, application), { status: 'handled' })
      await move('shortlist')
      expect(await waiting(), 'done by a press').toEqual([])
    }))

  it('keep their notes, and their mail when they are taken for spam', () =>
    filled(async (inbox) => {
      await inbox.addNote(all, message, 'bola', 'Call back')
      await inbox.handle(all, await seen(inbox, message), { suspected: true })
      expect(await inbox.show(all, message)).toMatchObject({ suspected: true })
      await inbox.handle(all, await seen(inbox, message), { suspected: false })
      await inbox.handle(all, await seen(inbox, message), { status: 'handled' })
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
      const { entries } = await inbox.list(kinds, { state: 'suspected' })
      for (const _press of [1, 2])
        await inbox.handle(kinds, entries.map(seenOf), { suspected: false })
      const mails = store.db.selectFrom('outbox').select('kind').orderBy('kind')
      expect(await mails.execute()).toEqual([{ kind: 'confirmation' }, { kind: 'contact' }])
      expect((await inbox.list(kinds, { state: 'suspected' })).entries).toEqual([])
    })
  })

  it('get a free letter as often as somebody who has seen the last one sends it, and are done', () =>
    filled(async (inbox) => {
      const free = { ...letter, subject: 'Interview on Monday' }
      const send = (seen: string[], by: string) => inbox.queueLetters(all, 'free', seen, [free], by)
      const before = await seen(inbox, application)
      const both = await Promise.all([send(before, 'bola'), send(before, 'chidi')])
      expect(both.flatMap(({ done }) => done)).toEqual([application])
      expect(both.flatMap(({ left }) => left)).toMatchObject([{ what: ['status', 'letters'] }])
      const { letters: [first] = [], ...once } = (await inbox.entries(all, [application]))[0] ?? {}
      expect(once).toMatchObject({ status: 'handled', handledAt: at.toISOString(), stage: null })
      expect(first).toMatchObject({
        kind: 'free',
        letter: { subject: 'Interview on Monday', sentBy: expect.stringMatching(/^(bola|chidi)$/) },
        queuedAt: at.toISOString(),
      })
      await inbox.handle(all, await seen(inbox, application), { stage: 'hired' })
      expect(await send(await seen(inbox, application), 'bola')).toMatchObject({ left: [] })
      const { letters = [], mails } = (await inbox.show(all, application)) ?? {}
      expect(letters.map(({ kind }) => kind)).toEqual(['free', 'free'])
      expect(new Set(mails?.map(({ id }) => id)).size).toBe(3)
    }))

  it('are done with a refusal, and not with a confirmation of receipt', () =>
    filled(async (inbox) => {
      const statuses: unknown[] = []
      for (const name of ['received', 'declined'] as const) {
        await inbox.queueLetters(all, name, await seen(inbox, application), [letter], 'bola')
        statuses.push((await inbox.show(all, application))?.status)
      }
      expect(statuses).toEqual(['new', 'handled'])
    }))

  it('get each letter once, however often it is sent, and a declined one is decided', async () => {
    const environment = await filled(async (inbox) => {
      const before = await seen(inbox, application)
      const send = () => inbox.queueLetters(all, 'declined', before, [letter], 'bola')
      const both = await Promise.all([send(), send()])
      expect(both.flatMap(({ done }) => done)).toEqual([application])
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
