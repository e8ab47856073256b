import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { healthOf, logLines } from './forms-state.ts'
import { startInbox } from './inbox-process.ts'
import { startLoad } from './load.ts'
import { arrivedMails, newSmtpPeer } from './smtp-peer.ts'
import { outboxMails, storedEmails, waitingMails } from './stored.ts'
import { newStore, pollOptions, sharedPostgres } from './stores.ts'
import {
  emailsOf,
  isStored,
  numbers,
  type Outcome,
  sender,
  submit,
  submitUntilStored,
} from './submissions.ts'
import { newWire } from './wire.ts'

const refusal = {
  stored: false,
  failure: {
    reason: 'unavailable',
    message: expect.any(String),
    retryAfter: expect.any(Number),
  },
}

function expectClearRefusal({ status, body, retryAfter }: Outcome) {
  expect(status).toBe(503)
  expect(JSON.parse(body)).toEqual(refusal)
  expect(Number(retryAfter)).toBeGreaterThan(0)
}

const health = async (url: string) => (await healthOf(url)).forms

it('refuses clearly while PostgreSQL is down and recovers by itself', async () => {
  const postgres = await sharedPostgres()
  const store = await newStore('PostgreSQL')
  const { url } = await startInbox(store)
  expect(await health(url)).toBe('ok')

  const { outcomes, stop } = startLoad(url, 20)
  const stored = () => outcomes.filter(isStored).length
  await expect.poll(stored, pollOptions).toBeGreaterThan(50)
  await postgres.stop()
  const before = stored()
  await expect.poll(() => outcomes.length - stored(), pollOptions).toBeGreaterThan(40)
  await expect.poll(() => health(url), pollOptions).toBe('unavailable')
  await postgres.start()
  await expect.poll(stored, pollOptions).toBeGreaterThan(before + 50)
  await expect.poll(() => health(url), pollOptions).toBe('ok')
  await stop()

  for (const outcome of outcomes) if (!isStored(outcome)) expectClearRefusal(outcome)
  const kept = await storedEmails(store)
  expect(kept).toEqual([...new Set(kept)])
  expect(kept).toEqual(expect.arrayContaining(emailsOf(outcomes.filter(isStored))))
})

it('refuses clearly while PostgreSQL is there but does not get on', async () => {
  const store = await newStore('PostgreSQL')
  const { url } = await startInbox(store)
  const blocker = new Client({ connectionString: store.environment.DATABASE_URL })
  await blocker.connect()
  try {
    await blocker.query('begin; lock table submissions in access exclusive mode')
    for (const outcome of await Promise.all([1, 2, 3].map((n) => submit(url, 'contact', n)))) {
      expectClearRefusal(outcome)
    }
    await blocker.query('rollback')
  } finally {
    await blocker.end()
  }
  expect(isStored(await submit(url, 'contact', 1))).toBe(true)
  expect(await storedEmails(store)).toHaveLength(1)
})

it('refuses clearly while the wire to PostgreSQL is dead, and sends each mail once after it', async () => {
  const store = await newStore('PostgreSQL')
  const direct = new URL(store.environment.DATABASE_URL ?? '')
  const wire = await newWire(Number(direct.port))
  const viaWire = new URL(direct)
  viaWire.port = String(wire.port)
  const peer = await newSmtpPeer()
  const settings = { DATABASE_URL: viaWire.href, SMTP_URL: peer.url }
  const { url, output } = await startInbox({ environment: settings })
  // Many at once, so that the server has several connections open.
  await Promise.all(numbers(20).map((n) => submitUntilStored(url, n, 'newsletter')))
  const tried = 'select id from outbox where attempts = 1 and claimed_until is null'
  await expect.poll(async () => (await store.query(tried)).length, pollOptions).toBe(20)
  await store.query(`update outbox set next_attempt_at = '2100-01-01T00:00:00.000Z'`)

  wire.cut()
  const lost = await Promise.all(numbers(12, 20).map((n) => submit(url, 'newsletter', n)))
  for (const outcome of lost) expectClearRefusal(outcome)
  await expect.poll(output, pollOptions).toContain('PostgreSQL does not answer in time')

  wire.restore()
  // What the wire held back may claim mails too; it has reached PostgreSQL once forms are taken.
  await expect.poll(() => health(url), pollOptions).toBe('ok')
  await peer.start()
  await store.query(`update outbox set next_attempt_at = '2020-01-01T00:00:00.000Z'`)
  await expect.poll(() => waitingMails(store), pollOptions).toBe(0)
  expect(arrivedMails(peer)).toEqual(await outboxMails(store))
  expect(peer.mails).toHaveLength(20)
  await Promise.all(numbers(12, 20).map((n) => submitUntilStored(url, n, 'newsletter')))
  expect(await storedEmails(store)).toHaveLength(32)
})

/** Milliseconds in which forms must be taken again once the network is back. */
const recovery = 10_000

it.each([
  { name: 'while nobody sends anything', cutFor: 12_000, sending: false },
  { name: 'while forms arrive', cutFor: 12_000, sending: true },
  { name: 'for a moment', cutFor: 2_000, sending: true },
])(
  'is back within ten seconds of a network that lost everything $name',
  async ({ cutFor, sending }) => {
    const store = await newStore('PostgreSQL')
    const direct = new URL(store.environment.DATABASE_URL ?? '')
    const wire = await newWire(Number(direct.port))
    const viaWire = new URL(direct)
    viaWire.port = String(wire.port)
    const { url, output } = await startInbox({ environment: { DATABASE_URL: viaWire.href } })
    // Every connection of the pool is open, and every one of them will be dead.
    await Promise.all(numbers(40).map((n) => submitUntilStored(url, n, 'newsletter')))

    wire.lose()
    const during = sending ? numbers(12, 40).map((n) => submit(url, 'newsletter', n)) : []
    expect((await fetch(`${url}/about`)).status).toBe(200)
    await wait(cutFor)
    wire.restore()
    const restored = performance.now()
    await Promise.all(numbers(12, 60).map((n) => submitUntilStored(url, n, 'newsletter')))
    expect(performance.now() - restored).toBeLessThan(recovery)
    expect(await health(url)).toBe('ok')
    await Promise.all(during)
    if (cutFor > recovery) {
      // All connections may be in use before it is clear that none of them answers.
      const lines = logLines(output())
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(lines[0]).toMatch(/^forms are not available: /)
      expect(lines.at(-1)).toBe('forms are available again')
    }
    expect(await storedEmails(store)).toEqual(
      expect.arrayContaining(numbers(12, 60).map((n) => sender(n).email)),
    )
  },
)

it('is there from the start when PostgreSQL comes later, its database empty', async () => {
  const postgres = await sharedPostgres()
  const store = await newStore('PostgreSQL')
  await postgres.stop()
  const { url } = await startInbox(store)
  expect((await fetch(`${url}/`)).status).toBe(200)
  expectClearRefusal(await submit(url, 'contact', 1))
  expect(await health(url)).toBe('unavailable')
  await postgres.start()
  await expect.poll(() => health(url), pollOptions).toBe('ok')
  expect(isStored(await submit(url, 'contact', 1))).toBe(true)
})
