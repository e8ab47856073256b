import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { limits } from '#server/admission/connection-limits.ts'
import { type Inbox, serverProgram, startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { numbers } from '../inbox/submissions.ts'
import { head, openSocket } from './raw-socket.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { type Client, client, setups, trustProxy } from './visitor.ts'

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

const addresses = 6
/**
 * As a system starts it that allows few descriptors. On the loopback, with its large segments, the kernel
 * takes 3 MB of unread answers for each connection: a thousand at once, or hundreds a second, would be an
 * attack on this machine's memory and not on the server.
 */
const descriptors = 400
const fewDescriptors = ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...serverProgram]
const places = descriptors - limits.reservedDescriptors.value

/** Milliseconds until a connection that was closed is opened again, and between the first ones. */
const pauses = { again: 2_000, between: 8 }

/** Keeps a connection full of requests whose answers it does not read, and opens another when it is closed. */
async function neverRead({ url }: Inbox, from: Client, signal: AbortSignal) {
  while (!signal.aborted) {
    const socket = await openSocket(url, from, signal)
    socket.pause()
    socket.write(head('GET /annual-report.pdf', from).repeat(limits.pipelined.value))
    // A paused socket hears nothing of its end until it is written to.
    while (!socket.destroyed && socket.writable) {
      await wait(pauses.again, undefined, { signal })
      socket.write('\r\n')
    }
  }
}

describe.each(setups)('answers that nobody reads, %s, on %s', (side, kind) => {
  it(`on more connections than there is room for, from ${addresses} addresses`, async () => {
    const inbox = await startInbox(await newStore(kind), trustProxy(side), fewDescriptors)
    const attack = (signal: AbortSignal) =>
      Promise.all(
        numbers(1.25 * places).map(async (n) => {
          await wait(n * pauses.between, undefined, { signal })
          await neverRead(inbox, client(side, 2 + (n % addresses)), signal)
        }),
      )
    expectUnharmed(await underAttack({ inbox, side, attack, lasts: 12_000, formsAfter: 5_000 }))
  })
})
