import fc from 'fast-check'
import { forms } from '#contract/forms.ts'
import { docx, ole, otherFiles, pdf, zip } from '../sample-documents.ts'
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

/** Parts that no form of ours has, beside those that it has. */
const strange: fc.Arbitrary<{ what: string; part: Part[]; expected?: Expected }> = fc.constantFrom(
  { what: 'a field twice', part: [field('phone', 'again')] },
  { what: 'two files', part: [{ name: 'resume', fileName: 'b.pdf', bytes: pdf() }] },
  { what: 'a file with another name', part: [{ name: 'photo', fileName: 'b.pdf', bytes: pdf() }] },
  { what: 'a file for a field', part: [{ name: 'phone', fileName: 'b.pdf', bytes: pdf() }] },
  { what: 'a field as JSON', part: [field('key', '{"a":1}', 'Content-Type: application/json')] },
  { what: 'broken JSON', part: [field('key', '{', 'Content-Type: application/json')] },
  { what: 'a field that is far too long', part: [field('website', 'x'.repeat(70_000))] },
  { what: 'too many fields', part: Array.from({ length: 30 }, (_, n) => field(`f${n}`, 'x')) },
  { what: 'thousands of parts', part: Array.from({ length: 3_000 }, () => field('', '')) },
  { what: 'a field named __proto__', part: [field('__proto__', 'x')] },
  {
    what: 'a file named constructor',
    part: [{ name: 'constructor', fileName: 'a', bytes: pdf() }],
  },
  { what: 'a long field name', part: [field('n'.repeat(5_000), 'x')] },
  { what: 'a NUL in a name', part: [field('phone\0', 'x')] },
  {
    what: 'a nested form',
    part: [field('a', multipart([field('b', 'c')]), 'Content-Type: multipart/mixed; boundary=b')],
  },
  {
    what: 'an unknown charset',
    part: [field('key', '\xff', 'Content-Type: text/plain; charset=klingon')],
    expected: 'either',
  },
  {
    what: 'UTF-7',
    part: [field('key', '+AAA-', 'Content-Type: text/plain; charset=utf-7')],
    expected: 'either',
  },
  {
    what: 'UTF-16',
    part: [
      field('key', Buffer.from('key', 'utf16le'), 'Content-Type: text/plain; charset=utf-16le'),
    ],
    expected: 'either',
  },
  {
    what: 'Base64',
    part: [field('key', 'a2V5', 'Content-Transfer-Encoding: base64')],
    expected: 'either',
  },
  {
    what: 'a thousand headers',
    part: [field('key', '', ...Array.from({ length: 1_000 }, (_, n) => `X-${n}: x`))],
    expected: 'either',
  },
  {
    what: 'a header of 100 kB',
    part: [field('key', '', `X-Long: ${'x'.repeat(100_000)}`)],
    expected: 'either',
  },
  {
    what: 'a part without headers',
    part: [{ headers: [], bytes: Buffer.from('x') }],
    expected: 'either',
  },
  {
    what: 'a part without a name',
    part: [{ headers: ['Content-Disposition: form-data'], bytes: Buffer.from('x') }],
    expected: 'either',
  },
  {
    what: 'an attachment',
    part: [{ headers: ['Content-Disposition: attachment; name="a"'], bytes: Buffer.from('x') }],
    expected: 'either',
  },
  {
    what: 'an odd file name',
    part: [
      {
        headers: ["Content-Disposition: form-data; name=resume; filename*=klingon''%00%zz"],
        bytes: pdf(),
      },
    ],
  },
)

const strangeParts = fc
  .record({ form: application, odd: strange, first: fc.boolean() })
  .map(({ form, odd: { what, part, expected = 'refused' }, first }) =>
    send(
      what,
      expected,
      multipart(first ? [...part, ...partsOf(form)] : [...partsOf(form), ...part]),
    ),
  )

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
