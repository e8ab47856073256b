import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { report } from 'node:process'
import { z } from 'zod'
import type { Limits } from '#contract/limit.ts'
import { clientNetwork, leastMissed } from './networks.ts'
import { limits as formLimits } from './open-forms.ts'

export const limits = {
  connections: {
    value: 1_000,
    unit: '',
    of: 'open connections',
    beyond:
      'one that is idle, or whose answers are not read, is closed: the oldest of the address that has most',
  },
  reservedDescriptors: {
    value: 128,
    unit: '',
    of: 'descriptors that are kept from connections where the process may open few',
    beyond: 'fewer connections',
  },
  connectionsOfOne: {
    value: 256,
    unit: '',
    of: 'open connections of one address, without a proxy',
    beyond: 'the same, among its own',
  },
  // As many as nginx allows.
  requestsPerConnection: {
    value: 1_000,
    unit: '',
    of: 'requests of one connection',
    beyond: 'it is closed after the last answer',
  },
  // Browsers and proxies send one at a time.
  pipelined: {
    value: 4,
    unit: '',
    of: 'requests of one connection that wait for answers',
    beyond: 'it is closed',
  },
} as const satisfies Limits

type Connection = {
  socket: Socket
  network: string
  /** Requests received on it, and those of them whose answers are not finished. */
  brought: number
  requests: number
  /** When it became idle or busy, or last made progress, in milliseconds of `performance.now()`. */
  since: number
  /** Bytes received and delivered by then. */
  carried: number
}

type Options = {
  /** Connections at once. */
  most: number
  /** Connections of one network; undefined where all of them come from a proxy. */
  ofOne: number | undefined
  /** Called with errors of the listening socket, such as too many open files. */
  onError: (error: Error) => void
}

/** Milliseconds after which a request that is not answered may lose its connection to others. */
const stalled = formLimits.bodyProgress.value

/** Milliseconds between two looks at what busy connections carry. */
const pause = 500

/**
 * Limits the number of connections, in all and per network, and of the requests on each, in total and
 * pipelined. When the table is full, a new connection replaces one that is idle, or whose client does
 * not read its answers, so that visitors always get in.
 *
 * @returns adds a server to those that share these limits; to be called once everything that answers
 *   its requests is attached
 */
export function connectionLimits({ most, ofOne, onError }: Options): (server: Server) => void {
  const connections = new Map<Socket, Connection>()
  const counts = new Map<string, number>()
  const countOf = (network: string) => counts.get(network) ?? 0

  function add(socket: Socket): void {
    const network = clientNetwork(socket.remoteAddress ?? '')
    const tooMany = connections.size >= most
    const tooManyOfOne = ofOne !== undefined && countOf(network) >= ofOne
    if ((tooMany || tooManyOfOne) && !makeRoom(network, tooManyOfOne)) {
      socket.destroy()
      return
    }
    const since = performance.now()
    const connection = { socket, network, brought: 0, requests: 0, since, carried: 0 }
    connections.set(socket, connection)
    counts.set(network, countOf(network) + 1)
    socket.once('close', () => forget(connection))
  }

  /** Closes the connection that can best be missed. @returns whether there was one */
  function makeRoom(newcomer: string, itsOwn: boolean): boolean {
    const now = performance.now()
    const rule = {
      newcomer,
      shareOf: (network: string) => countOf(network) + (network === newcomer ? 1 : 0),
      progress: ({ since }: Connection) => since,
    }
    const mayGo = (one: Connection) => !itsOwn || one.network === newcomer
    const missed =
      leastMissed(connections.values(), {
        ...rule,
        mayGo: (one) => mayGo(one) && waitsForItsClient(one),
      }) ??
      leastMissed(connections.values(), {
        ...rule,
        mayGo: (one, greedy) => mayGo(one) && (greedy || now - one.since >= stalled),
      })
    missed?.socket.destroy()
    if (missed) forget(missed)
    return missed !== undefined
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.socket)) return
    const left = countOf(connection.network) - 1
    if (left > 0) counts.set(connection.network, left)
    else counts.delete(connection.network)
  }

  /** Counts a request. @returns whether it may be answered */
  function begin(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = connections.get(request.socket)
    // Node had parsed this request before we closed its connection.
    if (!connection) return false
    connection.brought += 1
    connection.requests += 1
    const last = connection.brought >= limits.requestsPerConnection.value
    if (connection.requests > limits.pipelined.value) {
      request.socket.destroy()
      forget(connection)
      return false
    }
    if (connection.requests === 1) connection.since = performance.now()
    response.once('close', () => {
      // Node only sends `Connection: close` and leaves closing to the client.
      if (last) request.socket.destroySoon()
      connection.requests -= 1
      if (connection.requests === 0) connection.since = performance.now()
    })
    return true
  }

  function look(): void {
    const now = performance.now()
    for (const connection of connections.values()) {
      if (connection.requests === 0) continue
      const carried = carriedBy(connection.socket)
      if (carried === connection.carried) continue
      connection.carried = carried
      connection.since = now
    }
  }

  return (server) => {
    server.maxRequestsPerSocket = limits.requestsPerConnection.value
    server.on('connection', add)
    const timer = setInterval(look, pause).unref()
    server.once('close', () => clearInterval(timer))
    for (const event of ['request', 'checkExpectation']) {
      const answer = server.listeners(event)
      if (answer.length === 0) continue
      server.removeAllListeners(event)
      server.on(event, (request: IncomingMessage, response: ServerResponse) => {
        if (!begin(request, response)) return
        for (const listener of answer) listener.call(server, request, response)
      })
    }
    // Before it listens, the caller of `listen` gets the error.
    server.on('error', (error) => server.listening && onError(error))
  }
}

/** Whether it is the client's turn: to ask for something, or to read what we have answered. */
function waitsForItsClient({ requests, socket }: Connection): boolean {
  return requests === 0 || unsent(socket) > 0
}

/** Bytes received from the client, and bytes that its system has taken. */
function carriedBy(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - unsent(socket)
}

/** Bytes of answers in libuv's write queue: the client is not reading. Node has no public API for it. */
function unsent({ _handle }: Socket & { _handle?: { writeQueueSize?: number } | null }): number {
  return _handle?.writeQueueSize ?? 0
}

/** How many connections a process may have, given the limit of its file descriptors. */
export function mostConnections(descriptors: number = descriptorLimit()): number {
  const { connections, reservedDescriptors } = limits
  return Math.max(1, Math.min(connections.value, descriptors - reservedDescriptors.value))
}

/** The default soft limit of open files on most systems. */
const usual = 1024

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.coerce.number() }) }),
})

/** How many descriptors this process may have open: its soft limit; infinite when there is none. */
function descriptorLimit(): number {
  if (!report) return usual
  // Looking up the names of interfaces could take seconds.
  // Node's types do not know this yet.
  Reflect.set(report, 'excludeNetwork', true)
  const { data } = reportSchema.safeParse(report.getReport())
  if (!data) return usual
  const { soft } = data.userLimits.open_files
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft
}
