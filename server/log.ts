import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { destination, type Logger, pino } from 'pino'
import { requestKind } from './metrics/traffic.ts'

/**
 * The server's log: JSON, a line each, on standard output unless another descriptor is named. No line tells who a visitor is or what
 * was sent: errors are shown without their words, which may quote it, and requests not at all.
 *
 * @param level what is logged: lines of this weight and heavier ones
 */
export function openLog(level: string, descriptor = 1): Logger {
  const serializers = { err: withoutWords, ...withheld }
  return pino({ level, serializers }, destination(descriptor))
}

/** Serializers that drop a request's address and headers from the log lines of libraries. */
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

/**
 * Logs one line for each request of a server at level `info`: method, kind, status, milliseconds
 * and bytes sent, heads included. Address, query, sender and content are never logged. A request
 * that got no answer has no status.
 */
export function logRequests(server: Server, log: Logger): void {
  if (!log.isLevelEnabled('info')) return
  const sentBefore = new WeakMap<Socket, number>()

  function watch({ method, url, socket }: IncomingMessage, answer: ServerResponse) {
    const start = performance.now()
    let bytes = 0
    // Before Node's own `finish` listener, which starts the connection's next response.
    answer.prependOnceListener('finish', () => {
      bytes = socket.bytesWritten - (sentBefore.get(socket) ?? 0)
      sentBefore.set(socket, socket.bytesWritten)
    })
    answer.once('close', () => {
      log.info(
        {
          method,
          kind: requestKind(method, url),
          status: answer.headersSent ? answer.statusCode : undefined,
          milliseconds: Math.round((performance.now() - start) * 10) / 10,
          bytes,
        },
        'request',
      )
    })
  }
  server.prependListener('request', watch)
}
