import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { generalApplication } from '#content/model/vacancies.ts'
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

/** A form as it must be found in the store. */
type Stored = { kind: FormKind; fields: Record<string, string>; resume?: Buffer | undefined }

/** What a request should lead to. */
type Expected =
  /** A form that every server must take. */
  | { stored: Stored }
  /** Never a success. */
  | 'refused'
  /** Stored or refused, as long as the response is well-formed and anything stored is valid. */
  | 'either'

type RawRequest = {
  /** For people who read a failure. */
  what: string
  bytes: Buffer
  expected: Expected
  /** Whether the server can tell where it ends. */
  complete: boolean
}

/** A request whose framing tells the server where it ends. */
function whole(what: string, expected: Expected, framed: Framed): RawRequest {
  return { what, expected, complete: true, bytes: frame(framed) }
}

/** Bytes that may or may not be a request, sent as they are. */
function loose(what: string, bytes: string | Buffer): RawRequest {
  return { what, expected: 'either', complete: false, bytes: Buffer.from(bytes) }
}

// Forms as browsers and scripts send them.

/** A form that a visitor could have filled in, as typed. */
type Form = { kind: FormKind; fields: Record<string, string>; resume?: Part | undefined }

/** Text of which nothing is changed on its way into the store (contract/submissions.test.ts has the rest). */
const words = fc.constantFrom(
  'Ada',
  'Ọbí',
  '👩🏽‍🔧',
  '𝒜',
  '漢字',
  ...`<b> &amp; " ' \\ %00 % + = ; -- \${x} {{x}}`.split(' '),
)
const line = fc.array(words, { minLength: 1, maxLength: 8 }).map((some) => some.join(' '))
const longText = fc
  .tuple(line, fc.constantFrom(1, 1, 1, 1, 100))
  .map(([value, times]) => `${`${value}\n`.repeat(times)}.`)

/** An address that no other form of a run has. */
const email = fc
  .noBias(fc.bigInt({ min: 0n, max: 2n ** 64n }))
  .map((number) => `sender-${number}@visitors.example`)

const resume = fc
  .tuple(fc.constantFrom(pdf(), docx(), ole()), line)
  .map(([bytes, name]) => filePart('resume', `../${name.replaceAll('"', '')}\0.pdf`, bytes))

const optional = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: '' })

const fieldsOf: Record<FormKind, fc.Arbitrary<Record<string, string>>> = {
  contact: fc.record({
    name: line,
    email,
    phone: optional(line),
    company: optional(line),
    subject: line,
    message: longText,
  }),
  application: fc.record({
    fullName: line,
    email,
    phone: line,
    position: optional(line),
    experience: line,
    education: line,
    coverLetter: longText,
    linkedinProfile: fc.constant(''),
    portfolio: optional(fc.constant('https://example.org/?a=%00&b=<c>')),
  }),
  newsletter: fc.record({ email }),
}

function validForm(kind: FormKind): fc.Arbitrary<Form> {
  return fc.record({
    kind: fc.constant(kind),
    fields: fieldsOf[kind],
    resume: kind === 'application' ? resume : fc.constant(undefined),
  })
}

/** What must be stored when the form is accepted. */
function taken({ kind, fields, resume }: Form): { stored: Stored } {
  const stored = fields.position === '' ? { ...fields, position: generalApplication } : fields
  return { stored: { kind, fields: stored, resume: resume?.bytes } }
}

const encodings = {
  json: { type: jsonType, encode: ({ fields }: Form) => JSON.stringify(fields) },
  urlencoded: {
    type: urlencodedType,
    encode: ({ fields }: Form) => new URLSearchParams(fields).toString(),
  },
  multipart: { type: multipartType, encode: (form: Form) => multipart(partsOf(form)) },
}
type Encoding = keyof typeof encodings
const encodingNames: Encoding[] = ['json', 'urlencoded', 'multipart']

function partsOf({ fields, resume }: Form): Part[] {
  return [...fieldParts(fields), ...(resume ? [resume] : [])]
}

/** A form, sent to its endpoint. */
function sendForm(
  what: string,
  form: Form,
  named: Encoding,
  expected: Expected,
  ...headers: Header[]
): RawRequest {
  const { type, encode } = encodings[named]
  return whole(`${what} as ${named}`, expected, {
    target: forms[form.kind].endpoint,
    headers: [type, ...headers],
    body: Buffer.from(encode(form)),
  })
}

const accept = fc.constantFrom('text/html', 'application/json', '*/*', 'text/html;q=0.1, */*')

/** Applications are multipart, the only encoding that carries files. */
const validRequest = fc
  .oneof(...formKinds.map(validForm))
  .chain((form) =>
    fc
      .tuple(
        fc.constantFrom<Encoding[]>(
          ...(form.kind === 'application' ? [] : encodingNames),
          'multipart',
        ),
        accept,
      )
      .map(([named, accept]) =>
        sendForm(`a valid ${form.kind}`, form, named, taken(form), ['Accept', accept]),
      ),
  )

/** What is made of a valid form. */
type Case = (form: Form) => RawRequest

/** A case for each value. */
function each<Value>(
  values: readonly Value[],
  make: (form: Form, value: Value) => RawRequest,
): Case[] {
  return values.map((value) => (form) => make(form, value))
}

/** Any form of a kind in any of the cases. */
function eachOf(kind: FormKind, cases: readonly Case[]): fc.Arbitrary<RawRequest> {
  return fc.tuple(validForm(kind), fc.constantFrom(...cases)).map(([form, made]) => made(form))
}

const { endpoint } = forms.contact
const json = ({ fields }: Form) => JSON.stringify(fields)

/** The form with another value in a field, or with one more field. */
function withField(form: Form, name: string, value: string): Form {
  // `fromEntries` keeps a field `__proto__`; an assignment would set the prototype.
  return { ...form, fields: Object.fromEntries([...Object.entries(form.fields), [name, value]]) }
}

/** Values that a field must not have, in each encoding. */
const wrongValues: [names: string, ...values: string[]][] = [
  ['name email subject message', '', '\t\r\n', '\u00a0\u2003\ufeff', 'a\0b', 'a\u001b[31mb'],
  ['name subject company', 'x'.repeat(201)],
  ['message', 'ẹ'.repeat(10_001), 'ẹ'.repeat(30_000)],
  ['subject phone', 'a\r\nBcc: b@c.example'],
  ['email', 'a', 'a@', '@b', 'a@b c', 'a@b>', 'ä@b'],
  ['__proto__ constructor toString id status Name name[] resume suspected', 'x'],
]
const jsonBodies = [
  ...`null [] {} "text" 1e999 NaN {'a':1} {"a":1,} \ufeff{} \xff\0`.split(' '),
  '['.repeat(120_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
]
const urlencodedBodies = [
  '%',
  '%zz=%',
  'a=%00',
  '=&=&=',
  '&'.repeat(5_000),
  'a[b][c]=d',
  '__proto__[x]=1',
  'x&'.repeat(3_000),
  `message=${'x'.repeat(262_145)}`,
]
const notText: unknown[] = [null, true, 0, [], ['text'], { length: 3 }, { toString: 1 }]

function refused(what: string, body: string | Buffer, type = jsonType): RawRequest {
  return whole(what, 'refused', { target: endpoint, headers: [type], body: Buffer.from(body) })
}

/** Messages that must be refused. */
const oddMessages: Case[] = [
  ...wrongValues.flatMap(([names, ...values]) =>
    names
      .split(' ')
      .flatMap((name) =>
        encodingNames.flatMap((named) =>
          each(values, (form, value) =>
            sendForm(`${name} that is wrong`, withField(form, name, value), named, 'refused'),
          ),
        ),
      ),
  ),
  ...each(notText, ({ fields }, name) => refused('no text', JSON.stringify({ ...fields, name }))),
  ...each(jsonBodies, (_form, body) => refused('JSON that is no form', body)),
  ...each(urlencodedBodies, (_form, body) => refused('an odd body', body, urlencodedType)),
  ({ fields: { name: _missing, ...fields } }) => refused('no name', JSON.stringify(fields)),
  (form) => refused('JSON that is cut off', json(form).slice(0, -1)),
  (form) => refused('a key twice', `${json(form).slice(0, -1)},"name":""}`),
  (form) => refused('JSON as UTF-16', Buffer.from(json(form), 'utf16le')),
  ({ fields }) =>
    refused('a field twice', `${new URLSearchParams(fields)}&name=again`, urlencodedType),
  (form) => sendForm('a form of another kind', { ...form, kind: 'newsletter' }, 'json', 'refused'),
]

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

const withFile = (form: Form, bytes: Buffer): Form => ({
  ...form,
  resume: filePart('resume', 'cv.pdf', bytes),
})

function sendApplication(what: string, expected: Expected, body: Buffer, parameters?: string) {
  const type: Header = ['Content-Type', `multipart/form-data${parameters}`]
  const headers = [parameters === undefined ? multipartType : type]
  return whole(what, expected, { target: forms.application.endpoint, headers, body })
}

const valid = (form: Form) => multipart(partsOf(form))
const boundaries = [
  '',
  ';',
  '; boundary',
  '; boundary=',
  '; boundary=""',
  '; boundary=other',
  '; boundary=a b',
  `; boundary=${'x'.repeat(5_000)}`,
  '; boundary=(.*)+$',
  "; boundary*=utf-8''%00",
  `; boundary=other; boundary=${boundary}`,
]

/** The parts before or behind those of a valid form. */
function oddParts(expected: Expected, odd: readonly Odd[]): Case[] {
  return each(odd, (form, [what, ...own]) => {
    const parts = form.fields.portfolio ? [...own, ...partsOf(form)] : [...partsOf(form), ...own]
    return sendApplication(what, expected, multipart(parts))
  })
}

const oddApplications: Case[] = [
  ...each(boundaries, (form, given) => sendApplication('wrong', 'refused', valid(form), given)),
  (form) => sendApplication('quoted', taken(form), valid(form), `; boundary="${boundary}"`),
  (form) => sendApplication('cut off', 'refused', valid(form).subarray(0, -boundary.length - 9)),
  ...oddParts('refused', refusedParts),
  ...oddParts('either', eitherParts),
  (form) => sendApplication('no such file', 'refused', valid(withFile(form, otherFiles.docm))),
]

/** Bytes of a form or of its file, changed and cut off. */
const damaged: fc.Arbitrary<RawRequest> = fc
  .tuple(
    validForm('application'),
    fc.constantFrom(pdf(), docx('x'.repeat(2_000)), ole()),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
    fc.double({ min: 0.1, max: 1, noNaN: true }),
    fc.boolean(),
  )
  .map(([form, file, changes, keep, ofFile]) => {
    const bytes = Buffer.from(ofFile ? file : valid(form))
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte
    const kept = bytes.subarray(0, bytes.length * keep)
    return sendApplication('damaged bytes', 'either', ofFile ? valid(withFile(form, kept)) : kept)
  })

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

const targets = [
  ...Object.values(forms).map(({ endpoint }) => endpoint),
  '/',
  '/contact',
  '/careers/apply',
  '/api/health',
  '/newsletter/confirm',
  '/news/none',
]
const contentTypes = [
  '',
  ';',
  'application/json;',
  'text/plain',
  'application/xml',
  '*/*',
  'multipart/',
  'multipart/form-data',
  'multipart/mixed;boundary=a',
  'application/json; charset=utf-16',
  'x'.repeat(9_000),
]
const lengths = [
  null,
  '',
  '0',
  '1',
  '-1',
  '1e3',
  '0x10',
  '5,5',
  '5, 5',
  '99999',
  '9'.repeat(40),
  'x',
]
const badChunks = [
  'zz\r\n',
  '-1\r\nx\r\n',
  'ffffffffffffffffff\r\n',
  '5\r\nab',
  '0\r\n',
  '1\r\nabc\r\n0\r\n\r\n',
]
const paths = [
  '/%',
  '/%00',
  '/%E0%A4',
  '//evil.example',
  '/../../etc/passwd',
  '/..%2f..%2fetc',
  '*',
  '',
  '/.env',
  '/assets/',
  '/api',
  '/api/',
  '/api/contact/',
  '/api//contact',
  '/api/contact?a=%',
  'javascript:alert(1)',
  'http://evil.example/',
  'https://127.0.0.1/api/contact',
  '/\\..\\',
  `/${'a'.repeat(9_000)}`,
  '/newsletter/confirm',
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

const oddHttp: Case[] = [
  ...targets.flatMap((target) =>
    each(oddHeaders, (form, header) =>
      post('an odd header', json(form), { target, headers: [jsonType, header] }),
    ),
  ),
  ...each(contentTypes, (form, type) =>
    post('an odd content type', json(form), { headers: [['Content-Type', type]] }),
  ),
  ...each(lengths, (form, length) => post('a wrong length', json(form), { length })),
  ...each(badChunks, (_form, body) =>
    post('bad chunks', body, { headers: chunkedHeaders, length: null }),
  ),
  ...methods.flatMap((method) =>
    each(paths, (_form, target) => loose('an odd address', frame({ method, target }))),
  ),
  ...each(noHttp, (_form, bytes) => loose('no HTTP', bytes)),
  ...each([1, 50, 5_000], (form, size) => {
    const body = chunked(Buffer.from(json(form)), size)
    const framed = { target: endpoint, headers: chunkedHeaders, body, length: null }
    return whole('a form in chunks', taken(form), framed)
  }),
  (form) =>
    post('many headers', json(form), { headers: numbers(3_000).map((n) => [`X-${n}`, 'x']) }),
  (form) => sendForm('not compressed', form, 'json', taken(form), ['Content-Encoding', 'identity']),
  (form) => {
    const last = sendForm('two forms at once', form, 'json', taken(form))
    const first = last.bytes.toString().replace('Connection: close', 'Connection: keep-alive')
    return { ...last, bytes: Buffer.concat([Buffer.from(first), last.bytes]) }
  },
]

/** What was sent to an inbox and must be in its store. */
type Sent = {
  forms: Stored[]
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
    expect(row?.bytes ? Buffer.from(row.bytes) : undefined).toEqual(resume)
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

/**
 * What is wrong with a response, given the expected outcome; undefined if nothing is.
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
  // The health check says more.
  if (status === 200 && content.includes('"pages":"ok"')) return undefined
  const { data } = answerSchema.safeParse(value)
  if (!data) return `is no answer: ${content}`
  return data.stored === (status === 201) ? undefined : `says ${content} with ${status}`
}

/** Fixed, so that every run sends the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
/** Requests to warm the process up, and while its memory is measured. */
const amounts = complete ? { warm: 2_000, measured: 10_000 } : { warm: 500, measured: 700 }
/** Concurrent requests: far below the inbox's limits. */
const atOnce = 50

/** Bytes by which used memory may grow: of 10,000 requests, a leak of 1 kB each would exceed it. */
const mostHeld = 4 * 1024 * 1024
/** Bytes by which the RSS may grow: the allocator returns memory to the system late or never. */
const mostResident = 256 * 1024 * 1024

const anyRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 3, arbitrary: validRequest },
  { weight: 3, arbitrary: eachOf('contact', oddMessages) },
  { weight: 2, arbitrary: eachOf('application', oddApplications) },
  { weight: 1, arbitrary: damaged },
  { weight: 3, arbitrary: eachOf('contact', oddHttp) },
)
const batch = fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce })

const serverProgram = [
  process.execPath,
  '--expose-gc',
  '--import',
  './tests/server/inbox/report-memory.ts',
  'server/main.ts',
]

/** Sends a request and judges every answer to it. */
async function ask(port: number, request: RawRequest, sent: Sent): Promise<void> {
  const answers = await exchange(port, request.bytes, request.complete).catch((error: unknown) => {
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

/** Sends `count` generated requests. @throws an error that names the failed request */
async function sendMany(port: number, count: number, from: number, sent: Sent): Promise<void> {
  const property = fc.asyncProperty(batch, async (requests) => {
    await Promise.all(requests.map((request) => ask(port, request, sent)))
  })
  // `endOnFailure`: shrinking is not worth thousands of further requests.
  const options = { seed: from, numRuns: count / atOnce, endOnFailure: true }
  const { failed, errorInstance, numRuns } = await fc.check(property, options)
  if (!failed) return
  throw new Error(`with seed ${from}, in batch ${numRuns}: ${errorInstance}`)
}

async function memoryOf(inbox: Inbox): Promise<{ held: number; rss: number }> {
  const reports = () => [...inbox.output().matchAll(/^memory (.+)$/gm)]
  const number = reports().length
  inbox.signal('SIGUSR2')
  await expect.poll(() => reports().length).toBe(number + 1)
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
})
