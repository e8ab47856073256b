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
  /** Sends all requests on one connection of each attacker; `reading` resumes or pauses the socket. */
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
 * A low limit, so that few connections fill the server. On the loopback interface, with its large segments,
 * the kernel buffers 3 MB of unread responses per connection: a thousand at once, or hundreds a second,
 * would exhaust this machine's memory, not the server.
 */
const descriptors = 400
const fewDescriptors = ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...serverProgram]
const places = descriptors - limits.reservedDescriptors.value

/** Milliseconds until a connection that was closed is opened again, and between the first ones. */
const pauses = { again: 2_000, between: 8 }

/** Fills a connection with requests without reading the responses, and opens another when it is closed. */
async function neverRead({ url }: Inbox, from: Client, signal: AbortSignal) {
  while (!signal.aborted) {
    const socket = await openSocket(url, from, signal)
    socket.pause()
    socket.write(head('GET /annual-report.pdf', from).repeat(limits.pipelined.value))
    // A paused socket notices that it was closed only when it is written to.
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
