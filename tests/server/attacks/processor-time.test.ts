import { expect, it } from 'vitest'
import { forms } from '#contract/forms.ts'
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
  ...['\u0301', '\u0301\u0316', 'a\u0316\u0301', '\u0344', '\u1161', '\u{1D165}', '\uFB2C', 'ﷺ'],
  ...['\uD800', '\uDC00', '\uD83D\uDC69\u200D', '\u202E', '\u{E0041}', '\0', '\u007F', '\uFEFF'],
  // Runs of one character class.
  ...[' ', '\t', '\n', '\r', '\r\n', '\u2028', '\u00A0', '\t ', ' \t', 'a a', '<a ', '\u001b['],
  ...`a A 0 é 漢 😀 . / \\ _ - @ % + & = ; , : " ' < { [ ( aa ab aA0 00 (( [[ \\\\ </ ::`.split(
    ' ',
  ),
  // What formats and protocols begin something with.
  ...`a@ @a. a. .- http:// =?a?q? ?= %25 %E0%A4 a=& a=1& [a]= {"a": "a":1, \\" \\u0000`.split(' '),
  ...`1, q=0.1, gzip; bytes=0-, 0-1, W/"a", ../ /.. // ./ .html /index =" \\"a ::ffff:`.split(' '),
  ...['1.1.1.1,', '; a="', '\r\n--', '\r\n--a', '--', '\r\nA: b', '\r\n\t', '<!--', '$&', '${'],
]

/** Each unit repeated, with an end that makes patterns fail and backtrack. */
const texts = units.map((unit) => (most: number) => {
  const times = Math.floor(most / Buffer.byteLength(unit))
  return `${unit.repeat(times)}\u0001`
})

const contact = contactForm(1)
const application = Object.fromEntries(
  [...applicationForm(1)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  ),
)
const bytesOfForm = 250_000
const bytesOfHead = 14_000

function post(target: string, type: Header, body: string | Buffer): Buffer {
  return frame({ target, headers: [type], body: Buffer.from(body) })
}

function get(target: string, ...headers: Header[]): Buffer {
  // A line break would start another header or request.
  const oneLine = (text: string) => text.replace(/[\r\n\0]/g, ' ')
  const plain = headers.map(([name, value]) => [name, oneLine(value)] as const)
  return frame({ method: 'GET', target: oneLine(target).replaceAll(' ', '%20'), headers: plain })
}

/** An application with more fields, and with a file of this name and content. */
function upload(name: string, content: string, fields: Record<string, string> = {}): Buffer {
  const file = filePart('resume', name.replace(/["\r\n]/g, '_'), Buffer.from(content, 'latin1'))
  const parts = [...fieldParts(application), ...fieldParts(fields), file]
  return post(forms.application.endpoint, multipartType, multipart(parts))
}

const json = (fields: object) => post(forms.contact.endpoint, jsonType, JSON.stringify(fields))
const jsonFields = 'name email subject message website key elapsed unknown'.split(' ')
const headerNames = (
  'Accept Accept-Encoding Accept-Language Cookie User-Agent Origin If-None-Match ' +
  'If-Modified-Since Range If-Range X-Forwarded-For X-Forwarded-Proto Content-Type X-Unknown'
).split(' ')
const paths = (
  '/ /news/ /assets/ /about/ /?q= /api/ /api/contact? /newsletter/confirm?token= ' +
  '/newsletter/unsubscribe?token='
).split(' ')

const places: Place[] = [
  ...jsonFields.map((name) => ({
    name: `the field ${name}`,
    most: bytesOfForm,
    request: (text: string) => json({ ...contact, [name]: text }),
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
  {
    name: 'a field, encoded for an address',
    most: bytesOfForm / 3,
    request: (text) => {
      const body = new URLSearchParams({ ...contact, message: text }).toString()
      return post(forms.contact.endpoint, urlencodedType, body)
    },
  },
  { name: 'a part', most: 60_000, request: (text) => upload('a', '%PDF-', { coverLetter: text }) },
  { name: 'the name of a file', most: 79_000, request: (text) => upload(text, '%PDF-') },
  {
    name: 'the head of a part',
    most: 7_000,
    request: (text) => {
      const part = field('key', 'x', `Content-Type: ${text.replace(/[\r\n]/g, '_')}`)
      return post(forms.application.endpoint, multipartType, multipart([part]))
    },
  },
  // A PDF, a zip, the old Office container, and none of them.
  ...['%PDF-1.4\n', 'PK\x03\x04\x14\0\0\0\0\0', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', ''].map(
    (start) => ({
      name: `a file that begins with ${JSON.stringify(start)}`,
      most: 1_000_000,
      request: (text: string) => upload('a.pdf', start + Buffer.from(text).toString('latin1')),
    }),
  ),
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

/** Why some of the texts cost too much in one place. */
async function complaints(inbox: Inbox, { name, most: bytes, request }: Place): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < texts.length; at += together) {
    const requests = texts.slice(at, at + together).map((text) => request(text(bytes)))
    if ((await cost(inbox, ...requests)) <= most) continue
    for (const [index, costly] of requests.entries()) {
      const least = await leastCost(inbox, costly)
      if (least <= most) continue
      const plain = request('x'.repeat(costly.length - request('').length))
      const above = least - (await leastCost(inbox, plain))
      const unit = JSON.stringify(units[at + index])
      if (above > most) found.push(`${name}: ${unit} costs ${Math.round(above)} ms more`)
    }
  }
  return found
}

it('no text costs more than its bytes, wherever it stands', async () => {
  const inbox = await startInbox(await newStore('SQLite'))
  const found: string[] = []
  for (const place of places) found.push(...(await complaints(inbox, place)))
  expect(found).toEqual([])
})
