import { Client } from 'pg'
import { expect, it } from 'vitest'
import { expectClearRefusal, healthOf } from './forms-state.ts'
import { startInbox } from './inbox-process.ts'
import { startLoad } from './load.ts'
import { storedEmails } from './stored.ts'
import { newStore, sharedPostgres } from './stores.ts'
import { emailsOf, isStored, submit } from './submissions.ts'

const health = async (url: string) => (await healthOf(url)).forms

it('refuses clearly while PostgreSQL is down and recovers by itself', async () => {
  const postgres = await sharedPostgres()
  const store = await newStore('PostgreSQL')
  const { url } = await startInbox(store)
  expect(await health(url)).toBe('ok')

  const { outcomes, stop } = startLoad(url, 20)
  const stored = () => outcomes.filter(isStored).length
  await expect.poll(stored).toBeGreaterThan(50)
  await postgres.stop()
  const before = stored()
  await expect.poll(() => outcomes.length - stored()).toBeGreaterThan(40)
  await expect.poll(() => health(url)).toBe('unavailable')
  await postgres.start()
  await expect.poll(stored).toBeGreaterThan(before + 50)
  await expect.poll(() => health(url)).toBe('ok')
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

it('is there from the start when PostgreSQL comes later, its database empty', async () => {
  const postgres = await sharedPostgres()
  const store = await newStore('PostgreSQL')
  await postgres.stop()
  const { url } = await startInbox(store)
  expect((await fetch(`${url}/`)).status).toBe(200)
  expectClearRefusal(await submit(url, 'contact', 1))
  expect(await health(url)).toBe('unavailable')
  await postgres.start()
  await expect.poll(() => health(url)).toBe('ok')
  expect(isStored(await submit(url, 'contact', 1))).toBe(true)
})
