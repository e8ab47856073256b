/** The store cannot be opened; the message is one finished line for the person who runs it. */
export class StoreProblem extends Error {
  readonly code: string

  constructor(message: string, code = 'STORE_UNUSABLE') {
    super(message)
    this.code = code
  }
}

/** A failure of the store that is reported by its code alone. */
export class StoreError extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the store failed (${code})`)
    this.code = code
  }
}

/**
 * The code of a database's or system's error, such as `SQLITE_FULL` or `ECONNREFUSED`. Logs show
 * codes alone: messages may quote what a visitor wrote.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // node:sqlite has one `code` for all errors, and SQLite's own number in `errcode`.
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCode(error.errcode)
  // A connection tried over several addresses fails with all their errors.
  if (error instanceof AggregateError) return errorCode(error.errors[0])
  if ('code' in error && typeof error.code === 'string') return error.code
  return unnamed[error.message] ?? error.name
}

/** What `pg` reports without a code. */
const unnamed: Record<string, string> = {
  'Query read timeout': 'ETIMEDOUT',
  // The pool's, when every connection is in use.
  'timeout exceeded when trying to connect': 'POOL_BUSY',
  'Connection terminated due to connection timeout': 'ETIMEDOUT',
  'Connection terminated unexpectedly': 'ECONNRESET',
  'Connection terminated': 'ECONNRESET',
  'Client was closed and is not queryable': 'ECONNRESET',
  'Client has encountered a connection error and is not queryable': 'ECONNRESET',
}

/** SQLite's primary result codes (sqlite.org/rescode.html) that a store in use can meet. */
const sqliteCodes: Record<number, string> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

function sqliteCode(extended: number): string {
  const primary = extended & 0xff
  return sqliteCodes[primary] ?? `SQLITE_${primary}`
}

/** What a code means, for whoever reads the log. */
export function meaningOf(code: string): string {
  return meanings[code] ?? 'the store failed'
}

const meanings: Record<string, string> = {
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk cannot be read or written',
  SQLITE_READONLY: 'the store is read-only',
  SQLITE_BUSY: 'another process is writing to the store all the time',
  SQLITE_CORRUPT: 'the store is damaged',
  STORE_RESTARTING: 'the store is being started again',
  STORE_MOVED: 'the files of the store were moved, deleted or replaced',
  '53100': 'the disk of PostgreSQL is full',
  '53300': 'PostgreSQL has no connection left',
  ECONNREFUSED: 'PostgreSQL does not answer',
  ECONNRESET: 'PostgreSQL has broken off the connection',
  ETIMEDOUT: 'PostgreSQL does not answer in time',
  POOL_BUSY: 'all connections to PostgreSQL are in use',
  '57014': 'PostgreSQL does not get on in time',
  '57P01': 'PostgreSQL is shutting down',
  '57P03': 'PostgreSQL is starting up',
}

/** Whether the disk of SQLite or of PostgreSQL is full. */
export function isFull(code: string): boolean {
  return code === 'SQLITE_FULL' || code === 'ENOSPC' || code === '53100'
}

/** Failures that are usually over in a moment: forms are still tried. */
const passing = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'STORE_RESTARTING',
  'STORE_OPENING',
  'POOL_BUSY',
  // A statement that waited too long, a lock, a deadlock, no connection left.
  '57014',
  '55P03',
  '40P01',
  '40001',
  '53300',
])

export function isPassing(code: string): boolean {
  return passing.has(code)
}

/**
 * Whether the open store may work again: after a full disk has room, or a lock is released. Otherwise
 * the connection is gone, or the file was replaced, and the store has to be opened anew.
 */
export function staysOpen(code: string): boolean {
  if (/^(SQLITE_(BUSY|LOCKED|FULL|CONSTRAINT|\d+)|POOL_BUSY)$/.test(code)) return true
  // PostgreSQL's classes of lost connections, refused access, shutdown; and a server that only reads.
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|28|3D|57P|25006|E)/.test(code)
}

/** Whether a store's error is about the data of one submission rather than about the store. */
export function isDataError(error: unknown): boolean {
  // PostgreSQL's classes 22 and 23: data that a column cannot hold, a constraint.
  return /^(SQLITE_CONSTRAINT|2[23][0-9A-Z]{3})$/.test(errorCode(error))
}
