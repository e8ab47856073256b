import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { put } from '../inbox/filled-store.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { runCli } from '../inbox/run-cli.ts'
import { newStore, storeKinds } from '../inbox/stores.ts'
import { numbers } from '../inbox/submissions.ts'
import { sendUntilTaken, type Taken } from './honest-form.ts'
import { bounds, expectUnharmed, underAttack } from './under-attack.ts'
import { client, trustProxy } from './visitor.ts'

const resumes = 40
const bytes = randomBytes(10_000_000)

describe.each(storeKinds)('erasing from a 400 MB file, on %s', (kind) => {
  it('holds no page, and forms for some seconds at most', async () => {
    const store = await newStore(kind)
    const applications = numbers(resumes).map((n) => ({
      ...{ id: `LARGE${n}`, kind: 'application' as const },
      fields: { fullName: `Ada ${n}`, email: `ada-${n}@mail.example`, position: 'Welder' },
      resume: { fileName: 'cv.pdf', extension: '.pdf' as const, bytes },
    }))
    // In batches: each `put` reads the whole file, and all resumes at once would take too much memory.
    while (applications.length > 0) await put(store.environment, ...applications.splice(0, 8))
    const inbox = await startInbox(store, trustProxy('bare'))
    let erased = false
    async function attack() {
      const answer = await runCli(store.environment, 'erase', 'ada-7@mail.example', '--yes')
      erased = true
      expect(answer).toMatchObject({ code: 0, err: '' })
    }
    /** Sends forms all the time: the two of `underAttack` may miss the moment of the lock. */
    async function sendForms(): Promise<Taken[]> {
      const taken: Taken[] = []
      while (!erased) taken.push(await sendUntilTaken(inbox.url, 'contact', client('bare', 2)))
      return taken
    }
    const noticed = underAttack({ inbox, side: 'bare', attack, lasts: 60_000 })
    const taken = await sendForms()
    if (process.env.SHOW_ATTACKS) console.log(taken.length, Math.max(...taken.map(Number)))
    expectUnharmed(await noticed)
    expect(taken.filter((one) => typeof one === 'string' || one > bounds.form)).toEqual([])
    const left = await store.query(`select size from resumes where size = ${bytes.length}`)
    expect(left).toHaveLength(resumes - 1)
  })
})
