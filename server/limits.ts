/** One limit on what a client may cost. */
export type Limit = {
  value: number
  unit: 'bytes' | 'characters' | 'milliseconds' | 'a minute' | 'an hour' | 'a day' | ''
  /** What is limited. */
  of: string
  /** What whoever goes beyond it meets. */
  beyond: string
}

/**
 * Every limit of the server in one place: the budget of each input. `docs/operating.md` shows this
 * table; a test keeps the two alike.
 */
export const limits = {
  connectionSilence: {
    value: 60_000,
    unit: 'milliseconds',
    of: 'silence on a connection',
    beyond: 'it is closed',
  },
  requestHead: {
    value: 20_000,
    unit: 'milliseconds',
    of: 'the time for the head of a request',
    beyond: '408, closed',
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
    beyond: 'none is sent; the answer is the same',
  },
  mailboxDay: {
    value: 6,
    unit: 'a day',
    of: 'confirmations to one mailbox, however it is written',
    beyond: 'none is sent; the answer is the same',
  },
  domainHour: {
    value: 200,
    unit: 'an hour',
    of: 'confirmations to all mailboxes of a domain',
    beyond: 'none is sent; the answer is the same',
  },
  domainDay: {
    value: 1_000,
    unit: 'a day',
    of: 'confirmations to all mailboxes of a domain',
    beyond: 'none is sent; the answer is the same',
  },
} as const satisfies Record<string, Limit>
