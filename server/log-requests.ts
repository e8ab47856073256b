import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { requestKind } from './http/request-kind.ts'

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
    // First of all listeners: the next answer of the connection has not begun.
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
