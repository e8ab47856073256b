import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forms, maxLength, rawLengthFactor } from '#contract/forms.ts'
import { type Inbox, startInbox } from '../inbox/inbox-process.ts'
import {
  exchange,
  field,
  fieldParts,
  filePart,
  frame,
  type Header,
  jsonType,
  multipart,
  multipartType,
  type Part,
  urlencodedType,
} from '../inbox/raw-http.ts'
import { newStore } from '../inbox/stores.ts'
import { applicationForm, contactForm } from '../inbox/submissions.ts'
import { processorTime } from './process-figures.ts'

/** An input for untrusted text, and roughly how many bytes of it the server accepts. */
type Place = { name: string; most: number; request: (text: string) => Buffer }

/** Strings known to trouble programs that handle text, to be repeated. */
const units = [
  // Combining marks to reorder, letters to decompose, lone surrogates and invisible characters.
  '\u0301',
  '\u0301\u0316',
  'a\u0316\u0301',
  '\u0344',
  '\u1161',
  '\u{1D165}',
  '\uFB2C',
  'ﷺ',
  '\uD800',
  '\uDC00',
  '\uD83D\uDC69\u200D',
  '\u202E',
  '\u{E0041}',
  '\0',
  '\u007F',
  '\uFEFF',
  // Runs of one character class.
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u00A0',
  'é',
  '漢',
  '😀',
  ...`. / \\ _ - @ % + & = ; , : " ' < { [ (`.split(' '),
  'a@',
  '@a.',
  'a.',
  '.-',
  'http://',
  '=?a?q?',
  '?=',
  '%25',
  '%E0%A4',
  'a=&',
  'a=1&',
  '[a]=',
  '{"a":',
  '"a":1,',
  '\\"',
  '\\u0000',
  '1,',
  'q=0.1,',
  'gzip;',
  'bytes=0-,',
  '0-1,',
  'W/"a",',
  '../',
  '/..',
  '//',
  './',
  '.html',
  '/index',
  '; a="',
  '="',
  '\\"a',
  '::ffff:',
  '1.1.1.1,',
  '\r\n--',
  '\r\n--a',
  '--',
  '\r\nA: b',
  '\r\n\t',
  '<!--',
  '$&',
  '${',
  '\u001b[',
  'x\0',
  // Known causes of catastrophic backtracking, together with `ends`.
  'aa',
  'ab',
  'aA0',
  '\t ',
  ' \t',
  '00',
  'a a',
  '((',
  '[[',
  '\\\\',
  '<a ',
  '</',
  '::',
]

const ends = ['', '!', '\0', 'X', '@', '"', '\n', '.pdf', '}']

/** Makes a text of about `most` bytes at most. */
type Text = (most: number) => string

/** Repeats a unit as often as it fits into these bytes. */
function filling(unit: string, bytes: number): string {
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
}

/** Each unit repeated, with an end that makes patterns fail and backtrack. */
const repeated: Text[] = units.map((unit) => (most) => `${filling(unit, most)}\u0001`)

/** Random texts: one or two units repeated, between others. */
const costlyText: fc.Arbitrary<Text> = fc
  .record({
    before: fc.constantFrom(...ends, ...units),
    unit: fc.oneof(fc.constantFrom(...units), fc.string({ minLength: 1, maxLength: 3 })),
    after: fc.constantFrom(...ends, ...units),
    halves: fc.option(fc.constantFrom(...units)),
    part: fc.constantFrom(1, 1, 0.5, 0.1),
  })
  .map(({ before, unit, after, halves, part }) => (most) => {
    const room = most * part
    const middle = halves
      ? filling(unit, room / 2) + filling(halves, room / 2)
      : filling(unit, room)
    return `${before}${middle}${after}`
  })

const contact = contactForm(1)
const application = Object.fromEntries(
  [...applicationForm(1)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  ),
)
const bytesOfForm = 250_000
const bytesOfHead = 14_000
const bytesOfPart = 7_000
const bytesOfFile = 1_000_000

function post(target: string, type: Header, body: string | Buffer): Buffer {
  return frame({ target, headers: [type], body: Buffer.from(body) })
}

function get(target: string, ...headers: Header[]): Buffer {
  // A line break would start another header or request.
  const oneLine = (text: string) => text.replace(/[\r\n\0]/g, ' ')
  const plain = headers.map(([name, value]) => [name, oneLine(value)] as const)
  const path = oneLine(target).replaceAll(' ', '%20')
  return frame({ method: 'GET', target: path, headers: plain })
}

function upload(...more: Part[]): Buffer {
  const body = multipart([...fieldParts(application), ...more])
  return post(forms.application.endpoint, multipartType, body)
}

function file(name: string, start: Buffer, content: string): Part {
  return filePart('resume', name, Buffer.concat([start, Buffer.from(content)]))
}

const pdf = Buffer.from('%PDF-1.4\n')
const magic = {
  pdf,
  zip: Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'),
  cfb: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  text: Buffer.alloc(0),
}
/** Replaces the characters that would end a quoted string. */
const quotable = (text: string) => text.replace(/["\r\n]/g, '_')

const json = (fields: object) => post(forms.contact.endpoint, jsonType, JSON.stringify(fields))
const jsonFields = ['name', 'email', 'subject', 'message', 'website', 'key', 'elapsed', 'unknown']
const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cookie',
  'User-Agent',
  'Referer',
  'Origin',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'If-Range',
  'X-Forwarded-For',
  'Forwarded',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'Content-Type',
  'Authorization',
  'X-Unknown',
]
const paths = [
  '/',
  '/news/',
  '/assets/',
  '/about/',
  '/?q=',
  '/api/contact?',
  '/newsletter/confirm?token=',
  '/newsletter/unsubscribe?token=',
  '/newsletter/confirm?',
  '/api/',
]

const places: Place[] = [
  ...jsonFields.map((name) => ({
    name: `the field ${name}`,
    most: bytesOfForm,
    request: (text: string) => json({ ...contact, [name]: text }),
  })),
  ...Object.entries({
    message: maxLength.text,
    subject: maxLength.line,
    email: maxLength.line,
  }).map(([name, most]) => ({
    name: `the field ${name}, as long as it is looked at`,
    most: most * rawLengthFactor * 3,
    request: (text: string) => json({ ...contact, [name]: text.slice(0, most * rawLengthFactor) }),
  })),
  {
    name: "a field's name",
    most: bytesOfForm,
    request: (text) => json(Object.fromEntries([...Object.entries(contact), [text, 'x']])),
  },
  ...[jsonType, urlencodedType, multipartType].map((type) => ({
    name: `a body of ${type[1].split(';')[0]}`,
    most: bytesOfForm,
    request: (text: string) => post(forms.contact.endpoint, type, text),
  })),
  ...['name', 'message'].map((name) => ({
    name: `the field ${name}, encoded for an address`,
    most: bytesOfForm / 3,
    request: (text: string) => {
      const body = new URLSearchParams({ ...contact, [name]: text }).toString()
      return post(forms.contact.endpoint, urlencodedType, body)
    },
  })),
  ...['phone', 'coverLetter'].map((name) => ({
    name: `the part ${name}`,
    most: 60_000,
    request: (text: string) => upload(...fieldParts({ [name]: text }), file('a.pdf', pdf, '')),
  })),
  {
    name: 'the name of a file',
    most: 79_000,
    request: (text) => upload(file(quotable(text), pdf, '')),
  },
  {
    name: 'the head of a part',
    most: bytesOfPart,
    request: (text) => upload(field('key', 'x', `Content-Type: ${text.replace(/[\r\n]/g, '_')}`)),
  },
  ...Object.entries(magic).map(([type, start]) => ({
    name: `a file that begins as ${type}`,
    most: bytesOfFile,
    request: (text: string) => upload(file('a.pdf', start, text)),
  })),
  ...headerNames.map((name) => ({
    name: `the header ${name}`,
    most: bytesOfHead,
    request: (text: string) => get('/', [name, text]),
  })),
  ...['multipart/form-data; boundary=', 'application/json; charset=', ''].map((start) => ({
    name: `the content type ${start || 'alone'}`,
    most: bytesOfHead,
    request: (text: string) =>
      post(forms.contact.endpoint, ['Content-Type', start + text.replace(/[\r\n\0]/g, ' ')], '{}'),
  })),
  ...paths.map((path) => ({
    name: `the address ${path}`,
    most: bytesOfHead,
    request: (text: string) => get(path + text),
  })),
]

/** Fixed, so that every run sends the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
/** Number of random texts for each place, in addition to `repeated`. */
const combined = Number(process.env.FUZZ_RUNS ?? 16)
/** Requests per batch: only those of a costly batch are measured one by one. */
const together = 12

/** Milliseconds of processor time that a request may cost above a plain one of its size. */
const most = 50

/** A server that closes before it has read everything may cut off its response. @throws any other error */
function missed(error: unknown): [] {
  if (error instanceof Error && error.message === 'no answer') return []
  throw error
}

/** Milliseconds of processor time that the server spends on requests. */
async function cost({ pid, url }: Inbox, ...requests: Buffer[]): Promise<number> {
  const port = Number(new URL(url).port)
  const before = await processorTime(pid)
  const answers = await Promise.all(
    requests.map((request) => exchange(port, request).catch(missed)),
  )
  const after = await processorTime(pid)
  for (const { status } of answers.flat()) if (status >= 500) throw new Error(`answered ${status}`)
  return after - before
}

/** The lowest of several costs: without occasional work such as garbage collection. */
async function leastCost(inbox: Inbox, request: Buffer): Promise<number> {
  const costs = []
  for (let tries = 0; tries < 4; tries += 1) costs.push(await cost(inbox, request))
  return Math.min(...costs)
}

/** A request of the same size with a plain text. */
function plainRequest({ request }: Place, like: Buffer): Buffer {
  return request('x'.repeat(like.length - request('').length))
}

/** Why some of the texts cost too much in one place. */
async function complaints(inbox: Inbox, place: Place, texts: Text[]): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < texts.length; at += together) {
    const batch = texts.slice(at, at + together)
    const requests = batch.map((text) => place.request(text(place.most)))
    if ((await cost(inbox, ...requests)) <= most) continue
    for (const [index, request] of requests.entries()) {
      const least = await leastCost(inbox, request)
      if (least <= most) continue
      const above = least - (await leastCost(inbox, plainRequest(place, request)))
      const text = JSON.stringify(batch[index]?.(40))
      if (above > most) found.push(`${place.name}: ${text} costs ${Math.round(above)} ms more`)
    }
  }
  return found
}

it(`no text costs more than its bytes, wherever it stands (seed ${seed})`, async () => {
  const inbox = await startInbox(await newStore('SQLite'))
  const texts = [...repeated, ...fc.sample(costlyText, { seed, numRuns: combined })]
  const found: string[] = []
  for (const place of places) {
    try {
      found.push(...(await complaints(inbox, place, texts)))
    } catch (error) {
      throw new Error(`${place.name}: ${error}`)
    }
  }
  expect(found).toEqual([])
})
