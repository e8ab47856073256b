import type { Readable, Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Settings } from '../../server/settings.ts'
import type { Tables } from './database.ts'

/** The desk's origins; cookies and roles of one do not count at the other. */
export type Origin = 'desk' | 'preview'

/** The desk without content and builds: what concerns people alone. */
export type DeskContext = {
  settings: Settings
  /** `DESK_DIR`. */
  folder: string
  /** Each an origin, without a path. */
  urls: Readonly<Record<Origin, string>>
  db: Kysely<Tables>
  /** Milliseconds since 1970. */
  now: () => number
  /** Adds an entry to the audit log; its `person` is null for the desk itself. */
  audit: (entry: Entry) => Promise<void>
  /**
   * Sends a mail with a secret, for which whoever asked for it waits, and says whether it went out: without
   * `SMTP_URL` none does. All others are queued (mail.ts).
   */
  mail: (to: string, subject: string, text: string) => Promise<boolean>
  log: FastifyBaseLogger
}

/** A process that the desk talks to. It ends when its input ends. */
export type Process = { input: Writable; output: Readable }

/** A request that somebody may not make, or not now; the message is one sentence for people. */
export class Refusal extends Error {}

export type Entry = {
  person: string | null
  action: string
  subject: string
  detail?: string | undefined
}
