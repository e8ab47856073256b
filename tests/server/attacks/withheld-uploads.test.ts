import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { applicationForm, numbers, pdf } from '../inbox/submissions.ts'
import { head, openSocket } from './raw-socket.ts'
import { bounds, expectUnharmed, underAttack } from './under-attack.ts'
import { client, setups, trustProxy } from './visitor.ts'

/** Uploads of each address stay within `uploadBytesOfOne`; all together exceed `uploadBytes`. */
const uploads = 15
const addresses = 3
const resume = pdf(9_400_000)

async function application(n: number) {
  const body = applicationForm(10 + n, resume)
  const request = new Request('http://localhost', { method: 'POST', body })
  const type = request.headers.get('content-type') ?? ''
  return { type, bytes: Buffer.from(await request.arrayBuffer()) }
}

describe.each(setups)('%s, on %s', (side, kind) => {
  it(`${uploads} uploads whose last bytes are withheld, and then come all at once`, async () => {
    const inbox = await startInbox(await newStore(kind), trustProxy(side))
    async function attack(signal: AbortSignal) {
      const withheld = await Promise.all(
        numbers(uploads).map(async (n) => {
          const from = client(side, 2 + (n % addresses))
          const { type, bytes } = await application(n)
          const headers = { 'Content-Type': type, 'Content-Length': String(bytes.length) }
          const socket = await openSocket(inbox.url, from, signal)
          socket.resume().write(head(`POST ${forms.application.endpoint}`, from, headers))
          socket.write(bytes.subarray(0, -20))
          return () => {
            socket.write(bytes.subarray(-20))
          }
        }),
      )
      await wait(3_000, undefined, { signal })
      for (const send of withheld) send()
      await wait(3_000, undefined, { signal })
    }
    expectUnharmed(
      await underAttack({ inbox, side, attack, formsAfter: 2_000 }),
      bounds.memoryOfUploads,
    )
  })
})
