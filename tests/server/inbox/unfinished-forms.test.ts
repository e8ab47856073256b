import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type Inbox, startInbox } from './inbox-process.ts'
import { newStore } from './stores.ts'
import { isStored, numbers, submit, submitMixed } from './submissions.ts'

/** Connects and sends only the beginning of a form. */
async function begin(inbox: Inbox, type: string, body: string): Promise<Socket> {
  const socket = connect(Number(new URL(inbox.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = ['POST /api/applications HTTP/1.1', 'Host: a', `Content-Type: ${type}`]
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 50000\r\n\r\n${body}`)
  return socket
}

const upload = 'multipart/form-data; boundary=b'
const uploaded =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4'

it('answers others while hundreds of forms come in drops or not at all', async () => {
  const inbox = await startInbox(await newStore('SQLite'))
  const slow = [
    ...(await Promise.all(numbers(150).map(() => begin(inbox, 'application/json', '{"name":')))),
    ...(await Promise.all(numbers(150).map(() => begin(inbox, upload, uploaded)))),
  ]
  const drip = setInterval(() => {
    for (const socket of slow) socket.write(' ')
  }, 100)
  onTestFinished(() => clearInterval(drip))
  const outcomes = await Promise.all(numbers(100).map((n) => submitMixed(inbox.url, n)))
  expect(outcomes.filter((outcome) => !isStored(outcome))).toEqual([])
})

it('forgets a thousand forms whose senders hang up', async () => {
  const inbox = await startInbox(await newStore('SQLite'))
  for (let round = 0; round < 10; round += 1) {
    const sockets = await Promise.all(
      numbers(100).map((n) =>
        n % 2 ? begin(inbox, upload, uploaded) : begin(inbox, 'application/json', '{"name":'),
      ),
    )
    // Half of them with RST, which the server gets as an error (ECONNRESET).
    for (const [n, socket] of sockets.entries())
      n % 4 < 2 ? socket.destroy() : socket.resetAndDestroy()
  }
  // Wait until the server has noticed that all of them are closed.
  const taken = async () => isStored(await submit(inbox.url, 'application', 1))
  await expect.poll(taken).toBe(true)
  const outcomes = await Promise.all(numbers(100, 2).map((n) => submitMixed(inbox.url, n)))
  expect(outcomes.filter((outcome) => !isStored(outcome))).toEqual([])
  await expect((await fetch(`${inbox.url}/api/health`)).json()).resolves.toMatchObject({
    status: 'ok',
  })
})
