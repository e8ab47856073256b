import fc from 'fast-check'
import { type FormKind, forms } from '#contract/forms.ts'
import { oneOf, type RawRequest, whole } from './raw-request.ts'
import {
  type Encoding,
  encode,
  type Form,
  jsonType,
  urlencodedType,
  validForm,
} from './valid-forms.ts'

const endpoint = fc.constantFrom(...Object.values(forms).map(({ endpoint }) => endpoint))

/** A contact form: all fields in it but two are required, and none is a file. */
const contact = validForm('contact')
const all = 'name email subject message'
const required = oneOf(all)

function sendJson(what: string, json: string | Buffer): RawRequest {
  const body = Buffer.from(json)
  const parts = { target: forms.contact.endpoint, headers: [jsonType], body }
  return whole(what, 'refused', parts)
}

/** What is no text at all. */
const wrongValue = fc.oneof(
  fc.constantFrom<unknown[]>(null, true, 0, [], {}, ['text'], { length: 3 }),
  fc.constant({ valueOf: 1, toString: 1 }),
  fc.object({ maxDepth: 3 }),
)

const wrongType = fc
  .record({ form: contact, name: required, value: wrongValue })
  .map(({ form, name, value }) =>
    sendJson('no text where text must be', JSON.stringify({ ...form.fields, [name]: value })),
  )

/** A field and a text that it must not hold. */
const wrong = (names: string, ...values: string[]) =>
  fc.record({ name: oneOf(names), value: fc.constantFrom(...values) })
const wrongText = fc.oneof(
  wrong(all, '', ' ', '\t\r\n', '\u00a0\u2003\ufeff'),
  wrong(all, ...['\0', '\u0001', '\b', '\u001b[31m', '\u007f'].map((odd) => `a${odd}b`)),
  wrong('name subject company', 'x'.repeat(201)),
  wrong('message', ...[10_001, 30_000].map((n) => 'ẹ'.repeat(n))),
  wrong('subject phone', 'a\r\nBcc: b@c.example'),
  wrong('email', 'a', 'a@', '@b', 'a@b c', 'a@b>', 'ä@b'),
)
const encoding = fc.constantFrom<Encoding[]>('json', 'urlencoded', 'multipart')

const wrongField = fc
  .record({ form: contact, wrong: wrongText, encoding })
  .map(({ form, wrong: { name, value }, encoding }) => {
    const fields = { ...form.fields, [name]: value }
    return refusedForm(`${name} that is wrong`, { ...form, fields }, encoding)
  })

const unknownField = fc
  .record({
    form: contact,
    name: fc.oneof(
      oneOf('__proto__ constructor prototype toString hasOwnProperty id status'),
      oneOf('Name name[] name.first resume suspected'),
      fc.constant(''),
      fc.string({ minLength: 9, maxLength: 20 }).map((name) => name.replace(/["\r\n]/g, '_')),
    ),
    encoding,
  })
  .map(({ form, name, encoding }) => {
    const fields = Object.fromEntries([...Object.entries(form.fields), [name, 'x']])
    return refusedForm(`the field ${JSON.stringify(name)}`, { ...form, fields }, encoding)
  })

const missingField = fc.record({ form: contact, name: required }).map(({ form, name }) => {
  const { [name]: _missing, ...fields } = form.fields
  return refusedForm(`no ${name}`, { ...form, fields }, 'json')
})

function refusedForm(what: string, form: Form, encoding: Encoding): RawRequest {
  const { body, type } = encode(form, encoding)
  const target = forms[form.kind].endpoint
  return whole(`${what} as ${encoding}`, 'refused', { target, headers: [type], body })
}

const cutJson = fc
  .record({ form: contact, part: fc.double({ min: 0, max: 0.999, noNaN: true }) })
  .map(({ form, part }) => {
    const json = Buffer.from(JSON.stringify(form.fields))
    return sendJson('JSON that is cut off', json.subarray(0, Math.floor(json.length * part)))
  })

const noForm = fc
  .oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    oneOf(`null [] [{}] "text" 1e999 -0 NaN {'a':1} {"a":1,} \ufeff{}`),
    fc.constant(''),
  )
  .map((json) => sendJson('JSON that is no form', json))

const deepJson = fc
  .record({
    depth: fc.constantFrom(1, 100, 5_000, 120_000),
    brackets: fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[', ''], ['{"name":', '1}']),
  })
  .map(({ depth, brackets: [open = '', close = ''] }) =>
    sendJson('deep JSON', `${open.repeat(depth)}1${close.repeat(depth)}`.slice(0, 300_000)),
  )

const repeatedKeys = contact.map(({ fields }) => {
  const json = JSON.stringify(fields)
  return sendJson('a key twice', `${json.slice(0, -1)},"name":""}`)
})

/** Bytes of another encoding than the one that it claims or that JSON has. */
const otherCharset = fc
  .record({ form: contact, charset: fc.constantFrom<BufferEncoding[]>('utf16le', 'base64', 'hex') })
  .map(({ form, charset }) => {
    const json = JSON.stringify(form.fields)
    const body =
      charset === 'utf16le' ? Buffer.from(json, charset) : Buffer.from(json).toString(charset)
    return sendJson(`JSON as ${charset}`, body)
  })

/** Anything at all in a form encoded body. */
const oddUrlencoded = fc
  .record({
    target: endpoint,
    body: fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      oneOf(`% %zz=% a=%00 =&=&= ${'&'.repeat(5_000)} a[b][c]=d __proto__[x]=1`),
      fc.nat(3_000).map((count) => Array.from({ length: count }, (_, n) => `f${n}=x`).join('&')),
      fc.constantFrom(300_000, 262_144, 262_145).map((length) => `message=${'x'.repeat(length)}`),
      fc.webQueryParameters(),
    ),
  })
  .map(({ target, body }) =>
    whole('an odd form encoded body', 'refused', {
      ...{ target, headers: [urlencodedType], body: Buffer.from(body) },
    }),
  )

const repeatedField = contact.map(({ fields }) => {
  const body = Buffer.from(`${new URLSearchParams(fields)}&name=again`)
  const parts = { target: forms.contact.endpoint, headers: [urlencodedType], body }
  return whole('a field twice', 'refused', parts)
})

/** Forms at the address of another. */
const wrongAddress = fc
  .record({
    form: validForm('contact', 'application'),
    kind: fc.constantFrom<FormKind[]>('contact', 'newsletter'),
  })
  .filter(({ form, kind }) => form.kind !== kind)
  .map(({ form, kind }) => refusedForm('a form of another kind', { ...form, kind }, 'multipart'))

/** Forms without files that no server may take. */
export const oddForm: fc.Arbitrary<RawRequest> = fc.oneof(
  ...[wrongType, wrongField, unknownField, missingField, cutJson, noForm, deepJson],
  ...[repeatedKeys, otherCharset, oddUrlencoded, repeatedField, wrongAddress],
)
