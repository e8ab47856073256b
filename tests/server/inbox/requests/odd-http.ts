import fc from 'fast-check'
import { forms } from '#contract/forms.ts'
import { limits } from '#server/admission/count-pieces.ts'
import { frame, type Header, oneOf, type RawRequest, whole } from './raw-request.ts'
import { encode, type Form, jsonType, storedForm, validForm } from './valid-forms.ts'

const contact = validForm('contact')
const { endpoint } = forms.contact
const json = (form: Form) => encode(form, 'json').body

/** Bytes that may or may not be a request, sent as they are. */
function loose(what: string, bytes: string | Buffer): RawRequest {
  return { what, bytes: Buffer.from(bytes), expected: 'either', complete: false }
}

/** A line each; what no line can hold follows. */
const lines = `
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

const oddHeader: fc.Arbitrary<Header> = fc.constantFrom<Header[]>(
  ...[...lines.matchAll(/^(.*?): ?(.*)$/gm)].map(
    ([, name = '', value = '']): Header => [name, value],
  ),
  ...[['Host', 'a\tb'] as const, ['Accept', 'text/html'.repeat(500)] as const],
  ...[['Accept', '\xff\xfe'] as const, ['Cookie', '__proto__=1; '.repeat(300)] as const],
  ...[14_000, 20_000].map((length): Header => ['X-Long', 'x'.repeat(length)]),
  ...[
    'a\r\nX-More: b',
    'a\r\n\r\nGET / HTTP/1.1\r\nHost: b\r\n\r\n',
    'a\r\n b',
    'a\0b',
    'a\nb',
  ].map((value): Header => ['X-Injected', value]),
  ['If-None-Match', '"'.repeat(999)],
)

const target = fc.constantFrom(
  ...Object.values(forms).map(({ endpoint }) => endpoint),
  ...['/', '/contact', '/careers/apply', '/api/health', '/newsletter/confirm', '/news/none'],
)

const oddHeaders = fc
  .record({ form: contact, target, headers: fc.array(oddHeader, { minLength: 1, maxLength: 4 }) })
  .map(({ form, target, headers }) =>
    loose('odd headers', frame({ target, headers: [jsonType, ...headers], body: json(form) })),
  )

const manyHeaders = fc
  .record({ count: fc.constantFrom(100, 500, 3_000), target })
  .map(({ count, target }) => {
    const headers = Array.from({ length: count }, (_, n): Header => [`X-${n}`, 'x'])
    return loose('many headers', frame({ method: 'GET', target, headers }))
  })

const oddContentType = fc
  .record({
    form: contact,
    type: fc.oneof(
      oneOf('; application/json; APPLICATION/JSON text/plain application/xml */* multipart/'),
      oneOf('multipart/form-data multipart/mixed;boundary=a application/json,multipart/form-data'),
      fc.constantFrom('', 'application/json; charset=utf-16', 'x'.repeat(9_000)),
      fc.string({ maxLength: 30 }).map((type) => type.replace(/[\r\n]/g, '')),
    ),
  })
  .map(({ form, type }) => {
    const headers: Header[] = [['Content-Type', type]]
    return loose('an odd content type', frame({ target: endpoint, headers, body: json(form) }))
  })

const oddLength = fc
  .record({
    form: contact,
    length: fc.oneof(
      oneOf(`0 1 -1 1e3 0x10 5,5 99999 ${'9'.repeat(40)} x`),
      fc.constantFrom(null, '5, 5', ''),
    ),
  })
  .map(({ form, length }) => {
    const request = { target: endpoint, headers: [jsonType], body: json(form), length }
    return loose('a wrong length', frame(request))
  })

const compressed = contact.map((form) =>
  whole(
    'a body that claims to be compressed',
    { stored: storedForm(form) },
    { target: endpoint, headers: [jsonType, ['Content-Encoding', 'identity']], body: json(form) },
  ),
)

/** A body in chunks: of any size, with what the standard allows around them. */
const chunked = fc
  .record({
    form: contact,
    size: fc.integer({ min: 1, max: 5_000 }),
    extension: fc.constantFrom('', ';a=b', ';x="y"'),
    trailer: fc.constantFrom('', 'X-Trailer: x\r\n'),
  })
  .map(({ form, size, extension, trailer }) => {
    const bytes = json(form)
    const chunks: Buffer[] = []
    // In more of them than that it would be an attack (tests/server/attacks/crumbs.test.ts).
    const least = Math.max(size, Math.ceil(bytes.length / limits.bodyPieces.value))
    for (let at = 0; at < bytes.length; at += least) {
      const chunk = bytes.subarray(at, at + least)
      chunks.push(
        Buffer.from(`${chunk.length.toString(16)}${extension}\r\n`),
        chunk,
        Buffer.from('\r\n'),
      )
    }
    const body = Buffer.concat([...chunks, Buffer.from(`0\r\n${trailer}\r\n`)])
    const headers: Header[] = [jsonType, ['Transfer-Encoding', 'chunked']]
    return whole(
      'a form in chunks',
      { stored: storedForm(form) },
      { target: endpoint, headers, body, length: null },
    )
  })

const badChunks = fc
  .constantFrom(
    ...['zz\r\n', '-1\r\nx\r\n', 'ffffffffffffffffff\r\n', '5\r\nab', '0\r\n'],
    '1\r\nabc\r\n0\r\n\r\n',
  )
  .map((chunks) => {
    const headers: Header[] = [jsonType, ['Transfer-Encoding', 'chunked']]
    const body = Buffer.from(chunks)
    return loose('bad chunks', frame({ target: endpoint, headers, body, length: null }))
  })

const path = fc.oneof(
  oneOf('/% /%00 /%E0%A4 //evil.example /../../etc/passwd /..%2f..%2fetc * /.env /assets/'),
  oneOf('/api /api/ /api/contact/ /api/Contact /api//contact /api/contact?a=% javascript:alert(1)'),
  oneOf('http://evil.example/ https://127.0.0.1/api/contact /newsletter/unsubscribe'),
  fc.constantFrom('', '/\\..\\', '/newsletter/confirm', `/${'a'.repeat(9_000)}`),
  fc.webPath().map((path) => `/${path}`),
  fc.string({ maxLength: 60 }).map((path) => `/${path.replace(/[\s]/g, '')}`),
)

const oddAddress = fc
  .record({
    path,
    query: fc.option(fc.webQueryParameters()),
    method: oneOf('GET HEAD POST PUT DELETE OPTIONS PATCH TRACE QUERY BREW'),
  })
  .map(({ path, query, method }) => {
    const target = query === null ? path : `${path}?${query}`
    return loose('an odd address', frame({ method, target }))
  })

const token = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
  oneOf(`%00 % ${'a'.repeat(32)} ${'a'.repeat(31)}%00 x&token=y`),
  fc.constantFrom("' or 1=1 --", ''),
)

const oddToken = fc
  .record({ token, method: oneOf('GET POST'), action: oneOf('confirm unsubscribe') })
  .map(({ token, method, action }) =>
    loose('an odd token', frame({ method, target: `/newsletter/${action}?token=${token}` })),
  )

const noHttp = fc
  .oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(
      ...['GET /\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'],
      ...['\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n'],
      ...['\x16\x03\x01\x02\0\x01', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ),
  )
  .map((bytes) => loose('no HTTP', bytes))

/** Two forms on one connection, one behind the other. */
const pipelined = fc
  .record({ first: contact, second: contact })
  .map(({ first, second }): RawRequest => {
    const bytes = frame({ target: endpoint, headers: [jsonType], body: json(first) })
    const open = Buffer.from(
      bytes.toString().replace('Connection: close', 'Connection: keep-alive'),
    )
    const last = frame({ target: endpoint, headers: [jsonType], body: json(second) })
    const expected = { stored: storedForm(second) }
    return {
      what: 'two forms at once',
      bytes: Buffer.concat([open, last]),
      expected,
      complete: true,
    }
  })

/** Requests that play with HTTP itself. */
export const oddHttp: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 6, arbitrary: oddHeaders },
  { weight: 1, arbitrary: manyHeaders },
  { weight: 2, arbitrary: oddContentType },
  { weight: 2, arbitrary: oddLength },
  { weight: 1, arbitrary: compressed },
  { weight: 3, arbitrary: chunked },
  { weight: 1, arbitrary: badChunks },
  { weight: 4, arbitrary: oddAddress },
  { weight: 2, arbitrary: oddToken },
  { weight: 2, arbitrary: noHttp },
  { weight: 1, arbitrary: pipelined },
)
