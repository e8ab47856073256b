import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { type Inbox, startInbox } from './inbox-process.ts'
import { exchange } from './requests/exchange.ts'
import { complaint } from './requests/judge-answer.ts'
import { oddForm } from './requests/odd-forms.ts'
import { oddHttp } from './requests/odd-http.ts'
import { oddMultipart } from './requests/odd-multipart.ts'
import type { RawRequest } from './requests/raw-request.ts'
import { expectStored, type Sent } from './requests/stored-forms.ts'
import { validRequest } from './requests/valid-forms.ts'
import { newStore } from './stores.ts'
import { isStored, numbers, submit, submitMixed } from './submissions.ts'

/** The same requests in every run; another number makes others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
/** How many, the first of which only warm the process up. */
const amounts = { warm: 2_000, measured: 10_000 }
/** Requests on their way at once: far fewer than the inbox refuses. */
const atOnce = 50

/** Bytes that the process may hold more afterwards: a leak of 1 kB with each request is more. */
const mostHeld = 4 * 1024 * 1024
/** Bytes that the process may take more from the system, which the allocator gives back late or never. */
const mostResident = 256 * 1024 * 1024

const anyRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 3, arbitrary: validRequest },
  { weight: 3, arbitrary: oddForm },
  { weight: 2, arbitrary: oddMultipart },
  { weight: 3, arbitrary: oddHttp },
)
const batch = fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce })

const serverProgram = [
  ...[
    process.execPath,
    '--expose-gc',
    '--import',
    './tests/server/inbox/requests/report-memory.ts',
  ],
  'server/main.ts',
]

/** Sends a request and judges every answer to it. */
async function ask(port: number, request: RawRequest, sent: Sent): Promise<void> {
  const answers = await exchange(port, request).catch((error: unknown) => {
    throw described(request, String(error))
  })
  for (const answer of answers) {
    const wrong = complaint(answer, request.expected)
    if (wrong) throw described(request, `${wrong}\n${answer.body.subarray(0, 500)}`)
    if (answer.status === 201) sent.acknowledged += 1
  }
  if (answers.length === 0) sent.unheard += 1
  if (typeof request.expected === 'object') sent.forms.push(request.expected.stored)
}

function described({ what, bytes }: RawRequest, wrong: string): Error {
  return new Error(`${what}: ${wrong}\n--- request\n${bytes.subarray(0, 2_000)}`)
}

/** Sends so many generated requests. @throws naming the request that goes wrong */
async function sendMany(port: number, count: number, from: number, sent: Sent): Promise<void> {
  const property = fc.asyncProperty(batch, async (requests) => {
    await Promise.all(requests.map((request) => ask(port, request, sent)))
  })
  // A smaller failure is not worth thousands of further requests.
  const options = { seed: from, numRuns: count / atOnce, endOnFailure: true }
  const { failed, errorInstance, numRuns } = await fc.check(property, options)
  if (!failed) return
  throw new Error(`with seed ${from}, in batch ${numRuns}: ${errorInstance}`)
}

async function memoryOf(inbox: Inbox): Promise<{ held: number; rss: number }> {
  const reports = () => [...inbox.output().matchAll(/^memory (.+)$/gm)]
  const number = reports().length
  inbox.signal('SIGUSR2')
  await expect.poll(() => reports().length, { timeout: 10_000 }).toBe(number + 1)
  return JSON.parse(reports().at(-1)?.[1] ?? '')
}

it(`survives ${amounts.warm + amounts.measured} odd requests among valid ones (seed ${seed})`, async () => {
  const store = await newStore('SQLite')
  const inbox = await startInbox(store, {}, serverProgram)
  const port = Number(new URL(inbox.url).port)
  const sent: Sent = { forms: [], acknowledged: 0, unheard: 0 }

  await sendMany(port, amounts.warm, seed, sent)
  const before = await memoryOf(inbox)
  await sendMany(port, amounts.measured, seed + 1, sent)
  const after = await memoryOf(inbox)

  await expectStored(store, sent)
  expect(after.held - before.held).toBeLessThan(mostHeld)
  expect(after.rss - before.rss).toBeLessThan(mostResident)
  const lines = inbox.output().replace(/^(memory|No mail|Serving) .*\n/gm, '')
  expect(lines).toBe('')
  if (process.env.FUZZ_SEED) console.log({ acknowledged: sent.acknowledged, before, after })
}, 180_000)

/** Connects, sends the beginning of a form and leaves it at that. */
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
}, 60_000)

it('forgets a thousand forms whose senders hang up', async () => {
  const inbox = await startInbox(await newStore('SQLite'))
  for (let round = 0; round < 10; round += 1) {
    const sockets = await Promise.all(
      numbers(100).map((n) =>
        n % 2 ? begin(inbox, upload, uploaded) : begin(inbox, 'application/json', '{"name":'),
      ),
    )
    // Half of them without a word, which the server notices as an error.
    for (const [n, socket] of sockets.entries())
      n % 4 < 2 ? socket.destroy() : socket.resetAndDestroy()
  }
  // Not before the server has heard of all of them.
  const taken = async () => isStored(await submit(inbox.url, 'application', 1))
  await expect.poll(taken, { timeout: 20_000 }).toBe(true)
  const outcomes = await Promise.all(numbers(100, 2).map((n) => submitMixed(inbox.url, n)))
  expect(outcomes.filter((outcome) => !isStored(outcome))).toEqual([])
  await expect((await fetch(`${inbox.url}/api/health`)).json()).resolves.toMatchObject({
    status: 'ok',
  })
}, 60_000)
