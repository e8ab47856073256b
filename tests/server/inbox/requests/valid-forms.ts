import fc from 'fast-check'
import { generalApplication } from '#content/model/vacancies.ts'
import { type FormKind, forms } from '#contract/forms.ts'
import { docx, ole, pdf } from '../sample-documents.ts'
import { type FilePart, multipart, parts } from './multipart.ts'
import { type Header, type RawRequest, whole } from './raw-request.ts'

/** A form that a visitor could have filled in, as typed. */
export type Form = {
  kind: FormKind
  fields: Record<string, string>
  resume?: FilePart | undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no form may hold
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Characters that programs stumble over and people type, paste or receive from their keyboards. */
const awkward = [
  ...[
    '\u202e',
    '\u200d',
    '\ufeff',
    '\u2028',
    '\u0085',
    '\u00a0',
    'e\u0301',
    '\u1e69',
    '👩🏽‍🔧',
    '𝒜',
  ],
  ...`<b> &amp; " ' \\ %00 % + = ; -- \${x} {{x}}`.split(' '),
  ...['\t', '\r', '\n'],
]

const character = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...awkward) },
)

/**
 * Any text of several lines that a form takes; with spaces around it, which it loses. Characters
 * that become three when they are composed still fit in.
 */
const text = fc
  .string({ unit: character, maxLength: 80 })
  .map((value) => `${value.replace(controls, '').slice(0, 60)}.`.replace(/\p{Surrogate}/gu, ''))

/** The same in one line. */
const line = text.map((value) => value.replace(/[\r\n]/g, ' '))

const longText = fc
  .tuple(text, fc.constantFrom(1, 1, 1, 1, 100, 9_000))
  .map(([value, times]) =>
    value
      .repeat(times)
      .slice(0, 3_300)
      .replace(/\p{Surrogate}/gu, ''),
  )
  .map((value) => `${value}.`)

/** An address that no other form of a run has. */
const email = fc
  .noBias(fc.bigInt({ min: 0n, max: 2n ** 64n }))
  .map((number) => `sender-${number}@visitors.example`)

const file = fc
  .tuple(
    fc.constantFrom(pdf, docx, ole),
    fc.string({ maxLength: 20 }),
    fc.string({ unit: character }),
  )
  .map(([make, content, name]): FilePart => {
    const bytes = make === ole ? ole() : make(content.replace(/[^a-z]/gi, ''))
    return { name: 'resume', fileName: `../${name.replace(/[\r\n"]/g, '')}\0.pdf`, bytes }
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

/** Forms of one kind, or of all. */
export function validForm(...kinds: readonly FormKind[]): fc.Arbitrary<Form> {
  const chosen = kinds.length > 0 ? kinds : (['contact', 'application', 'newsletter'] as const)
  return fc.oneof(
    ...chosen.map((kind) =>
      fc.record({
        kind: fc.constant(kind),
        fields: fieldsOf[kind],
        resume: kind === 'application' ? file : fc.constant(undefined),
      }),
    ),
  )
}

/** Fields of several lines. */
const texts = ['message', 'coverLetter']
/** What turns the direction of writing: lines lose it. */
const turns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A text as it must be stored. */
function stored(name: string, value: string) {
  const plain = value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
  return texts.includes(name) ? plain : plain.replace(turns, '').trim()
}

/** A form as it must be found in the store. */
export function storedForm({ kind, fields, resume }: Form) {
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, stored(name, value)] as const,
  )
  const general = kind === 'application' &&
    fields.position === '' && { position: generalApplication }
  return { kind, fields: { ...Object.fromEntries(entries), ...general }, resume: resume?.bytes }
}

export type Encoding = 'json' | 'urlencoded' | 'multipart'

/** A form's body and the header that names its encoding. */
export function encode(
  { fields, resume }: Pick<Form, 'fields' | 'resume'>,
  encoding: Encoding,
): { body: Buffer; type: Header } {
  switch (encoding) {
    case 'json':
      return { body: Buffer.from(JSON.stringify(fields)), type: jsonType }
    case 'urlencoded':
      return { body: Buffer.from(new URLSearchParams(fields).toString()), type: urlencodedType }
    case 'multipart':
      return {
        body: multipart([...parts(fields), ...(resume ? [resume] : [])]),
        type: ['Content-Type', `multipart/form-data; boundary=${multipart.boundary}`],
      }
  }
}

export const jsonType: Header = ['Content-Type', 'application/json']
export const urlencodedType: Header = ['Content-Type', 'application/x-www-form-urlencoded']

/** The encoding that a form is sent in: only one carries files. */
function encodingOf({ kind }: Form): fc.Arbitrary<Encoding> {
  return kind === 'application'
    ? fc.constant('multipart')
    : fc.constantFrom('json', 'urlencoded', 'multipart')
}

/** Forms as browsers and scripts send them. */
export const validRequest: fc.Arbitrary<RawRequest> = validForm().chain((form) =>
  fc
    .record({
      encoding: encodingOf(form),
      accept: fc.constantFrom('text/html', 'application/json', '*/*', 'text/html;q=0.1, */*'),
    })
    .map(({ encoding, accept }) => {
      const { body, type } = encode(form, encoding)
      const headers: Header[] = [type, ['Accept', accept]]
      const expected = { stored: storedForm(form) }
      return whole(`a valid ${form.kind} as ${encoding}`, expected, {
        ...{ target: forms[form.kind].endpoint, headers, body },
      })
    }),
)
