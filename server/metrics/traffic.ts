import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How exchanges end: by the class of the status, or without a status. */
type Ends = Record<'2xx' | '3xx' | '4xx' | '5xx' | 'aborted', number>

/** What goes through a server, in plain numbers. */
type Traffic = {
  requests: Record<RequestKind, Ends>
  /** Forms that have begun to arrive and are not answered. */
  openForms: number
  openConnections: number
  /** What was no request at all. */
  brokenRequests: number
}

const noEnds = (): Ends => ({ '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, aborted: 0 })

export function noTraffic(): Traffic {
  return {
    requests: { page: noEnds(), asset: noEnds(), form: noEnds(), other: noEnds() },
    openForms: 0,
    openConnections: 0,
    brokenRequests: 0,
  }
}

/**
 * Counts at the server itself, in front of everything that may answer. A request costs a lookup
 * and two listeners.
 */
export function watchServer(server: Server, traffic: Traffic): void {
  /** Forms under way on each connection: when it breaks, pipelined ones end with it. */
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

/** @returns `aborted` when the connection broke before a status was sent */
function classOf({ headersSent, statusCode }: ServerResponse): keyof Ends {
  if (!headersSent) return 'aborted'
  if (statusCode >= 500) return '5xx'
  if (statusCode >= 400) return '4xx'
  return statusCode >= 300 ? '3xx' : '2xx'
}

/** What a request asks for, as far as metrics and logs may tell. */
type RequestKind = 'page' | 'asset' | 'form' | 'other'

/**
 * Sorts a request by method and address, whatever becomes of it: a page, a file, a form that is
 * sent, or anything else. Called for every request, so it only looks for single characters.
 */
export function requestKind(method = '', url = ''): RequestKind {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (path.startsWith('/api/')) return method === 'POST' ? 'form' : 'other'
  if (method !== 'GET' && method !== 'HEAD') return 'other'
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.includes('.') && !name.endsWith('.html') ? 'asset' : 'page'
}
