import { describe, expect, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { resumeMaximumBytes } from '#contract/resume.ts'
import { limits } from '#server/admission/quota.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { applicationForm, numbers, pdf } from '../inbox/submissions.ts'
import { bounds, expectUnharmed, underAttack } from './under-attack.ts'
import { ask, client, setups, trustProxy } from './visitor.ts'

const resumes = 38
/** Just below the maximum size of a resume. */
const resume = pdf(resumeMaximumBytes - 1_000)

describe.each(setups)('%s, on %s', (side, kind) => {
  it(`${resumes} resumes of 10 MB from one address`, async () => {
    const store = await newStore(kind)
    const inbox = await startInbox(store, trustProxy(side))
    const statuses: number[] = []
    const waits: number[] = []
    async function attack(signal: AbortSignal) {
      for (const n of numbers(resumes)) {
        const form = applicationForm(10 + n, resume)
        const request = new Request('http://localhost', { method: 'POST', body: form })
        const headers = { 'content-type': request.headers.get('content-type') ?? '' }
        const body = Buffer.from(await request.arrayBuffer())
        const asked = { method: 'POST', headers, body, signal }
        const answer = await ask(inbox.url + forms.application.endpoint, client(side, 2), asked)
        statuses.push(answer.status)
        if (answer.retryAfter) waits.push(Number(answer.retryAfter))
      }
    }
    const noticed = await underAttack({ inbox, side, attack, lasts: 60_000 })
    const taken = Math.floor(limits.quota.value / resume.length)
    expect(statuses).toEqual([...Array(taken).fill(201), ...Array(resumes - taken).fill(429)])
    // `Retry-After` lasts until the quota's hour is over.
    for (const wait of waits) expect(wait).toBeGreaterThan(3_000)
    const [row] = await store.query('select count(*) as count from resumes')
    expect(Number(row?.count)).toBe(taken + 1)
    expectUnharmed(noticed, bounds.memoryOfUploads)
  })
})
