import fc from 'fast-check'
import { forms } from '#contract/forms.ts'
import { docx, ole, otherFiles, pdf, zip } from '../sample-documents.ts'
import { numbers } from '../submissions.ts'
import { field, multipart, type Part, parts } from './multipart.ts'
import { type Expected, type RawRequest, whole } from './raw-request.ts'
import { encode, type Form, storedForm, validForm } from './valid-forms.ts'

const application = validForm('application')
const boundary = multipart.boundary

function send(
  what: string,
  expected: Expected,
  body: Buffer,
  parameters = `; boundary=${boundary}`,
) {
  const headers = [['Content-Type', `multipart/form-data${parameters}`]] as const
  return whole(what, expected, { target: forms.application.endpoint, headers, body })
}

const valid = (form: Form) => encode(form, 'multipart').body
const partsOf = ({ fields, resume }: Form): Part[] => [
  ...parts(fields),
  ...(resume ? [resume] : []),
]

const wrongBoundary = fc
  .record({
    form: application,
    parameters: fc.oneof(
      fc.constantFrom('', ';', '; boundary', '; boundary=', '; boundary=""', '; boundary=other'),
      fc.constantFrom(`; boundary=${'x'.repeat(5_000)}`, '; boundary=(.*)+$', '; boundary=a b'),
      fc.constantFrom(`; boundary=other; boundary=${boundary}`, "; boundary*=utf-8''%00"),
    ),
  })
  .map(({ form, parameters }) => send('a wrong boundary', 'refused', valid(form), parameters))

const quotedBoundary = application.map((form) =>
  send('a quoted boundary', { stored: storedForm(form) }, valid(form), `; boundary="${boundary}"`),
)

/** Cut off before its last boundary, but told as if that were all. */
const cutOff = fc
  .record({ form: application, part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ form, part }) => {
    const body = valid(form)
    const end = `\r\n--${boundary}--\r\n`.length
    return send('a form that is cut off', 'refused', body.subarray(0, (body.length - end) * part))
  })

/** Some bytes of a valid one are others. */
const mutated = fc
  .record({
    form: application,
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }),
  })
  .map(({ form, changes }) => {
    const body = valid(form)
    for (const [at, byte] of changes) body[at % body.length] = byte
    return send('a form with changed bytes', 'either', body)
  })

const noise = fc
  .uint8Array({ maxLength: 3_000 })
  .map((bytes) => send('noise for a form', 'refused', Buffer.from(bytes)))

type Odd = readonly [what: string, ...parts: Part[]]
const file = (name: string): Part => ({ name, fileName: 'b.pdf', bytes: pdf() })
const bare = (header: string, bytes: Buffer = Buffer.from('x')): Part => ({
  headers: [header],
  bytes,
})
const typed = (value: string | Buffer, type: string) => field('key', value, `Content-Type: ${type}`)
const times = (count: number, make: (n: number) => Part) =>
  Array.from({ length: count }, (_, n) => make(n))
const nested = multipart([field('b', 'c')])

/** Parts that no form of ours has, beside those that it has: never taken. */
const refused: Odd[] = [
  ['a field twice', field('phone', 'again')],
  ['two files', file('resume')],
  ['a file with another name', file('photo')],
  ['a file for a field', file('phone')],
  ['a file named constructor', file('constructor')],
  ['a field as JSON', typed('{"a":1}', 'application/json')],
  ['broken JSON', typed('{', 'application/json')],
  ['a field that is far too long', field('website', 'x'.repeat(70_000))],
  ['too many fields', ...times(30, (n) => field(`f${n}`, 'x'))],
  ['thousands of parts', ...times(3_000, () => field('', ''))],
  ['a field named __proto__', field('__proto__', 'x')],
  ['a long field name', field('n'.repeat(5_000), 'x')],
  ['a NUL in a name', field('phone\0', 'x')],
  ['a nested form', field('a', nested, 'Content-Type: multipart/mixed; boundary=b')],
  [
    'an odd file name',
    bare("Content-Disposition: form-data; name=resume; filename*=klingon''%00%zz", pdf()),
  ],
]
/** And those that may be. */
const either: Odd[] = [
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

const strangeParts = fc
  .record({ form: application, odd: fc.constantFrom(...refused, ...either), first: fc.boolean() })
  .map(({ form, odd, first }) => {
    const [what, ...own] = odd
    const all = first ? [...own, ...partsOf(form)] : [...partsOf(form), ...own]
    return send(what, refused.includes(odd) ? 'refused' : 'either', multipart(all))
  })

/** Files that are something else, or damaged, under names that promise a resume. */
const wrongFile = fc
  .record({ form: application, bytes: fc.constantFrom(...Object.values(otherFiles)) })
  .map(({ form, bytes }) => send('another type of file', 'refused', valid(withFile(form, bytes))))

/** Two types in one. It counts as the one that it starts as, and is kept to the byte. */
const polyglots = [
  Buffer.concat([pdf(), zip([{ name: 'a.txt', text: 'a' }])]),
  Buffer.concat([pdf('<script>alert(1)</script>'), otherFiles.html]),
  Buffer.concat([docx(), pdf()]),
  Buffer.concat([ole(), docx(), otherFiles.html]),
]

const polyglot = fc
  .record({ form: application, bytes: fc.constantFrom(...polyglots) })
  .map(({ form, bytes }) => {
    const both = withFile(form, bytes)
    return send('two types in one file', { stored: storedForm(both) }, valid(both))
  })

const documents = [pdf(), docx('x'.repeat(2_000)), ole()]

const damagedFile = fc
  .record({
    form: application,
    bytes: fc.constantFrom(...documents),
    keep: fc.double({ min: 0, max: 1, noNaN: true }),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
  })
  .map(({ form, bytes, keep, changes }) => {
    const damaged = Buffer.from(bytes.subarray(0, Math.max(1, bytes.length * keep)))
    for (const [at, byte] of changes) damaged[at % damaged.length] = byte
    return send('a damaged file', 'either', valid(withFile(form, damaged)))
  })

const hugeZip = zip([{ name: '[Content_Types].xml', text: 'x'.repeat(20_000_000), deflated: true }])
const lyingZip = zip([
  { name: '[Content_Types].xml', text: 'x'.repeat(20_000_000), deflated: true, claims: 9 },
])

const bomb = fc
  .record({ form: application, bytes: fc.constantFrom(hugeZip, lyingZip) })
  .map(({ form, bytes }) => send('a zip bomb', 'refused', valid(withFile(form, bytes))))

function withFile(form: Form, bytes: Buffer): Form {
  return { ...form, resume: { name: 'resume', fileName: 'cv.pdf', bytes } }
}

/** Multipart forms as no browser sends them, and files as no applicant does. */
export const oddMultipart: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 1, arbitrary: wrongBoundary },
  { weight: 1, arbitrary: quotedBoundary },
  { weight: 2, arbitrary: cutOff },
  { weight: 2, arbitrary: mutated },
  { weight: 1, arbitrary: noise },
  { weight: 4, arbitrary: strangeParts },
  { weight: 2, arbitrary: wrongFile },
  { weight: 1, arbitrary: polyglot },
  { weight: 2, arbitrary: damagedFile },
  { weight: 1, arbitrary: bomb },
)
