import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operationsOn } from '#server/operations.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { newFolder } from '../../tests/server/new-folder.ts'
import { type ClaimedMail, makeDue } from './queue.ts'
import { type OutboxWorker, startOutbox } from './worker.ts'

let folder: string
let store: Store
let worker: OutboxWorker | undefined

beforeEach(async () => {
  folder = await newFolder()
  store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await worker?.stop()
  await store.close()
})

async function put(count: number): Promise<void> {
  const submissions = Array.from({ length: count }, (_, index) => ({
    id: `ID${index}`,
    kind: 'contact' as const,
    suspected: false,
    receivedAt: new Date(),
    key: `key ${index}`,
    email: 'ada@mail.example',
    fields: {},
  }))
  await operationsOn(store).storeSubmissions(submissions)
}

function start(send: (mail: ClaimedMail) => Promise<void>): OutboxWorker {
  worker = startOutbox(operationsOn(store), send, pino({ enabled: false }))
  return worker
}

const outbox = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const waiting = async () => (await outbox()).filter(({ sent_at }) => sent_at === null)

it('looks at once when it is woken', async () => {
  // Its own interval never passes.
  vi.stubGlobal('setInterval', () => undefined)
  const operations = operationsOn(store)
  const looks = vi.spyOn(operations, 'claimMails')
  worker = startOutbox(operations, async () => {}, pino({ enabled: false }))
  await expect.poll(() => looks.mock.settledResults.at(-1)?.type).toBe('fulfilled')
  await put(1)
  worker.wake()
  await expect.poll(waiting).toEqual([])
})

it('tries a mail that fails again later, and keeps the code alone', async () => {
  await put(1)
  start(() =>
    Promise.reject(Object.assign(new Error('550 <ada@mail.example>'), { responseCode: 550 })),
  )
  await expect.poll(async () => (await outbox())[0]?.error).toBeTruthy()
  const [mail] = await outbox()
  expect(mail).toMatchObject({ error: '550', attempts: 1, claimed_until: null, sent_at: null })
  expect(Date.parse(mail?.next_attempt_at ?? '')).toBeGreaterThan(Date.now())
})

it('sends no more in an hour than its rate, in order, and the rest later', async () => {
  await put(12)
  const sent: string[] = []
  const rate = { atOnce: 4, hour: 3600 * 8 }
  let refused = 0
  const send = async ({ id }: ClaimedMail) => {
    if (refused < 3 && ++refused) throw new Error('not now')
    sent.push(id)
  }
  const due = (n: number) => new Date(Date.now() - 1000 + n).toISOString()
  const mails = await outbox()
  const order = mails.map(({ id }) => id).reverse()
  for (const [n, id] of order.entries()) {
    const set = { next_attempt_at: due(n) }
    await store.db.updateTable('outbox').set(set).where('id', '=', id).execute()
  }
  const lanes = [{ kinds: ['contact' as const], slots: 1, rate }]
  const begun = performance.now()
  worker = startOutbox(operationsOn(store), send, pino({ enabled: false }), lanes)
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(4)
  // On a busy machine the next one may be due already.
  expect(sent.slice(0, 4), 'what was refused does not count').toEqual(order.slice(3, 7))
  await expect.poll(() => worker?.wake() ?? sent.length).toBe(9)
  expect(sent).toEqual(order.slice(3))
  expect(performance.now() - begun).toBeGreaterThan(500)
})

it('sending again leaves a mail that was put off its turn', async () => {
  await put(1)
  const next_attempt_at = new Date(Date.now() + 60_000).toISOString()
  await store.db.updateTable('outbox').set({ next_attempt_at }).execute()
  await makeDue(store.db, new Date(), 'ID0')
  expect(await outbox()).toMatchObject([{ next_attempt_at }])
})

it('one mail that hangs does not hold the others', async () => {
  await put(12)
  let release = () => {}
  const hanging = new Promise<void>((resolve) => {
    release = resolve
  })
  start(({ id }) => (id.startsWith('ID0-') ? hanging : Promise.resolve()))
  await expect.poll(waiting).toHaveLength(1)
  release()
})

it('leaves no mail claimed when it stops while it claims', async () => {
  await put(1)
  let sent = 0
  const { stop } = start(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    sent += 1
  })
  await stop()
  expect(await outbox()).toMatchObject([{ claimed_until: null, attempts: sent }])
})
