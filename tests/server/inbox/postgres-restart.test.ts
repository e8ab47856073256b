import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startInbox } from './inbox-process.ts'
import { storedEmails } from './stored.ts'
import { newStore, sharedPostgres } from './stores.ts'
import { emailsOf, isStored, type Outcome, submit, submitMixed } from './submissions.ts'

const patience = { timeout: 60_000, interval: 50 }

/** A number of visitors who send one form after the other until they are told to stop. */
function startLoad(url: string, visitors: number) {
  const outcomes: Outcome[] = []
  let stopped = false
  let next = 0
  async function visitor() {
    while (!stopped) {
      const outcome = await submitMixed(url, next++)
      outcomes.push(outcome)
      if (!isStored(outcome)) await wait(50)
    }
  }
  const done = Promise.all(Array.from({ length: visitors }, visitor))
  const stop = async () => {
    stopped = true
    await done
  }
  return { outcomes, stop }
}

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

const health = async (url: string) => (await fetch(`${url}/api/health`)).status

it('refuses clearly while PostgreSQL is down and recovers by itself', {
  timeout: 120_000,
}, async () => {
  const postgres = await sharedPostgres()
  const store = await newStore('PostgreSQL')
  const { url } = await startInbox(store)
  expect(await health(url)).toBe(200)

  const { outcomes, stop } = startLoad(url, 20)
  const stored = () => outcomes.filter(isStored).length
  await expect.poll(stored, patience).toBeGreaterThan(50)
  await postgres.stop()
  const before = stored()
  await expect.poll(() => outcomes.length - stored(), patience).toBeGreaterThan(40)
  await expect.poll(() => health(url), patience).toBe(503)
  await postgres.start()
  await expect.poll(stored, patience).toBeGreaterThan(before + 50)
  await expect.poll(() => health(url), patience).toBe(200)
  await stop()

  for (const outcome of outcomes) if (!isStored(outcome)) expectClearRefusal(outcome)
  const kept = await storedEmails(store)
  expect(kept).toEqual([...new Set(kept)])
  expect(kept).toEqual(expect.arrayContaining(emailsOf(outcomes.filter(isStored))))
})

it('refuses clearly while PostgreSQL is there but does not get on', {
  timeout: 120_000,
}, async () => {
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
