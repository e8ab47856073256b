import { Agent, get } from 'node:http'
import { describe, expect, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore, storeKinds } from '../inbox/stores.ts'
import { numbers } from '../inbox/submissions.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { client, trustProxy } from './visitor.ts'

const connections = 64
const lasts = 3_000

describe.each(storeKinds)('%s', (kind) => {
  it(`${connections} connections that ask for the health without a pause`, async () => {
    const inbox = await startInbox(await newStore(kind), trustProxy('bare'))
    const { localAddress } = client('bare', 2)
    const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress })
    let answers = 0
    async function ask(signal: AbortSignal) {
      while (!signal.aborted) {
        await new Promise((resolve, reject) => {
          const request = get(`${inbox.url}/api/health`, { agent, signal }, (answer) => {
            answers += 1
            answer.resume().once('end', resolve)
          })
          request.once('error', reject)
        })
      }
    }
    const attack = (signal: AbortSignal) =>
      Promise.all(numbers(connections).map(() => ask(signal))).finally(() => agent.destroy())
    const noticed = await underAttack({ inbox, side: 'bare', attack, lasts })
    expect(answers).toBeGreaterThan(connections)
    expectUnharmed(noticed)
  })
})
