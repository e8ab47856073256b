import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { resumeMaximumBytes } from '#contract/resume.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore, type Store, storeKinds } from '../inbox/stores.ts'
import { applicationForm, pdf } from '../inbox/submissions.ts'
import { bounds, expectUnharmed, underAttack } from './under-attack.ts'
import { ask, type Client as Caller, client, sides, trustProxy } from './visitor.ts'

/** Milliseconds for which another process keeps the server from writing. */
const locked = 6_000

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

describe.each(storeKinds)('a foreign write lock on %s', (kind) => {
  it('lets pages through at once and forms when it is over', async () => {
    const store = await newStore(kind)
    const inbox = await startInbox(store, trustProxy('bare'))
    const noticed = await underAttack({ inbox, side: 'bare', attack: () => holdLock(store) })
    expectUnharmed(noticed)
    expect(noticed.forms.contact, 'the lock was felt').toBeGreaterThan(locked / 2)
  })
})

/** Uploads one large resume after the other, no two alike. */
async function upload(url: string, from: Caller, n: number, signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const form = applicationForm(1000 * n + count, pdf(resumeMaximumBytes - 2_000))
    const request = new Request(url, { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const body = Buffer.from(await request.arrayBuffer())
    await ask(url + forms.application.endpoint, from, { method: 'POST', headers, body, signal })
  }
}

describe.each(storeKinds)('four parallel uploads of 10 MB on %s', (kind) => {
  it.each(sides)('%s', async (side) => {
    const inbox = await startInbox(await newStore(kind), trustProxy(side))
    const attack = (signal: AbortSignal) =>
      Promise.all([2, 3, 4, 5].map((n) => upload(inbox.url, client(side, n), n, signal)))
    expectUnharmed(await underAttack({ inbox, side, attack, lasts: 5_000 }), bounds.memoryOfUploads)
  })
})
