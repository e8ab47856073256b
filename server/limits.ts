import { longest, longestKey, longestRaw, mostMarks } from '#contract/forms.ts'

/** One limit on what a client may cost. */
export type Limit = {
  value: number
  unit: 'bytes' | 'characters' | 'milliseconds' | 'a minute' | 'an hour' | 'a day' | 'hours' | ''
  /** What is limited. */
  of: string
  /** What whoever goes beyond it meets. */
  beyond: string
}

const megabyte = 1024 * 1024

/**
 * Every limit of the server in one place: the budget of each input. `docs/operating.md` shows this
 * table; a test keeps the two alike.
 */
export const limits = {
  connections: {
    value: 1_000,
    unit: '',
    of: 'open connections',
    beyond:
      'one that is idle, or whose answers are not read, is closed: the oldest of the address that has most',
  },
  // Whoever finds it full tries again after a second.
  waitingConnections: {
    value: 4_096,
    unit: '',
    of: 'connections that the system holds until the server takes them',
    beyond: 'the system lets them wait',
  },
  reservedDescriptors: {
    value: 128,
    unit: '',
    of: 'descriptors that are kept from connections where the process may open few',
    beyond: 'fewer connections',
  },
  connectionsOfOne: {
    value: 256,
    unit: '',
    of: 'open connections of one address, without a proxy',
    beyond: 'the same, among its own',
  },
  connectionSilence: {
    value: 60_000,
    unit: 'milliseconds',
    of: 'silence on a connection',
    beyond: 'it is closed',
  },
  // As many as nginx allows.
  requestsPerConnection: {
    value: 1_000,
    unit: '',
    of: 'requests of one connection',
    beyond: 'it is closed after the last answer',
  },
  // Browsers and proxies send one at a time.
  pipelined: {
    value: 4,
    unit: '',
    of: 'requests of one connection that wait for answers',
    beyond: 'it is closed',
  },
  requestHead: {
    value: 20_000,
    unit: 'milliseconds',
    of: 'the time for the head of a request',
    beyond: '408, closed',
  },
  headBytes: {
    value: 16 * 1024,
    unit: 'bytes',
    of: 'the head of a request: its address and all its headers',
    beyond: '431, closed',
  },
  // A resume of 10 MB at 0.7 Mbit/s.
  requestTime: {
    value: 120_000,
    unit: 'milliseconds',
    of: 'the time for a whole request, its body included',
    beyond: '408, closed',
  },
  keepAlive: {
    value: 10_000,
    unit: 'milliseconds',
    of: 'silence between two requests of a connection',
    beyond: 'it is closed',
  },
  storeLock: {
    value: 8_000,
    unit: 'milliseconds',
    of: 'waiting for another process that writes to the embedded store',
    beyond: '503 with `Retry-After`',
  },
  staffMailSlots: {
    value: 4,
    unit: '',
    of: 'mails to the staff on their way at once, in each process',
    beyond: 'the next ones wait',
  },
  confirmationSlots: {
    value: 4,
    unit: '',
    of: 'confirmations to subscribers on their way at once, in each process',
    beyond: 'the next ones wait; mails to the staff do not',
  },
  // With the pauses of `retryDelay` five days, as RFC 5321 wants it.
  mailAttempts: {
    value: 27,
    unit: '',
    of: 'attempts to send a mail, in about five days',
    beyond: 'it counts as failed until `retry`',
  },
  mailRefusals: {
    value: 6,
    unit: '',
    of: 'refusals of a mail for good (5xx), in about 40 minutes',
    beyond: 'it counts as failed until `retry`',
  },
  // ada+news@ and a.d.a@ count as ada@.
  mailboxHour: {
    value: 3,
    unit: 'an hour',
    of: 'confirmations to one mailbox, however it is written',
    beyond: 'the next ones are sent later',
  },
  mailboxDay: {
    value: 6,
    unit: 'a day',
    of: 'confirmations to one mailbox, however it is written',
    beyond: 'the next ones are sent later',
  },
  signUpsAtOnce: {
    value: 10,
    unit: '',
    of: 'sign-ups of one address whose confirmations are sent at once',
    beyond: 'the next ones are sent later, in order',
  },
  signUpsHour: {
    value: 30,
    unit: 'an hour',
    of: 'confirmations that further sign-ups of that address get',
    beyond: 'the next ones are sent later, in order',
  },
  // Kept in memory for so long, with the address.
  signUpPutOff: {
    value: 4,
    unit: 'hours',
    of: 'the time for which a sign-up of that address may wait for its confirmation',
    beyond: '429',
  },
  // What a mail server's operator takes for a list that was asked for.
  confirmationsAtOnce: {
    value: 300,
    unit: '',
    of: 'confirmations that go out after a quiet time, in each process',
    beyond: 'the next ones wait in the outbox',
  },
  confirmationsHour: {
    value: 600,
    unit: 'an hour',
    of: 'confirmations that go out after those, in each process',
    beyond: 'the next ones wait in the outbox',
  },
  bodyProgress: {
    value: 10_000,
    unit: 'milliseconds',
    of: 'the time for each further part of a form',
    beyond: '408, closed',
  },
  // The slowest mobile networks bring twice as much.
  bodyPart: {
    value: 10 * 1024,
    unit: 'bytes',
    of: 'what such a part must bring, at least',
    beyond: '408, closed',
  },
  // Networks cut no more finely than into 536 bytes (RFC 9293, 3.7.1).
  pieceBytes: {
    value: 256,
    unit: 'bytes',
    of: 'what the pieces in which a body arrives must hold, on average',
    beyond: 'it is closed',
  },
  bodyPieces: {
    value: 256,
    unit: '',
    of: 'pieces of a body that may be smaller',
    beyond: 'it is closed',
  },
  grace: {
    value: 2_000,
    unit: 'milliseconds',
    of: 'the time for which a form is not ended for those of addresses that have as many',
    beyond: 'it may be, when it is the slowest and there is no room',
  },
  openForms: {
    value: 512,
    unit: '',
    of: 'forms on their way',
    beyond: 'the slowest of the address that has most gets 503; without one, the next form',
  },
  openFormsOfOne: {
    value: 80,
    unit: '',
    of: 'forms on their way from one address',
    beyond: 'its slowest gets 429; without one, its next form',
  },
  uploadBytes: {
    value: 112 * megabyte,
    unit: 'bytes',
    of: 'what has arrived of uploads on their way',
    beyond: 'the slowest of the address that has most gets 503; without one, the next upload',
  },
  uploadBytesOfOne: {
    value: 48 * megabyte,
    unit: 'bytes',
    of: 'what has arrived of uploads on their way from one address',
    beyond: 'its slowest gets 429; without one, its next upload',
  },
  formsATurn: {
    value: 4,
    unit: '',
    of: 'forms that begin in one turn of the event loop',
    beyond: 'the next wait for the next turn, so that pages are answered between them',
  },
  storedTogether: {
    value: 12 * megabyte,
    unit: 'bytes',
    of: 'uploads that are checked and stored at the same time',
    beyond: 'the next wait for their turn',
  },
  formBytes: {
    value: 256 * 1024,
    unit: 'bytes',
    of: 'a form without a file',
    beyond: '413',
  },
  rawLine: {
    value: longest.line * longestRaw,
    unit: 'characters',
    of: 'a field of one line as it arrives; 200 are kept',
    beyond: '422',
  },
  rawText: {
    value: longest.text * longestRaw,
    unit: 'characters',
    of: 'a field of several lines as it arrives; 10,000 are kept',
    beyond: '422',
  },
  marks: { value: mostMarks, unit: '', of: 'marks on one letter', beyond: '422' },
  key: { value: longestKey, unit: 'characters', of: 'the key of a submission', beyond: '422' },
  formFields: { value: 24, unit: '', of: 'fields of a form, hidden ones included', beyond: '413' },
  fieldName: { value: 100, unit: 'bytes', of: "a field's name", beyond: '413' },
  fieldBytes: {
    value: 64 * 1024,
    unit: 'bytes',
    of: 'one field of a form with a file',
    beyond: '413',
  },
  partHead: {
    value: 8 * 1024,
    unit: 'bytes',
    of: 'the head of one part of a form with a file',
    beyond: 'its end is not read',
  },
  fileName: {
    value: 200,
    unit: 'bytes',
    of: 'the name that a file is stored under',
    beyond: 'its end is cut off',
  },
  loopDelay: {
    value: 3_000,
    unit: 'milliseconds',
    of: 'the time that the process takes to get round to its work',
    beyond: '503 for forms',
  },
  quota: {
    value: 100 * megabyte,
    unit: 'bytes',
    of: 'what one address may have stored in an hour',
    beyond: '429',
  },
  freeSpace: {
    value: 256 * megabyte,
    unit: 'bytes',
    of: 'free space in `DATA_DIR`, or 5 % of its disk where that is less, that must be left',
    beyond: '503 for uploads; other forms are taken',
  },
  healthAge: {
    value: 1_000,
    unit: 'milliseconds',
    of: 'the time for which one answer of `/api/health` serves all who ask',
    beyond: 'the store is asked again',
  },
  // A busy machine keeps one process waiting for seconds, hardly ever for twenty.
  hanging: {
    value: 20_000,
    unit: 'milliseconds',
    of: 'silence of the server process towards its supervisor',
    beyond: 'it is ended, and another started',
  },
  stoppingMails: {
    value: 4_000,
    unit: 'milliseconds',
    of: 'the time for mails on their way when the server is stopped',
    beyond: 'they are sent after the next start; pages are served meanwhile',
  },
  // With the supervisor's second of grace less than ten.
  stopping: {
    value: 8_000,
    unit: 'milliseconds',
    of: 'the time for all that is under way when the server is stopped',
    beyond: 'it is cut',
  },
} as const satisfies Record<string, Limit>
