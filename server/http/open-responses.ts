import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const none: ReadonlySet<ServerResponse> = new Set()
const byConnection = new WeakMap<Duplex, Set<ServerResponse>>()

/** The responses that are due on a connection, or not yet sent to their end. */
export function openResponses(connection: Duplex): ReadonlySet<ServerResponse> {
  return byConnection.get(connection) ?? none
}

/** Keeps track of what a server has not yet answered, for {@link openResponses}: Node has no public API for it. */
export function trackResponses(server: Server): void {
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const open = byConnection.get(socket) ?? new Set()
    byConnection.set(socket, open.add(response))
    response.once('close', () => open.delete(response))
  })
}
