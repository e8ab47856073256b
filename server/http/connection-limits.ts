import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '#server/limits.ts'
import { clientNetwork } from './client-network.ts'

type Connection = {
  socket: Socket
  network: string
  /** Requests that it has brought, and those of them whose answers are not over. */
  brought: number
  requests: number
  /** When it last became idle or busy, in milliseconds of the process's clock. */
  since: number
}

type Options = {
  /** Connections at once. */
  most: number
  /** Connections of one network; undefined where all of them come from a proxy. */
  ofOne: number | undefined
  /** Hears of errors of the listening socket, such as too many open files. */
  onError: (error: Error) => void
}

/**
 * Bounds what connections cost: how many there are, of all and of one network, how many requests
 * each may bring in its life and how many without waiting for answers. Whoever comes when the table
 * is full takes the place of the connection that has been idle longest, so that visitors always
 * get in.
 *
 * @returns limits a server, together with all others that it is called with; once everything that
 *   answers requests is attached to it
 */
export function connectionLimits({ most, ofOne, onError }: Options): (server: Server) => void {
  const connections = new Map<Socket, Connection>()
  const counts = new Map<string, number>()
  // In the order in which they became so.
  const idle = new Set<Connection>()
  const busy = new Set<Connection>()

  function add(socket: Socket): void {
    const network = clientNetwork(socket.remoteAddress ?? '')
    const own = counts.get(network) ?? 0
    const tooMany = connections.size >= most
    const tooManyOfOne = ofOne !== undefined && own >= ofOne
    if ((tooManyOfOne && !makeRoom(network)) || (tooMany && !tooManyOfOne && !makeRoom())) {
      socket.destroy()
      return
    }
    const connection = { socket, network, brought: 0, requests: 0, since: performance.now() }
    connections.set(socket, connection)
    counts.set(network, (counts.get(network) ?? 0) + 1)
    idle.add(connection)
    socket.once('close', () => forget(connection))
  }

  /** Closes the connection that can best be missed. @returns whether there was one */
  function makeRoom(network?: string): boolean {
    const oldest = first(idle, network) ?? first(busy, network, performance.now() - stalled)
    oldest?.socket.destroy()
    if (oldest) forget(oldest)
    return oldest !== undefined
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.socket)) return
    idle.delete(connection)
    busy.delete(connection)
    const left = (counts.get(connection.network) ?? 1) - 1
    if (left > 0) counts.set(connection.network, left)
    else counts.delete(connection.network)
  }

  /** Counts a request. @returns whether it may be answered */
  function begin(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = connections.get(request.socket)
    // Read before its connection was closed by us.
    if (!connection) return false
    connection.brought += 1
    connection.requests += 1
    const last = connection.brought >= limits.requestsPerConnection.value
    if (connection.requests > limits.pipelined.value) {
      request.socket.destroy()
      forget(connection)
      return false
    }
    if (connection.requests === 1) move(connection, idle, busy)
    response.once('close', () => {
      // Node only says that it was the last and leaves the rest to the client.
      if (last) request.socket.destroySoon()
      connection.requests -= 1
      if (connection.requests === 0 && connections.has(connection.socket)) {
        move(connection, busy, idle)
      }
    })
    return true
  }

  return (server) => {
    server.maxRequestsPerSocket = limits.requestsPerConnection.value
    server.on('connection', add)
    for (const event of ['request', 'checkExpectation']) {
      const answer = server.listeners(event)
      if (answer.length === 0) continue
      server.removeAllListeners(event)
      server.on(event, (request: IncomingMessage, response: ServerResponse) => {
        if (!begin(request, response)) return
        for (const listener of answer) listener.call(server, request, response)
      })
    }
    // Before it listens, whoever started it hears why it cannot.
    server.on('error', (error) => server.listening && onError(error))
  }
}

/** Milliseconds after which a request that is not answered may lose its connection to others. */
const stalled = limits.bodyProgress.value

function move(connection: Connection, from: Set<Connection>, to: Set<Connection>): void {
  from.delete(connection)
  connection.since = performance.now()
  to.add(connection)
}

/** The first of a network, or of all, that has been as it is since the time given. */
function first(
  connections: Set<Connection>,
  network: string | undefined,
  before = Number.POSITIVE_INFINITY,
): Connection | undefined {
  for (const connection of connections) {
    if (connection.since > before) return undefined
    if (network === undefined || connection.network === network) return connection
  }
  return undefined
}

/** How many connections a process may have that may open so many descriptors. */
export function mostConnections(descriptors: number): number {
  const { connections, reservedDescriptors } = limits
  return Math.max(1, Math.min(connections.value, descriptors - reservedDescriptors.value))
}
