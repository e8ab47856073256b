import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { failureStatus } from '#contract/answers.ts'
import { type FormKind, fieldLabels, longest } from '#contract/forms.ts'
import { type Inbox, startInbox } from './inbox-process.ts'
import { exchange, type RawAnswer } from './requests/exchange.ts'
import { oddForm } from './requests/odd-forms.ts'
import { oddHttp } from './requests/odd-http.ts'
import { oddMultipart } from './requests/odd-multipart.ts'
import type { Expected, RawRequest } from './requests/raw-request.ts'
import { validRequest } from './requests/valid-forms.ts'
import type { Store } from './stores.ts'
import { newStore } from './stores.ts'
import { isStored, numbers, submit, submitMixed } from './submissions.ts'

/** What was sent to an inbox and must be in its store. */
type Sent = {
  forms: { kind: FormKind; fields: Record<string, string>; resume?: Buffer | undefined }[]
  /** How many forms were answered as stored, these and others. */
  acknowledged: number
  /** How many requests got no answer because their senders did not wait for it. */
  unheard: number
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no row may hold
const clean = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\r]*$/

const text = z.string().regex(clean).max(longest.text)
const rowSchema = z.object({
  id: z.string().regex(/^[0-9A-Z]{10}$/),
  kind: z.enum(['contact', 'application', 'newsletter']),
  email: z.string().regex(/^[^\s@]+@[^\s@]+$/),
  fields: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(z.partialRecord(z.enum(Object.keys(fieldLabels)), text)),
})

const resumeSchema = z.object({
  submission_id: z.string(),
  ending: z.enum(['.pdf', '.doc', '.docx']),
  // A name that no system takes for a path, a device or an option.
  file_name: z
    .string()
    .regex(/^[\p{L}\p{N}\p{M}_()+-][\p{L}\p{N}\p{M} ()_+.-]*\.(pdf|docx?)$/u)
    .max(200),
  bytes: z.instanceof(Uint8Array),
  size: z.number(),
})

const magic = { '.pdf': '%PDF', '.doc': '\xd0\xcf\x11\xe0', '.docx': 'PK\x03\x04' } as const

/** Whatever is stored is valid, and what must be stored is there once, exactly as it was sent. */
async function expectStored({ query }: Store, sent: Sent): Promise<void> {
  const rows = (await query('select * from submissions')).map((row) => rowSchema.parse(row))
  const resumes = (await query('select * from resumes')).map((row) => resumeSchema.parse(row))
  expect(rows.length).toBeLessThanOrEqual(sent.acknowledged + sent.unheard)
  expect(resumes).toHaveLength(rows.filter(({ kind }) => kind === 'application').length)
  for (const { ending, bytes, size } of resumes) {
    expect(Buffer.from(bytes).toString('latin1', 0, 4)).toBe(magic[ending])
    expect(bytes).toHaveLength(size)
  }
  expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
  const rowOf = new Map(rows.map((row) => [row.email, row]))
  const resumeOf = new Map(resumes.map(({ submission_id, bytes }) => [submission_id, bytes]))
  for (const { kind, fields, resume } of sent.forms) {
    const row = rowOf.get(fields.email ?? '')
    expect(row).toMatchObject({ kind, fields })
    const bytes = resumeOf.get(row?.id ?? '')
    expect(bytes && Buffer.from(bytes)).toEqual(resume)
  }
}

const said = z.string().min(1)
const reasons = z.enum(Object.keys(failureStatus))
const fieldNames = z.enum(Object.keys(fieldLabels))

const answerSchema = z.discriminatedUnion('stored', [
  z.strictObject({ stored: z.literal(true) }),
  z.strictObject({
    stored: z.literal(false),
    failure: z.strictObject({
      reason: reasons,
      message: said,
      retryAfter: z.number().int().positive().optional(),
      fields: z.partialRecord(fieldNames, said).optional(),
    }),
  }),
])
const healthSchema = z.strictObject(
  Object.fromEntries(
    ['status', 'pages', 'forms', 'uploads'].map((name) => [name, z.literal('ok')] as const),
  ),
)

/** What the server says in plain text, to those who speak neither JSON nor forms. */
const plainLine = /^[A-Z][\w ,']+\.\n$/

/**
 * What is wrong with an answer to a request that should have led to this; undefined when it is as
 * it should be.
 */
function complaint(answer: RawAnswer, expected: Expected): string | undefined {
  const { status } = answer
  if (status >= 500) return `answered ${status}`
  if (expected === 'refused' && status < 400) return `was taken: ${status}`
  if (typeof expected === 'object' && status !== 201) return `was refused: ${status}`
  return soundness(answer)
}

function soundness({ status, headers, body }: RawAnswer): string | undefined {
  if (body.length === 0) return undefined
  const content = body.toString()
  const [type] = (headers.get('content-type') ?? '').split(';')
  if (/node_modules|\n\s+at |Error:|SQLITE|FST_ERR/.test(content)) return 'tells of the inside'
  switch (type) {
    case 'application/json':
      return jsonComplaint(status, content)
    case 'text/plain':
      return plainLine.test(content) ? undefined : `odd text: ${content}`
    case 'text/html':
      return /^<!doctype html>/i.test(content) ? undefined : 'no page of ours'
    default:
      return `is of type ${type}`
  }
}

function jsonComplaint(status: number, content: string): string | undefined {
  const value: unknown = JSON.parse(content)
  if (healthSchema.safeParse(value).success && status === 200) return undefined
  const { data } = answerSchema.safeParse(value)
  if (!data) return `is no answer: ${content}`
  return data.stored === (status === 201) ? undefined : `says ${content} with ${status}`
}

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
