import { type Logger, pino } from 'pino'

/**
 * The server's log: JSON, a line each, on standard output. No line tells who a visitor is or what
 * was sent: errors are shown without their words, which may quote it, and requests not at all.
 *
 * @param level what is logged: lines of this weight and heavier ones
 */
export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: withoutWords, ...withheld } })
}

/** What holds a request's address or head, in the lines of libraries. */
const withheld = { req: nothing, res: nothing, busboyOptions: nothing }

function nothing(): undefined {
  return undefined
}

/** What kind of error it was and where in the code it happened. */
function withoutWords(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  // The first lines of a stack are the message.
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, code, stack: places.join('\n') }
}
