import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type DrainOptions = {
  /** Milliseconds for which an idle connection may still bring a request. */
  idle: number
  /** Milliseconds after which whatever is left is cut. */
  atMost: number
}

/** Milliseconds between two looks at the connections. */
const sweep = 50

/** What a connection had carried when we looked, and since when it carries no more. */
type Activity = { bytes: number; since: number }

/**
 * Prepares a server to end without losing a request. Node's own `close` resets idle connections at
 * once, with the request that may already be on its way in one of them.
 *
 * @returns stops listening and resolves when no connection is left: what is being asked is answered,
 *   with `Connection: close`, and connections on which nothing comes are closed. Called again, it
 *   goes by the new options.
 */
export function drainable(server: Server): (options: DrainOptions) => Promise<void> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let goal: { idle: number; deadline: number } | undefined
  let drained: Promise<void> | undefined

  async function drain(): Promise<void> {
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.setHeader('connection', 'close')
    })
    // The HTTP server's own would reset the idle connections.
    NetServer.prototype.close.call(server)
    const activity = new Map<Socket, Activity>()
    while (open.size > 0 && goal && performance.now() < goal.deadline) {
      for (const socket of open) closeIfIdle(socket, activity, goal.idle)
      await wait(sweep)
    }
    for (const socket of open) socket.destroy()
  }

  return ({ idle, atMost }) => {
    goal = { idle, deadline: performance.now() + atMost }
    drained ??= drain()
    return drained
  }
}

function closeIfIdle(socket: Socket, activity: Map<Socket, Activity>, idle: number): void {
  const now = performance.now()
  const bytes = socket.bytesRead + socket.bytesWritten
  const last = activity.get(socket)
  if (answering(socket) || last?.bytes !== bytes) {
    activity.set(socket, { bytes, since: now })
  } else if (now - last.since >= 2 * idle) {
    // Our end is closed, and the client keeps its own open.
    socket.destroy()
  } else if (now - last.since >= idle) {
    socket.end()
  }
}

/** Whether an answer is due, or not yet sent to its end. Node has no public word for the first. */
function answering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return Boolean(socket._httpMessage) || socket.writableLength > 0
}
