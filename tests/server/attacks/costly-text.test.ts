import { describe, expect, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { applicationForm, contactForm, pdf } from '../inbox/submissions.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { ask, client, setups, trustProxy } from './visitor.ts'

/** Marks of two combining classes in the wrong order: NFC has to move each past all of the other class. */
const marks = '\u0301'.repeat(63_000) + '\u0316'.repeat(63_000)

function messageOfMarks() {
  const body = JSON.stringify({ ...contactForm(1), message: `a${marks}` })
  return new Request('http://localhost', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
}

function resumeOfDots() {
  const form = applicationForm(1, pdf(), `_${'.'.repeat(79_000)}_.pdf`)
  return new Request('http://localhost', { method: 'POST', body: form })
}

describe.each(setups)('%s, on %s', (side, kind) => {
  it.each([
    ['126,000 combining marks in a message', forms.contact.endpoint, messageOfMarks],
    ['a file name of 79,000 characters', forms.application.endpoint, resumeOfDots],
  ])('%s', async (_what, path, make) => {
    const inbox = await startInbox(await newStore(kind), trustProxy(side))
    const request = make()
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const body = Buffer.from(await request.arrayBuffer())
    async function attack(signal: AbortSignal) {
      for (const n of [2, 3, 4]) {
        const asked = { method: 'POST', headers, body, signal }
        const { status } = await ask(inbox.url + path, client(side, n), asked)
        expect(status).toBeLessThan(500)
      }
    }
    expectUnharmed(await underAttack({ inbox, side, attack, formsAfter: 100 }))
  })
})
