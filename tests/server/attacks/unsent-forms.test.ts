import { describe, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { type Inbox, startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { numbers } from '../inbox/submissions.ts'
import { head, openSocket } from './raw-socket.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { type Client, client, setups, trustProxy } from './visitor.ts'

type Announced = { path: string; headers: Record<string, string>; begin: string }

const uploads: Announced = {
  path: forms.application.endpoint,
  headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '10324000' },
  begin: '',
}
const posts: Announced = {
  path: forms.contact.endpoint,
  headers: { 'Content-Type': 'application/json', 'Content-Length': '200000' },
  begin: '{"name":',
}

/** Opens `count` forms, sends only their beginning, and waits until the server closes them. */
async function announce(
  { url }: Inbox,
  count: number,
  from: (n: number) => Client,
  { path, headers, begin }: Announced,
  signal: AbortSignal,
) {
  const sockets = await Promise.all(
    numbers(count).map(async (n) => {
      const socket = await openSocket(url, from(n), signal)
      socket.resume().write(head(`POST ${path}`, from(n), headers) + begin)
      return socket
    }),
  )
  const over = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  await Promise.all(over)
}

async function attackWith(
  [side, kind]: (typeof setups)[number],
  count: number,
  what: Announced,
  from: (n: number) => Client,
) {
  const inbox = await startInbox(await newStore(kind), trustProxy(side))
  const attack = (signal: AbortSignal) => announce(inbox, count, from, what, signal)
  expectUnharmed(await underAttack({ inbox, side, attack, lasts: 3_000 }))
}

describe.each(setups)('%s, on %s', (side, kind) => {
  it('26 announced uploads from three addresses', () =>
    attackWith([side, kind], 26, uploads, (n) => client(side, 2 + (n % 3))))

  it('512 stalled posts from six addresses', () =>
    attackWith([side, kind], 512, posts, (n) => client(side, 2 + (n % 6))))
})

describe('the addresses of one IPv6 subscriber', () => {
  const from = (n: number): Client => ({
    localAddress: '127.0.0.1',
    forwardedFor: `2001:db8:0:1::${n.toString(16)}`,
  })
  it('26 announced uploads', () => attackWith(['behind a proxy', 'SQLite'], 26, uploads, from))
  it('512 stalled posts', () => attackWith(['behind a proxy', 'SQLite'], 512, posts, from))
})
