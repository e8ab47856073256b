import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { erasePerson } from '../inbox/erase-person.ts'
import { put } from '../inbox/filled-store.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore, type Store, storeKinds } from '../inbox/stores.ts'
import { isStored, numbers, submit, submitUntilStored } from '../inbox/submissions.ts'

/** Milliseconds that a page may take, and a form, while another process has the store. */
const patience = { page: 2_000, form: 10_000 }
/** Milliseconds for which another process keeps the server from writing. */
const locked = 6_000

/** Opens pages until the work is done. None may fail or wait for the store. */
async function pagesDuring(url: string, work: Promise<unknown>): Promise<void> {
  let done = false
  const working = work.finally(() => {
    done = true
  })
  while (!done) {
    const signal = AbortSignal.timeout(patience.page)
    expect((await fetch(`${url}/about`, { signal })).status).toBe(200)
    await wait(50)
  }
  await working
}

/** Holds the write lock as a program beside the server may: a backup, a migration, a shell. */
async function holdLock({ environment }: Store): Promise<void> {
  if (environment.DATABASE_URL) {
    const client = new Client({ connectionString: environment.DATABASE_URL })
    await client.connect()
    await client.query('begin; lock table submissions in exclusive mode')
    await wait(locked)
    await client.query('rollback')
    await client.end()
    return
  }
  const database = new DatabaseSync(`${environment.DATA_DIR}/inbox.db`)
  database.exec('begin immediate')
  await wait(locked)
  database.exec('rollback')
  database.close()
}

describe.each(storeKinds)('on %s', (kind) => {
  it('a foreign write lock holds no page, and forms until it is over', async () => {
    const store = await newStore(kind)
    const { url } = await startInbox(store)
    const lock = holdLock(store)
    await wait(500)
    const begun = performance.now()
    const form = submit(url, 'contact', 1)
    await pagesDuring(url, Promise.all([lock, form]))
    expect(await form).toSatisfy(isStored)
    expect(performance.now() - begun, 'the lock was felt').toBeGreaterThan(locked / 2)
  })

  it('erasing from a 400 MB file holds no page, and forms for some seconds at most', async () => {
    const store = await newStore(kind)
    const bytes = randomBytes(10_000_000)
    const applications = numbers(40).map((n) => ({
      id: `LARGE${n}`,
      kind: 'application' as const,
      fields: { fullName: `Ada ${n}`, email: `ada-${n}@mail.example`, position: 'Welder' },
      resume: { fileName: 'cv.pdf', extension: '.pdf' as const, bytes },
    }))
    // In batches: each `put` reads the whole file, and all resumes at once would take too much memory.
    while (applications.length > 0) await put(store.environment, ...applications.splice(0, 8))
    const { url } = await startInbox(store)
    let erased = false
    const erase = erasePerson(store.environment, 'ada-7@mail.example').finally(() => {
      erased = true
    })
    async function sendForms() {
      for (let n = 0; !erased; n += 1) {
        const begun = performance.now()
        await submitUntilStored(url, n, 'contact')
        expect(performance.now() - begun).toBeLessThan(patience.form)
      }
    }
    await pagesDuring(url, Promise.all([erase, sendForms()]))
    expect(await erase).toBeUndefined()
    const left = await store.query(`select size from resumes where size = ${bytes.length}`)
    expect(left).toHaveLength(39)
  })
})
