import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { type Inbox, startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { head, openSocket } from './raw-socket.ts'
import { expectUnharmed, underAttack } from './under-attack.ts'
import { type Client, client, setups, trustProxy } from './visitor.ts'

type Crumbs = { what: string; path: string; headers: Record<string, string>; begin: string }

const upload = { 'Content-Type': 'multipart/form-data; boundary=b' }
const file =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4'
const inChunks = { 'Transfer-Encoding': 'chunked' }
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** Bodies that arrive byte by byte, each in a chunk of its own. */
const chunked: Crumbs[] = [
  {
    what: 'a file',
    path: `POST ${forms.application.endpoint}`,
    headers: { ...upload, ...inChunks },
    begin: chunk(file),
  },
  {
    what: 'a message',
    path: `POST ${forms.contact.endpoint}`,
    headers: { 'Content-Type': 'application/json', ...inChunks },
    begin: chunk('{"name":"'),
  },
  { what: 'the body of a GET', path: 'GET /', headers: inChunks, begin: '' },
  {
    what: 'a form for an address that takes none',
    path: 'POST /about',
    headers: { 'Content-Type': 'application/json', ...inChunks },
    begin: chunk('{"name":"'),
  },
]

/** Milliseconds between two writes of {@link atOnce}: 1.2 MB a second. */
const pause = 5
const atOnce = chunk('x').repeat(1_000)

/** Sends crumbs until told to stop, on a new connection whenever the last one was closed. */
async function send({ url }: Inbox, from: Client, crumbs: Crumbs, signal: AbortSignal) {
  while (!signal.aborted) {
    const socket = await openSocket(url, from, signal)
    socket.resume().write(head(crumbs.path, from, crumbs.headers) + crumbs.begin)
    while (!socket.destroyed && socket.writable) {
      if (socket.writableLength === 0) socket.write(atOnce)
      await wait(pause, undefined, { signal })
    }
  }
}

/** Sends a file with a Content-Length, each byte in a TCP segment of its own (`setNoDelay`). */
async function sendSegments({ url }: Inbox, from: Client, signal: AbortSignal) {
  while (!signal.aborted) {
    const socket = await openSocket(url, from, signal)
    const headers = { ...upload, 'Content-Length': '10000000' }
    socket.setNoDelay().resume()
    socket.write(head(`POST ${forms.application.endpoint}`, from, headers) + file)
    while (!socket.destroyed && socket.writable) {
      socket.write('x')
      await turn(undefined, { signal })
    }
  }
}

describe.each(setups)('%s, on %s', (side, kind) => {
  const lasts = 6_000
  it.each(chunked)('$what in chunks of one byte', async (crumbs) => {
    const inbox = await startInbox(await newStore(kind), trustProxy(side))
    const attack = (signal: AbortSignal) => send(inbox, client(side, 2), crumbs, signal)
    expectUnharmed(await underAttack({ inbox, side, attack, lasts, formsAfter: 3_000 }))
  })

  it('a file in segments of one byte', async () => {
    const inbox = await startInbox(await newStore(kind), trustProxy(side))
    const attack = (signal: AbortSignal) => sendSegments(inbox, client(side, 2), signal)
    expectUnharmed(await underAttack({ inbox, side, attack, lasts, formsAfter: 3_000 }))
  })
})
