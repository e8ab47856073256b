import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from './store-problem.ts'

/** Milliseconds between two lines about the same failure. */
const pause = 10_000

const meanings: Record<string, string> = {
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk cannot be written',
  SQLITE_READONLY: 'the store is read-only',
  SQLITE_BUSY: 'another process is writing to the store all the time',
  STORE_RESTARTING: 'the store is being started again',
  SQLITE_CORRUPT: 'the store is damaged: stop the server and restore a backup',
  '53100': 'the disk of PostgreSQL is full',
  ECONNREFUSED: 'PostgreSQL does not answer',
  ECONNRESET: 'PostgreSQL has broken off the connection',
  ETIMEDOUT: 'PostgreSQL does not answer in time',
  '57014': 'PostgreSQL does not get on in time',
  '57P01': 'PostgreSQL is shutting down',
  '57P03': 'PostgreSQL is starting up',
}

export type StoreWatch = {
  failed: (error: unknown) => void
  worked: () => void
}

/**
 * Tells the log that submissions cannot be stored, and when they can again: once in a while, not
 * once for each visitor.
 */
export function watchStore(log: FastifyBaseLogger): StoreWatch {
  let last: { code: string; at: number } | undefined
  return {
    failed(error) {
      const code = errorCode(error)
      if (last?.code === code && Date.now() - last.at < pause) return
      last = { code, at: Date.now() }
      log.error({ code }, `submissions cannot be stored: ${meanings[code] ?? 'the store failed'}`)
    },
    worked() {
      if (!last) return
      last = undefined
      log.warn('submissions are stored again')
    },
  }
}
