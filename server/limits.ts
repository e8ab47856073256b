/** One limit on what a client may cost. */
export type Limit = {
  value: number
  unit: 'bytes' | 'characters' | 'milliseconds' | 'a minute' | 'an hour' | ''
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
  // Longer than an upload or a mail takes.
  stopping: {
    value: 25_000,
    unit: 'milliseconds',
    of: 'the time for what is under way when the server is stopped',
    beyond: 'it is cut',
  },
} as const satisfies Record<string, Limit>
