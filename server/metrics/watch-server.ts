import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { requestKind } from '#server/http/request-kind.ts'
import { classOf, type Traffic } from './traffic.ts'

/**
 * Counts at the server itself, in front of everything that may answer. A request costs a lookup
 * and two listeners.
 */
export function watchServer(server: Server, traffic: Traffic): void {
  /** Forms under way on each connection. One that breaks takes those along that wait their turn. */
  const forms = new WeakMap<Socket, number>()

  server.on('connection', (socket: Socket) => {
    traffic.openConnections += 1
    socket.once('close', () => {
      traffic.openConnections -= 1
      traffic.openForms -= forms.get(socket) ?? 0
      forms.delete(socket)
    })
  })
  server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ECONNRESET') traffic.brokenRequests += 1
  })
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { socket } = request
    const kind = requestKind(request.method, request.url)
    if (kind === 'form') {
      traffic.openForms += 1
      forms.set(socket, (forms.get(socket) ?? 0) + 1)
    }
    answer.once('close', () => {
      traffic.requests[kind][classOf(answer)] += 1
      const open = forms.get(socket)
      if (kind !== 'form' || open === undefined) return
      traffic.openForms -= 1
      forms.set(socket, open - 1)
    })
  })
}
