import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { serverProgram, startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { numbers } from '../inbox/submissions.ts'
import { openSocket } from './raw-socket.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { client, setups, trustProxy } from './visitor.ts'

/** The server with a low limit of file descriptors. */
const fewDescriptors = ['sh', '-c', 'ulimit -n 1024; exec "$@"', 'sh', ...serverProgram]

describe.each(setups)('1,500 idle connections to 1,024 descriptors, %s, on %s', (side, kind) => {
  it.each([1, 6])('from %d addresses', async (addresses) => {
    const store = await newStore(kind)
    const inbox = await startInbox(store, trustProxy(side), fewDescriptors)
    async function attack(signal: AbortSignal) {
      const from = (n: number) => client(side, 2 + (n % addresses))
      await Promise.all(numbers(1_500).map((n) => openSocket(inbox.url, from(n), signal)))
      await wait(2_000, undefined, { signal })
    }
    expectUnharmed(await underAttack({ inbox, side, attack }))
  })
})
