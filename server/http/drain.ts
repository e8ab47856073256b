import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { openResponses } from './open-responses.ts'

/** Milliseconds in which a request that a client has sent on an idle connection arrives, as a rule. */
const idleTime = 500
/** Milliseconds between two rounds of closing the connections that have become idle. */
const sweepInterval = 50

/**
 * Prepares a server, whose responses are tracked, to end without losing a request: Node's own `close` resets
 * idle connections at once, with the request that may already be on its way in one of them.
 *
 * @returns stops listening, and resolves when no connection is left: requests that arrive are answered with
 *   `Connection: close`, idle connections are closed after half a second. After so many milliseconds whatever
 *   is left is cut.
 */
export function drainable(server: Server): (timeout: number) => Promise<void> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return async (timeout) => {
    const end = performance.now() + timeout
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.setHeader('connection', 'close')
    })
    // The HTTP server's own would reset the idle connections.
    NetServer.prototype.close.call(server)
    await wait(Math.min(idleTime, timeout))
    while (open.size > 0 && performance.now() < end) {
      // `closeIdleConnections` would cut a response that its client still reads.
      for (const socket of open) if (openResponses(socket).size === 0) socket.destroySoon()
      await wait(sweepInterval)
    }
    for (const socket of open) socket.destroy()
  }
}
