import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { failureStatus } from '#contract/answers.ts'
import { type FormKind, fieldLabels, formKinds, forms, maxLength } from '#contract/forms.ts'
import { type Inbox, startInbox } from './inbox-process.ts'
import {
  boundary,
  exchange,
  type Framed,
  field,
  fieldParts,
  filePart,
  frame,
  type Header,
  jsonType,
  multipart,
  multipartType,
  type Part,
  type RawAnswer,
  urlencodedType,
} from './raw-http.ts'
import { docx, ole, otherFiles, pdf } from './sample-documents.ts'
import { complete, newStore, type Store } from './stores.ts'
import { numbers } from './submissions.ts'

type Form = { kind: FormKind; fields: Record<string, string>; resume?: Part }

type RawRequest = {
  /** For people who read a failure. */
  what: string
  bytes: Buffer
  /** The form that must be stored; never a success; or either, as long as the answer is well-formed. */
  expected: Form | 'refused' | 'either'
  /** Whether the server can tell where it ends. */
  complete: boolean
}

/** A request whose framing tells the server where it ends. */
function whole(what: string, expected: RawRequest['expected'], framed: Framed): RawRequest {
  return { what, expected, complete: true, bytes: frame(framed) }
}

/** Bytes that may or may not be a request, sent as they are. */
function loose(what: string, bytes: string | Buffer): RawRequest {
  return { what, expected: 'either', complete: false, bytes: Buffer.from(bytes) }
}

// Forms as browsers and scripts send them.

/** Text of which nothing is changed on its way into the store (contract/submissions.test.ts has the rest). */
const words = `Ada Ọbí 👩🏽‍🔧 𝒜 漢字 <b> &amp; " ' \\ %00 % + = ; -- \${x} {{x}}`.split(' ')
const documents = [pdf(), docx(), ole()]
let made = 0

/** A form that a visitor could have filled in, with an address that no other form has. */
function newForm(kind: FormKind): Form {
  made += 1
  const line = `${words[made % words.length]} ${made}`
  const text = `${`${line}\n`.repeat(made % 5 === 0 ? 100 : 1)}.`
  const email = `sender-${made}@visitors.example`
  const work = { experience: line, education: line, coverLetter: text }
  const links = { linkedinProfile: '', portfolio: 'https://example.org/?a=%00&b=<c>' }
  const fieldsOf: Record<FormKind, Record<string, string>> = {
    contact: { name: line, email, phone: '', company: line, subject: line, message: text },
    application: { fullName: line, email, phone: line, position: line, ...work, ...links },
    newsletter: { email },
  }
  const fields = fieldsOf[kind]
  if (kind !== 'application') return { kind, fields }
  const name = `../${line.replaceAll('"', '')}\0.pdf`
  const bytes = documents[made % documents.length] ?? pdf()
  return { kind, fields, resume: filePart('resume', name, bytes) }
}

const parts = ({ fields, resume }: Form) => [...fieldParts(fields), ...(resume ? [resume] : [])]

const encodings = {
  json: { type: jsonType, encode: ({ fields }: Form) => JSON.stringify(fields) },
  urlencoded: {
    type: urlencodedType,
    encode: ({ fields }: Form) => new URLSearchParams(fields).toString(),
  },
  multipart: { type: multipartType, encode: (form: Form) => multipart(parts(form)) },
}
type Encoding = keyof typeof encodings
const encodingNames: Encoding[] = ['json', 'urlencoded', 'multipart']

function framedForm(form: Form, named: Encoding, ...headers: Header[]): Framed {
  const { type, encode } = encodings[named]
  const body = Buffer.from(encode(form))
  return { target: forms[form.kind].endpoint, headers: [type, ...headers], body }
}

/** A valid form of each kind in each encoding; applications have but one, which carries files. */
function validRequests(accept: string): RawRequest[] {
  return formKinds.flatMap((kind) =>
    encodingNames
      .filter((named) => kind !== 'application' || named === 'multipart')
      .map((named) => {
        const form = newForm(kind)
        return whole(`a ${kind} as ${named}`, form, framedForm(form, named, ['Accept', accept]))
      }),
  )
}

// Messages that must be refused.

const { endpoint } = forms.contact

const unknownFields = '__proto__ constructor toString id status Name name[] resume suspected'
const jsonBodies = [
  ...`null [] {} "text" 1e999 NaN {'a':1} {"a":1,} \ufeff{} \xff\0`.split(' '),
  '['.repeat(120_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
]
const urlencodedBodies = [
  ...'% %zz=% a=%00 =&=&= a[b][c]=d __proto__[x]=1'.split(' '),
  'x&'.repeat(3_000),
  `message=${'x'.repeat(262_145)}`,
]
const notText: unknown[] = [null, true, 0, [], ['text'], { length: 3 }, { toString: 1 }]

function refused(what: string, body: string | Buffer, type = jsonType): RawRequest {
  return whole(what, 'refused', { target: endpoint, headers: [type], body: Buffer.from(body) })
}

function unknownField(name: string, named: Encoding): RawRequest {
  const form = newForm('contact')
  // `fromEntries` keeps a field `__proto__`; an assignment would set the prototype.
  const fields = Object.fromEntries([...Object.entries(form.fields), [name, 'x']])
  return whole(`a field ${name}`, 'refused', framedForm({ ...form, fields }, named))
}

function oddMessages(): RawRequest[] {
  const { fields } = newForm('contact')
  const json = JSON.stringify(fields)
  const { name: _missing, ...others } = fields
  return [
    ...unknownFields
      .split(' ')
      .flatMap((name) => encodingNames.map((named) => unknownField(name, named))),
    ...notText.map((name) => refused('no text', JSON.stringify({ ...fields, name }))),
    ...jsonBodies.map((body) => refused('JSON that is no form', body)),
    ...urlencodedBodies.map((body) => refused('an odd body', body, urlencodedType)),
    refused('no name', JSON.stringify(others)),
    refused('JSON that is cut off', json.slice(0, -1)),
    refused('a key twice', `${json.slice(0, -1)},"name":""}`),
    refused('JSON as UTF-16', Buffer.from(json, 'utf16le')),
    refused('a field twice', `${new URLSearchParams(fields)}&name=again`, urlencodedType),
    whole('another kind', 'refused', {
      ...framedForm(newForm('contact'), 'json'),
      target: forms.newsletter.endpoint,
    }),
  ]
}

// Multipart forms that no browser sends, and files that no applicant sends.

type Odd = readonly [what: string, ...parts: Part[]]
const bare = (header: string, bytes: Buffer = Buffer.from('x')): Part => ({
  headers: [header],
  bytes,
})
const typed = (value: string | Buffer, type: string) => field('key', value, `Content-Type: ${type}`)

/** Parts that make a valid form be refused when they are added. */
const refusedParts: Odd[] = [
  ['a field twice', field('phone', 'again')],
  ['two files', filePart('resume', 'b.pdf', pdf())],
  ['a file with another name', filePart('photo', 'b.pdf', pdf())],
  ['a file for a field', filePart('phone', 'b.pdf', pdf())],
  ['a file named constructor', filePart('constructor', 'b.pdf', pdf())],
  ['a field as JSON', typed('{"a":1}', 'application/json')],
  ['broken JSON', typed('{', 'application/json')],
  ['a field that is far too long', field('website', 'x'.repeat(70_000))],
  ['too many fields', ...numbers(30).map((n) => field(`f${n}`, 'x'))],
  ['thousands of parts', ...numbers(3_000).map(() => field('', ''))],
  ['a field named __proto__', field('__proto__', 'x')],
  ['a long field name', field('n'.repeat(5_000), 'x')],
  ['a NUL in a name', field('phone\0', 'x')],
  [
    'a nested form',
    field('a', multipart([field('b', 'c')]), 'Content-Type: multipart/mixed; boundary=b'),
  ],
  [
    'an odd file name',
    bare("Content-Disposition: form-data; name=resume; filename*=klingon''%00%zz", pdf()),
  ],
]
/** Parts with which it may be refused or stored. */
const eitherParts: Odd[] = [
  ['an unknown charset', typed('\xff', 'text/plain; charset=klingon')],
  ['UTF-7', typed('+AAA-', 'text/plain; charset=utf-7')],
  ['UTF-16', typed(Buffer.from('key', 'utf16le'), 'text/plain; charset=utf-16le')],
  ['Base64', field('key', 'a2V5', 'Content-Transfer-Encoding: base64')],
  ['a thousand headers', field('key', '', ...numbers(1_000).map((n) => `X-${n}: x`))],
  ['a header of 100 kB', field('key', '', `X-Long: ${'x'.repeat(100_000)}`)],
  ['a part without headers', { headers: [], bytes: Buffer.from('x') }],
  ['a part without a name', bare('Content-Disposition: form-data')],
  ['an attachment', bare('Content-Disposition: attachment; name="a"')],
]

const boundaries = [
  '',
  '; boundary',
  '; boundary=""',
  '; boundary=other',
  '; boundary=a b',
  `; boundary=${'x'.repeat(5_000)}`,
  "; boundary*=utf-8''%00",
  `; boundary=other; boundary=${boundary}`,
]

function apply(what: string, expected: RawRequest['expected'], body: Buffer, parameters?: string) {
  const type: Header = ['Content-Type', `multipart/form-data${parameters}`]
  const headers = [parameters === undefined ? multipartType : type]
  return whole(what, expected, { target: forms.application.endpoint, headers, body })
}

function oddApplications(): RawRequest[] {
  const bytes = multipart(parts(newForm('application')))
  const quoted = newForm('application')
  const withParts = (expected: 'refused' | 'either', odd: readonly Odd[]) =>
    odd.flatMap(([what, ...own]) => {
      const [before, behind] = [newForm('application'), newForm('application')]
      return [
        apply(what, expected, multipart([...own, ...parts(before)])),
        apply(what, expected, multipart([...parts(behind), ...own])),
      ]
    })
  const picture = {
    ...newForm('application'),
    resume: filePart('resume', 'a.docx', otherFiles.gif),
  }
  return [
    ...boundaries.map((parameters) => apply('a wrong boundary', 'refused', bytes, parameters)),
    apply('quoted', quoted, multipart(parts(quoted)), `; boundary="${boundary}"`),
    apply('cut off', 'refused', bytes.subarray(0, -boundary.length - 9)),
    ...withParts('refused', refusedParts),
    ...withParts('either', eitherParts),
    apply('no such file', 'refused', multipart(parts(picture))),
  ]
}

/** Bytes of a form or of its file, changed and cut off. */
const damage = fc.record({
  changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
  keep: fc.double({ min: 0.1, max: 1, noNaN: true }),
  ofFile: fc.boolean(),
})

function damaged(round: number): RawRequest[] {
  return fc.sample(damage, { seed: seed + round, numRuns: 50 }).map(({ changes, keep, ofFile }) => {
    const form = newForm('application')
    const file = form.resume?.bytes ?? pdf()
    const bytes = Buffer.from(ofFile ? file : multipart(parts(form)))
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte
    const kept = bytes.subarray(0, bytes.length * keep)
    const resume = filePart('resume', 'cv.pdf', kept)
    return apply('damaged bytes', 'either', ofFile ? multipart(parts({ ...form, resume })) : kept)
  })
}

// Requests that are odd or invalid HTTP.

/** One header a line; `oddHeaders` adds those that need escapes. */
const headerLines = `
Host: evil.example
Host:
Origin: https://evil.example
Origin: null
Accept-Encoding: br;q=x, gzip;;q=-1, *
X-Forwarded-For: 1.2.3.4, ::1, "><script>, 999.999.999.999
X-Forwarded-Proto: javascript
X-Forwarded-Host: evil.example
X-HTTP-Method-Override: DELETE
Forwarded: for="_x";host=a
X bad: name
: no name
Expect: 100-continue
Expect: the worst
Upgrade: websocket
Connection: Upgrade, keep-alive
Transfer-Encoding: chunked
Transfer-Encoding: chunked, identity
Transfer-Encoding: xchunked
Transfer-Encoding : chunked
Content-Length: 3
Content-Encoding: gzip
Content-Type: text/html
If-Modified-Since: yesterday
Range: bytes=9-1,-,0-`

const oddHeaders: Header[] = [
  ...[...headerLines.matchAll(/^(.*?): ?(.*)$/gm)].map(
    ([, name = '', value = '']): Header => [name, value],
  ),
  ['Host', 'a\tb'],
  ['Accept', 'text/html'.repeat(500)],
  ['Accept', '\xff\xfe'],
  ['Cookie', '__proto__=1; '.repeat(300)],
  ['X-Long', 'x'.repeat(14_000)],
  ['X-Long', 'x'.repeat(20_000)],
  ['X-Injected', 'a\r\nX-More: b'],
  ['X-Injected', 'a\r\n\r\nGET / HTTP/1.1\r\nHost: b\r\n\r\n'],
  ['X-Injected', 'a\r\n b'],
  ['X-Injected', 'a\0b'],
  ['X-Injected', 'a\nb'],
  ['If-None-Match', '"'.repeat(999)],
]

const targets = [...Object.values(forms).map(({ endpoint }) => endpoint), '/', '/api/health']
const contentTypes = [
  ...'; application/json; text/plain */* multipart/ multipart/form-data'.split(' '),
  '',
  'multipart/mixed;boundary=a',
  'application/json; charset=utf-16',
  'x'.repeat(9_000),
]
const lengths = [null, '', ...'0 1 -1 1e3 0x10 5,5 99999 x'.split(' '), '5, 5', '9'.repeat(40)]
const badChunks = ['zz\r\n', '-1\r\nx\r\n', `${'f'.repeat(18)}\r\n`, '5\r\nab', '0\r\n']
const paths = [
  ...'/% /%00 /%E0%A4 //evil.example /../../etc/passwd /..%2f..%2fetc * /.env /assets/'.split(' '),
  ...'/api /api/contact/ /api//contact /api/contact?a=% javascript:alert(1) /\\..\\'.split(' '),
  'http://evil.example/',
  'https://127.0.0.1/api/contact',
  `/${'a'.repeat(9_000)}`,
  '/newsletter/unsubscribe?token=%00',
  `/newsletter/confirm?token=${'a'.repeat(32)}`,
  "/newsletter/confirm?token=' or 1=1 --",
]
const methods = 'GET HEAD POST PUT DELETE OPTIONS PATCH TRACE QUERY BREW'.split(' ')
const noHttp = [
  'GET /\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  '\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  '\x16\x03\x01\x02\0\x01',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
]
const chunkedHeaders: Header[] = [jsonType, ['Transfer-Encoding', 'chunked']]

function post(what: string, body: string, framed: Partial<Framed>): RawRequest {
  const contact = { target: endpoint, headers: [jsonType], body: Buffer.from(body) }
  return loose(what, frame({ ...contact, ...framed }))
}

/** A body in chunks, with an extension and a trailer, as RFC 9112 allows. */
function chunked(bytes: Buffer, size: number): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += size) {
    const chunk = bytes.subarray(at, at + size)
    chunks.push(Buffer.from(`${chunk.length.toString(16)};x="y"\r\n`), chunk, Buffer.from('\r\n'))
  }
  return Buffer.concat([...chunks, Buffer.from('0\r\nX-Trailer: x\r\n\r\n')])
}

function oddHttp(): RawRequest[] {
  const json = () => JSON.stringify(newForm('contact').fields)
  const [first, last, identity] = [newForm('contact'), newForm('contact'), newForm('contact')]
  const second = frame(framedForm(last, 'json'))
  const keptAlive = frame(framedForm(first, 'json')).toString().replace(': close', ': keep-alive')
  return [
    ...targets.flatMap((target) =>
      oddHeaders.map((header) =>
        post('an odd header', json(), { target, headers: [jsonType, header] }),
      ),
    ),
    ...contentTypes.map((type) =>
      post('an odd content type', json(), { headers: [['Content-Type', type]] }),
    ),
    ...lengths.map((length) => post('a wrong length', json(), { length })),
    ...badChunks.map((body) => post('bad chunks', body, { headers: chunkedHeaders, length: null })),
    ...methods.flatMap((method) =>
      paths.map((target) => loose('an odd address', frame({ method, target }))),
    ),
    ...noHttp.map((bytes) => loose('no HTTP', bytes)),
    ...[1, 50, 5_000].map((size) => {
      const body = chunked(Buffer.from(json()), size)
      const framed = { target: endpoint, headers: chunkedHeaders, body, length: null }
      return whole('a form in chunks', 'refused', framed)
    }),
    post('many headers', json(), { headers: numbers(3_000).map((n) => [`X-${n}`, 'x']) }),
    whole(
      'not compressed',
      identity,
      framedForm(identity, 'json', ['Content-Encoding', 'identity']),
    ),
    {
      what: 'two forms at once',
      expected: last,
      complete: true,
      bytes: Buffer.concat([Buffer.from(keptAlive), second]),
    },
  ]
}

/** Every odd request once, with valid ones between them. */
function roundOfRequests(round: number): RawRequest[] {
  const odd = [...oddMessages(), ...oddApplications(), ...damaged(round), ...oddHttp()]
  return odd.flatMap((request, index) => {
    const accept = accepted[Math.floor(index / 20) % accepted.length] ?? '*/*'
    return index % 20 === 0 ? [request, ...validRequests(accept)] : [request]
  })
}
const accepted = ['text/html', 'application/json', '*/*', 'text/html;q=0.1, */*']

/** What was sent to an inbox and must be in its store. */
type Sent = {
  forms: Form[]
  /** Number of forms answered as stored, including those that may be refused. */
  acknowledged: number
  /** How many requests got no answer because their senders did not wait for it. */
  unheard: number
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no row may hold
const clean = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\r]*$/
const rowSchema = z.object({
  email: z.string(),
  kind: z.enum(formKinds),
  bytes: z.instanceof(Uint8Array).nullable(),
  fields: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(
      z.partialRecord(
        z.enum(Object.keys(fieldLabels)),
        z.string().regex(clean).max(maxLength.text),
      ),
    ),
})

/** Whatever is stored is valid, and what must be stored is there once, exactly as it was sent. */
async function expectStored({ query }: Store, sent: Sent): Promise<void> {
  const stored = 'select * from submissions left join resumes on submission_id = id'
  const rows = (await query(stored)).map((row) => rowSchema.parse(row))
  expect(rows.length).toBeLessThanOrEqual(sent.acknowledged + sent.unheard)
  const rowOf = new Map(rows.map((row) => [row.email, row]))
  expect(rowOf.size).toBe(rows.length)
  for (const row of rows) expect(row.bytes !== null).toBe(row.kind === 'application')
  for (const { kind, fields, resume } of sent.forms) {
    const row = rowOf.get(fields.email ?? '')
    expect(row).toMatchObject({ kind, fields })
    expect(row?.bytes ? Buffer.from(row.bytes) : undefined).toEqual(resume?.bytes)
  }
}

const sentence = z.string().min(1)
const reasons = z.enum(Object.keys(failureStatus))

const answerSchema = z.discriminatedUnion('stored', [
  z.strictObject({ stored: z.literal(true) }),
  z.strictObject({
    stored: z.literal(false),
    failure: z.strictObject({
      reason: reasons,
      message: sentence,
      retryAfter: z.number().int().positive().optional(),
      fields: z.partialRecord(z.enum(Object.keys(fieldLabels)), sentence).optional(),
    }),
  }),
])
/** The server's plain-text responses: one sentence each. */
const plainLine = /^[A-Z][\w ,']+\.\n$/

/** What is wrong with a response, given the expected outcome; undefined if nothing is. */
function complaint(answer: RawAnswer, expected: RawRequest['expected']): string | undefined {
  const { status, headers, body } = answer
  if (status >= 500) return `answered ${status}`
  if (expected === 'refused' && status < 400) return `was taken: ${status}`
  if (typeof expected === 'object' && status !== 201) return `was refused: ${status}`
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
  // The health check says more.
  if (status === 200 && content.includes('"pages":"ok"')) return undefined
  const { data } = answerSchema.safeParse(JSON.parse(content))
  if (!data) return `is no answer: ${content}`
  return data.stored === (status === 201) ? undefined : `says ${content} with ${status}`
}

/** Fixed, so that every run damages the same bytes. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
/** Rounds of requests while the memory of the process is measured, after one to warm it up. */
const rounds = complete ? 10 : 1
/** Concurrent requests: far below the inbox's limits. */
const atOnce = 50

/** Bytes by which used memory may grow: of 10,000 requests, a leak of 1 kB each would exceed it. */
const mostHeld = 4 * 1024 * 1024
/** Bytes by which the RSS may grow: the allocator returns memory to the system late or never. */
const mostResident = 256 * 1024 * 1024

const serverProgram = [
  process.execPath,
  '--expose-gc',
  '--import',
  './tests/server/inbox/report-memory.ts',
  'server/serve.ts',
]

/** Sends a request and judges every answer to it. */
async function ask(port: number, { what, bytes, expected, complete }: RawRequest, sent: Sent) {
  const described = (wrong: unknown) =>
    new Error(`${what}: ${wrong}\n--- request\n${bytes.subarray(0, 2_000)}`)
  const answers = await exchange(port, bytes, complete).catch((error: unknown) => {
    throw described(error)
  })
  for (const answer of answers) {
    const wrong = complaint(answer, expected)
    if (wrong) throw described(`${wrong}\n${answer.body.subarray(0, 500)}`)
    if (answer.status === 201) sent.acknowledged += 1
  }
  if (answers.length === 0) sent.unheard += 1
  if (typeof expected === 'object') sent.forms.push(expected)
}

async function sendRound(port: number, round: number, sent: Sent): Promise<void> {
  const requests = roundOfRequests(round)
  while (requests.length > 0)
    await Promise.all(requests.splice(0, atOnce).map((request) => ask(port, request, sent)))
}

async function memoryOf(inbox: Inbox): Promise<{ held: number; rss: number }> {
  const reports = () => [...inbox.output().matchAll(/^memory (.+)$/gm)]
  const number = reports().length
  inbox.signal('SIGUSR2')
  await expect.poll(() => reports().length).toBe(number + 1)
  return JSON.parse(reports().at(-1)?.[1] ?? '')
}

it(`survives every odd request among valid ones (seed ${seed})`, async () => {
  const store = await newStore('SQLite')
  const inbox = await startInbox(store, {}, serverProgram)
  const port = Number(new URL(inbox.url).port)
  const sent: Sent = { forms: [], acknowledged: 0, unheard: 0 }

  await sendRound(port, 0, sent)
  const before = await memoryOf(inbox)
  for (const round of numbers(rounds, 1)) await sendRound(port, round, sent)
  const after = await memoryOf(inbox)

  await expectStored(store, sent)
  expect(after.held - before.held).toBeLessThan(mostHeld)
  expect(after.rss - before.rss).toBeLessThan(mostResident)
  const lines = inbox.output().replace(/^(memory|No mail|Serving) .*\n/gm, '')
  expect(lines).toBe('')
})
