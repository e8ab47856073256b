import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { limits } from '#server/admission/open-forms.ts'
import { limits as bodyLimits } from '#server/http/read-form.ts'
import { type Inbox, startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { contactForm, numbers } from '../inbox/submissions.ts'
import { head, openSocket } from './raw-socket.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { ask, type Client, client, setups, trustProxy } from './visitor.ts'

/** Together more forms than `openForms`, but from each address fewer than `openFormsOfOne`. */
const addresses = 7
const formsOfEach = limits.openFormsOfOne.value - 1
/** Bytes of a form per second: just above the minimum (`bodyPart` per `bodyProgress`). */
const pace = 1_300
const honest = 48

/** Sends a form of the maximum size as slowly as allowed, and another whenever it is ended. */
async function drip({ url }: Inbox, from: Client, signal: AbortSignal) {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(bodyLimits.formBytes.value - 1),
  }
  while (!signal.aborted) {
    const socket = await openSocket(url, from, signal)
    socket.resume().write(`${head(`POST ${forms.contact.endpoint}`, from, headers)}{"name":"`)
    while (!socket.destroyed && socket.writable) {
      socket.write('x'.repeat(pace))
      await wait(1_000, undefined, { signal })
    }
  }
}

describe.each(setups)('%s, on %s', (side, kind) => {
  it(`${formsOfEach} slow forms from each of ${addresses} addresses`, async () => {
    const inbox = await startInbox(await newStore(kind), trustProxy(side))
    const attack = (signal: AbortSignal) =>
      Promise.all(
        numbers(addresses * formsOfEach).map((n) =>
          drip(inbox, client(side, 2 + (n % addresses)), signal),
        ),
      )
    const statuses: number[] = []
    async function visit() {
      await wait(3_000)
      for (const n of numbers(honest, 10)) {
        const headers = { 'content-type': 'application/json' }
        const asked = { method: 'POST', headers, body: Buffer.from(JSON.stringify(contactForm(n))) }
        statuses.push(
          (await ask(inbox.url + forms.contact.endpoint, client(side, n), asked)).status,
        )
        await wait(100)
      }
    }
    const attacked = underAttack({ inbox, side, attack, lasts: 12_000, formsAfter: 4_000 })
    await visit()
    expectUnharmed(await attacked)
    expect(statuses).toEqual(Array(honest).fill(201))
  })
})
