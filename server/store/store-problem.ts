/** The store cannot be opened; the message is one finished line for the person who starts it. */
export class StoreProblem extends Error {}

/** A store's failure that came from another thread: its code is all that crosses. */
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
  // node:sqlite has one code for all and tells SQLite's own number beside it.
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCode(error.errcode)
  // A connection tried over several addresses fails with all their errors.
  if (error instanceof AggregateError) return errorCode(error.errors[0])
  if ('code' in error && typeof error.code === 'string') return error.code
  return unnamed[error.message] ?? error.name
}

/** What `pg` reports without a code. */
const unnamed: Record<string, string> = {
  'Query read timeout': 'ETIMEDOUT',
  'timeout exceeded when trying to connect': 'ETIMEDOUT',
  'Connection terminated due to connection timeout': 'ETIMEDOUT',
  'Connection terminated unexpectedly': 'ECONNRESET',
  'Connection terminated': 'ECONNRESET',
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
