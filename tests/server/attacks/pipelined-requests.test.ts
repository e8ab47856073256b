import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { head, openSocket } from './raw-socket.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { client, setups, trustProxy } from './visitor.ts'

const requests = 40_000

describe.each(setups)(`${requests} pipelined requests, %s, on %s`, (side, kind) => {
  /** Sends all of them on each of the connections, and lets their answers come or not. */
  async function pipeline(reading: (socket: Socket) => Socket, attackers: readonly number[]) {
    const inbox = await startInbox(await newStore(kind), trustProxy(side))
    async function attack(signal: AbortSignal) {
      for (const n of attackers) {
        const from = client(side, n)
        const socket = reading(await openSocket(inbox.url, from, signal))
        socket.write(head('GET /annual-report.pdf', from).repeat(requests))
      }
      await wait(2_000, undefined, { signal })
    }
    expectUnharmed(await underAttack({ inbox, side, attack }))
  }

  it('whose answers nobody reads', () => pipeline((socket) => socket.pause(), [2]))
  it('on two connections that read', () => pipeline((socket) => socket.resume(), [2, 3]))
})
