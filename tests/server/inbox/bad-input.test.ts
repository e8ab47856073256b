import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { generalApplication } from '#content/model/vacancies.ts'
import { failureStatus } from '#contract/answers.ts'
import { type FormKind, fieldLabels, forms, maxLength } from '#contract/forms.ts'
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
import { docx, ole, otherFiles, pdf, zip } from './sample-documents.ts'
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

/** One of the words of a text. */
const oneOf = (words: string) => fc.constantFrom(...words.split(' '))

// Forms as browsers and scripts send them.

/** A form that a visitor could have filled in, as typed. */
type Form = { kind: FormKind; fields: Record<string, string>; resume?: Part | undefined }

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no form may hold
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g
const surrogates = /\p{Surrogate}/gu

/** Awkward characters that people do type, paste or get from their keyboards. */
const awkward = [
  ...['\u202e', '\u200d', '\ufeff', '\u2028', '\u0085', '\u00a0', 'e\u0301', '\u1e69'],
  ...['👩🏽‍🔧', '𝒜', ...`<b> &amp; " ' \\ %00 % + = ; -- \${x} {{x}}`.split(' '), '\t', '\r', '\n'],
]

const character = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...awkward) },
)

/**
 * Any multi-line text that a form accepts, perhaps with spaces around it, which are trimmed. Short
 * enough to fit even if NFC turns each character into three.
 */
const someText = fc
  .string({ unit: character, maxLength: 80 })
  .map((value) => `${value.replace(controls, '').slice(0, 60)}.`.replace(surrogates, ''))

/** The same in one line. */
const line = someText.map((value) => value.replace(/[\r\n]/g, ' '))

const longText = fc
  .tuple(someText, fc.constantFrom(1, 1, 1, 1, 100, 9_000))
  .map(([value, times]) => `${value.repeat(times).slice(0, 3_300).replace(surrogates, '')}.`)

/** An address that no other form of a run has. */
const email = fc
  .noBias(fc.bigInt({ min: 0n, max: 2n ** 64n }))
  .map((number) => `sender-${number}@visitors.example`)

const resume = fc
  .tuple(
    fc.constantFrom(pdf, docx, ole),
    fc.string({ maxLength: 20 }),
    fc.string({ unit: character }),
  )
  .map(([make, content, name]) => {
    const bytes = make === ole ? ole() : make(content.replace(/[^a-z]/gi, ''))
    return filePart('resume', `../${name.replace(/[\r\n"]/g, '')}\0.pdf`, bytes)
  })

const optional = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: '' })
const webAddress = optional(fc.constant('https://example.org/?a=%00&b=<c>'))

const fieldsOf: Record<FormKind, fc.Arbitrary<Record<string, string>>> = {
  contact: fc.record({
    ...{ name: line, email, phone: optional(line), company: optional(line) },
    ...{ subject: line, message: longText },
  }),
  application: fc.record({
    ...{ fullName: line, email, phone: line, position: optional(line), experience: line },
    ...{ education: line, coverLetter: longText },
    ...{ linkedinProfile: webAddress, portfolio: webAddress },
  }),
  newsletter: fc.record({ email }),
}

function validForm(...kinds: readonly FormKind[]): fc.Arbitrary<Form> {
  return fc.oneof(
    ...kinds.map((kind) =>
      fc.record({
        kind: fc.constant(kind),
        fields: fieldsOf[kind],
        resume: kind === 'application' ? resume : fc.constant(undefined),
      }),
    ),
  )
}

/** Multi-line fields. */
const texts = ['message', 'coverLetter']
/** What single-line fields lose: invisible characters at both ends, and bidirectional controls. */
const ends = /^[\p{Cf}\s]+|[\p{Cf}\s]+$/gu
const turns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** What must be stored when the form is accepted. */
function taken({ kind, fields, resume }: Form): { stored: Stored } {
  const stored = Object.entries(fields).map(([name, value]) => {
    const plain = value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
    return [
      name,
      texts.includes(name) ? plain : plain.replace(turns, '').replace(ends, ''),
    ] as const
  })
  const general = kind === 'application' &&
    fields.position === '' && { position: generalApplication }
  const all = { ...Object.fromEntries(stored), ...general }
  return { stored: { kind, fields: all, resume: resume?.bytes } }
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
const encoding = fc.constantFrom<Encoding[]>('json', 'urlencoded', 'multipart')

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
const validRequest = validForm('contact', 'application', 'newsletter').chain((form) =>
  fc
    .tuple(form.kind === 'application' ? fc.constant('multipart' as const) : encoding, accept)
    .map(([named, accept]) =>
      sendForm(`a valid ${form.kind}`, form, named, taken(form), ['Accept', accept]),
    ),
)

// Forms without files that must be refused. A contact form requires all fields but phone and company.

const contact = validForm('contact')
const { endpoint } = forms.contact
const endpoints = Object.values(forms).map(({ endpoint }) => endpoint)
const all = 'name email subject message'

/** A POST to the contact endpoint with a body that must be refused. */
function sendRefused(what: string, body: string | Buffer, type = jsonType): RawRequest {
  const framed = { target: endpoint, headers: [type], body: Buffer.from(body) }
  return whole(what, 'refused', framed)
}

/** The form with another value in a field, or with one more field. */
function withField(form: Form, name: string, value: string): Form {
  // `fromEntries` keeps a field `__proto__`; an assignment would set the prototype.
  return { ...form, fields: Object.fromEntries([...Object.entries(form.fields), [name, value]]) }
}

/** A field and an invalid value for it. */
const wrong = (names: string, ...values: string[]) =>
  fc.record({ name: oneOf(names), value: fc.constantFrom(...values) })

const oddForm: fc.Arbitrary<RawRequest> = fc.oneof(
  fc
    .tuple(
      contact,
      oneOf(all),
      fc.oneof(
        fc.constantFrom<unknown[]>(null, true, 0, [], {}, ['text'], { length: 3 }),
        fc.constant({ valueOf: 1, toString: 1 }),
        fc.object({ maxDepth: 3 }),
      ),
    )
    .map(([{ fields }, name, value]) =>
      sendRefused('no text where text must be', JSON.stringify({ ...fields, [name]: value })),
    ),
  fc
    .tuple(
      contact,
      fc.oneof(
        wrong(all, '', ' ', '\t\r\n', '\u00a0\u2003\ufeff'),
        wrong(all, ...['\0', '\u0001', '\b', '\u001b[31m', '\u007f'].map((odd) => `a${odd}b`)),
        wrong('name subject company', 'x'.repeat(201)),
        wrong('message', ...[10_001, 30_000].map((n) => 'ẹ'.repeat(n))),
        wrong('subject phone', 'a\r\nBcc: b@c.example'),
        wrong('email', 'a', 'a@', '@b', 'a@b c', 'a@b>', 'ä@b'),
      ),
      encoding,
    )
    .map(([form, { name, value }, named]) =>
      sendForm(`${name} that is wrong`, withField(form, name, value), named, 'refused'),
    ),
  fc
    .tuple(
      contact,
      fc.oneof(
        oneOf('__proto__ constructor prototype toString hasOwnProperty id status'),
        oneOf('Name name[] name.first resume suspected'),
        fc.constant(''),
        fc.string({ minLength: 9, maxLength: 20 }).map((name) => name.replace(/["\r\n]/g, '_')),
      ),
      encoding,
    )
    .map(([form, name, named]) =>
      sendForm(`the field ${JSON.stringify(name)}`, withField(form, name, 'x'), named, 'refused'),
    ),
  fc.tuple(contact, oneOf(all)).map(([form, name]) => {
    const { [name]: _missing, ...fields } = form.fields
    return sendForm(`no ${name}`, { ...form, fields }, 'json', 'refused')
  }),
  fc.tuple(contact, fc.double({ min: 0, max: 0.999, noNaN: true })).map(([{ fields }, part]) => {
    const json = Buffer.from(JSON.stringify(fields))
    return sendRefused('JSON that is cut off', json.subarray(0, Math.floor(json.length * part)))
  }),
  fc
    .oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      oneOf(`null [] [{}] "text" 1e999 -0 NaN {'a':1} {"a":1,} \ufeff{}`),
      fc.constant(''),
    )
    .map((json) => sendRefused('JSON that is no form', json)),
  fc
    .tuple(
      fc.constantFrom(1, 100, 5_000, 120_000),
      fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[', ''], ['{"name":', '1}']),
    )
    .map(([depth, [open = '', close = '']]) =>
      sendRefused('deep JSON', `${open.repeat(depth)}1${close.repeat(depth)}`.slice(0, 300_000)),
    ),
  contact.map(({ fields }) =>
    sendRefused('a key twice', `${JSON.stringify(fields).slice(0, -1)},"name":""}`),
  ),
  fc
    .tuple(contact, fc.constantFrom<BufferEncoding[]>('utf16le', 'base64', 'hex'))
    .map(([{ fields }, charset]) => {
      const json = JSON.stringify(fields)
      const body =
        charset === 'utf16le' ? Buffer.from(json, charset) : Buffer.from(json).toString(charset)
      return sendRefused(`JSON as ${charset}`, body)
    }),
  fc
    .tuple(
      fc.constantFrom(...endpoints),
      fc.oneof(
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
        oneOf(`% %zz=% a=%00 =&=&= ${'&'.repeat(5_000)} a[b][c]=d __proto__[x]=1`),
        fc.nat(3_000).map((count) =>
          numbers(count)
            .map((n) => `f${n}=x`)
            .join('&'),
        ),
        fc.constantFrom(300_000, 262_144, 262_145).map((length) => `message=${'x'.repeat(length)}`),
        fc.webQueryParameters(),
      ),
    )
    .map(([target, body]) => {
      const framed = { target, headers: [urlencodedType], body: Buffer.from(body) }
      return whole('an odd form encoded body', 'refused', framed)
    }),
  contact.map(({ fields }) =>
    sendRefused('a field twice', `${new URLSearchParams(fields)}&name=again`, urlencodedType),
  ),
  fc
    .tuple(
      validForm('contact', 'application'),
      fc.constantFrom<FormKind[]>('contact', 'newsletter'),
    )
    .filter(([form, kind]) => form.kind !== kind)
    .map(([form, kind]) =>
      sendForm('a form of another kind', { ...form, kind }, 'multipart', 'refused'),
    ),
)

// Multipart forms that no browser sends, and files that no applicant sends.

const application = validForm('application')

function sendApplication(what: string, expected: Expected, body: Buffer, parameters?: string) {
  const type: Header = ['Content-Type', `multipart/form-data${parameters}`]
  const headers = [parameters === undefined ? multipartType : type]
  return whole(what, expected, { target: forms.application.endpoint, headers, body })
}

const valid = (form: Form) => multipart(partsOf(form))

/** Bytes with some of them changed, by their places and values. */
function mutated(bytes: Buffer, changes: readonly (readonly [at: number, byte: number])[]): Buffer {
  for (const [at, byte] of changes) bytes[at % bytes.length] = byte
  return bytes
}
const change = fc.tuple(fc.nat(), fc.nat(255))

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

/** Two types in one file: accepted as the type it starts with, and stored unchanged. */
const polyglots = [
  Buffer.concat([pdf(), zip([{ name: 'a.txt', text: 'a' }])]),
  Buffer.concat([pdf('<script>alert(1)</script>'), otherFiles.html]),
  Buffer.concat([docx(), pdf()]),
  Buffer.concat([ole(), docx(), otherFiles.html]),
]

const hugeEntry = { name: '[Content_Types].xml', text: 'x'.repeat(20_000_000), deflated: true }
const zipBombs = [zip([hugeEntry]), zip([{ ...hugeEntry, claims: 9 }])]

const oddMultipart: fc.Arbitrary<RawRequest> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        application,
        fc.oneof(
          fc.constantFrom(
            '',
            ';',
            '; boundary',
            '; boundary=',
            '; boundary=""',
            '; boundary=other',
          ),
          fc.constantFrom(`; boundary=${'x'.repeat(5_000)}`, '; boundary=(.*)+$', '; boundary=a b'),
          fc.constantFrom(`; boundary=other; boundary=${boundary}`, "; boundary*=utf-8''%00"),
        ),
      )
      .map(([form, parameters]) =>
        sendApplication('a wrong boundary', 'refused', valid(form), parameters),
      ),
  },
  {
    weight: 1,
    arbitrary: application.map((form) =>
      sendApplication('a quoted boundary', taken(form), valid(form), `; boundary="${boundary}"`),
    ),
  },
  {
    // Cut off before the closing boundary, with a matching Content-Length.
    weight: 2,
    arbitrary: fc
      .tuple(application, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([form, part]) => {
        const body = valid(form)
        const length = (body.length - `\r\n--${boundary}--\r\n`.length) * part
        return sendApplication('a form that is cut off', 'refused', body.subarray(0, length))
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(application, fc.array(change, { minLength: 1, maxLength: 8 }))
      .map(([form, changes]) =>
        sendApplication('a form with changed bytes', 'either', mutated(valid(form), changes)),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 3_000 })
      .map((bytes) => sendApplication('noise for a form', 'refused', Buffer.from(bytes))),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(application, fc.constantFrom(...refusedParts, ...eitherParts), fc.boolean())
      .map(([form, odd, first]) => {
        const [what, ...own] = odd
        const parts = first ? [...own, ...partsOf(form)] : [...partsOf(form), ...own]
        const expected = refusedParts.includes(odd) ? 'refused' : 'either'
        return sendApplication(what, expected, multipart(parts))
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(application, fc.constantFrom(...Object.values(otherFiles)))
      .map(([form, bytes]) =>
        sendApplication('another type of file', 'refused', valid(withFile(form, bytes))),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(application, fc.constantFrom(...polyglots)).map(([form, bytes]) => {
      const both = withFile(form, bytes)
      return sendApplication('two types in one file', taken(both), valid(both))
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        application,
        fc.constantFrom(pdf(), docx('x'.repeat(2_000)), ole()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(change, { maxLength: 20 }),
      )
      .map(([form, bytes, keep, changes]) => {
        const kept = Buffer.from(bytes.subarray(0, Math.max(1, bytes.length * keep)))
        const damaged = withFile(form, mutated(kept, changes))
        return sendApplication('a damaged file', 'either', valid(damaged))
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(application, fc.constantFrom(...zipBombs))
      .map(([form, bytes]) =>
        sendApplication('a zip bomb', 'refused', valid(withFile(form, bytes))),
      ),
  },
)

// Requests that are odd or invalid HTTP.

const json = ({ fields }: Form) => Buffer.from(JSON.stringify(fields))

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

const address = fc.constantFrom(
  ...endpoints,
  ...['/', '/contact', '/careers/apply', '/api/health', '/newsletter/confirm', '/news/none'],
)

const contentType = fc.oneof(
  oneOf('; application/json; APPLICATION/JSON text/plain application/xml */* multipart/'),
  oneOf('multipart/form-data multipart/mixed;boundary=a application/json,multipart/form-data'),
  fc.constantFrom('', 'application/json; charset=utf-16', 'x'.repeat(9_000)),
  fc.string({ maxLength: 30 }).map((type) => type.replace(/[\r\n]/g, '')),
)

const wrongLength = fc.oneof(
  oneOf(`0 1 -1 1e3 0x10 5,5 99999 ${'9'.repeat(40)} x`),
  fc.constantFrom(null, '5, 5', ''),
)

const chunkedHeaders: Header[] = [jsonType, ['Transfer-Encoding', 'chunked']]

/** A body in chunks, with an extension and a trailer, as RFC 9112 allows. */
function chunked(bytes: Buffer, size: number, extension: string, trailer: string): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += size) {
    const chunk = bytes.subarray(at, at + size)
    const length = Buffer.from(`${chunk.length.toString(16)}${extension}\r\n`)
    chunks.push(length, chunk, Buffer.from('\r\n'))
  }
  return Buffer.concat([...chunks, Buffer.from(`0\r\n${trailer}\r\n`)])
}

const oddPath = fc.oneof(
  oneOf('/% /%00 /%E0%A4 //evil.example /../../etc/passwd /..%2f..%2fetc * /.env /assets/'),
  oneOf('/api /api/ /api/contact/ /api/Contact /api//contact /api/contact?a=% javascript:alert(1)'),
  oneOf('http://evil.example/ https://127.0.0.1/api/contact /newsletter/unsubscribe'),
  fc.constantFrom('', '/\\..\\', '/newsletter/confirm', `/${'a'.repeat(9_000)}`),
  fc.webPath().map((path) => `/${path}`),
  fc.string({ maxLength: 60 }).map((path) => `/${path.replace(/[\s]/g, '')}`),
)

const oddToken = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((binary) => encodeURIComponent(binary.replace(surrogates, ''))),
  oneOf(`%00 % ${'a'.repeat(32)} ${'a'.repeat(31)}%00 x&token=y`),
  fc.constantFrom("' or 1=1 --", ''),
)

const oddHttp: fc.Arbitrary<RawRequest> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        contact,
        address,
        fc.array(fc.constantFrom(...oddHeaders), { minLength: 1, maxLength: 4 }),
      )
      .map(([form, target, headers]) =>
        loose('odd headers', frame({ target, headers: [jsonType, ...headers], body: json(form) })),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(100, 500, 3_000), address).map(([count, target]) => {
      const headers = numbers(count).map((n): Header => [`X-${n}`, 'x'])
      return loose('many headers', frame({ method: 'GET', target, headers }))
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(contact, contentType).map(([form, type]) => {
      const headers: Header[] = [['Content-Type', type]]
      return loose('an odd content type', frame({ target: endpoint, headers, body: json(form) }))
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(contact, wrongLength).map(([form, length]) => {
      const framed = { target: endpoint, headers: [jsonType], body: json(form), length }
      return loose('a wrong length', frame(framed))
    }),
  },
  {
    weight: 1,
    arbitrary: contact.map((form) =>
      sendForm('a contact form that claims to be compressed', form, 'json', taken(form), [
        'Content-Encoding',
        'identity',
      ]),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        contact,
        fc.integer({ min: 1, max: 5_000 }),
        fc.constantFrom('', ';a=b', ';x="y"'),
        fc.constantFrom('', 'X-Trailer: x\r\n'),
      )
      .map(([form, ...around]) => {
        const body = chunked(json(form), ...around)
        const framed = { target: endpoint, headers: chunkedHeaders, body, length: null }
        return whole('a form in chunks', taken(form), framed)
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        ...['zz\r\n', '-1\r\nx\r\n', 'ffffffffffffffffff\r\n', '5\r\nab', '0\r\n'],
        '1\r\nabc\r\n0\r\n\r\n',
      )
      .map((chunks) => {
        const body = Buffer.from(chunks)
        const framed = { target: endpoint, headers: chunkedHeaders, body, length: null }
        return loose('bad chunks', frame(framed))
      }),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        oddPath,
        fc.option(fc.webQueryParameters()),
        oneOf('GET HEAD POST PUT DELETE OPTIONS PATCH TRACE QUERY BREW'),
      )
      .map(([path, query, method]) => {
        const target = query === null ? path : `${path}?${query}`
        return loose('an odd address', frame({ method, target }))
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(oddToken, oneOf('GET POST'), oneOf('confirm unsubscribe'))
      .map(([token, method, action]) =>
        loose('an odd token', frame({ method, target: `/newsletter/${action}?token=${token}` })),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom(
          ...['GET /\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'],
          ...['\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n'],
          ...['\x16\x03\x01\x02\0\x01', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
        ),
      )
      .map((bytes) => loose('no HTTP', bytes)),
  },
  {
    // Two pipelined forms on one connection.
    weight: 1,
    arbitrary: fc.tuple(contact, contact).map(([first, second]): RawRequest => {
      const closing = frame({ target: endpoint, headers: [jsonType], body: json(first) })
      const open = closing.toString().replace('Connection: close', 'Connection: keep-alive')
      const last = sendForm('two forms at once', second, 'json', taken(second))
      return { ...last, bytes: Buffer.concat([Buffer.from(open), last.bytes]) }
    }),
  },
)

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

const text = z.string().regex(clean).max(maxLength.text)
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
  // No path separator, leading dot or control character.
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
  if (healthSchema.safeParse(value).success && status === 200) return undefined
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
  { weight: 3, arbitrary: oddForm },
  { weight: 2, arbitrary: oddMultipart },
  { weight: 3, arbitrary: oddHttp },
)
const batch = fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce })

const serverProgram = [
  ...[process.execPath, '--expose-gc', '--import', './tests/server/inbox/report-memory.ts'],
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
