import type { Limits } from '#contract/limit.ts'
import type { Settings } from './settings.ts'
import { inheritedSocket } from './systemd.ts'

export const limits = {
  // When it is full, the client's system repeats its SYN after a second.
  waitingConnections: {
    value: 4_096,
    unit: '',
    of: 'connections that the system holds until the server takes them',
    beyond: 'the system lets them wait',
  },
} as const satisfies Limits

type ListenSettings = Pick<Settings, 'PORT' | 'HOST' | 'METRICS_PORT'>

/** Where to listen, for `app.listen`: on systemd's socket, else on a port of our own. */
export function whereToListen({ PORT, HOST }: ListenSettings) {
  return {
    ...(inheritedSocket() ?? { port: PORT, host: HOST }),
    backlog: limits.waitingConnections.value,
  }
}

/** Why the server could not listen and what to do about it, in one line. */
export function listenProblem(error: unknown, { PORT, HOST }: ListenSettings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const another = `choose another port: PORT=${PORT < 65535 ? PORT + 1 : 3000} npm start`
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} is in use. Stop the other program or ${another}`
    case 'EACCES':
      return `Port ${PORT} needs special rights on this system. Please ${another}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${JSON.stringify(HOST)}, which is no address of this machine: leave it out`
    default:
      return `The server cannot listen on ${HOST}, port ${PORT}: ${String(code ?? error)}`
  }
}

/** The same for the port of the metrics. */
export function metricsPortProblem(error: unknown, { METRICS_PORT }: ListenSettings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return `METRICS_PORT is ${METRICS_PORT}, which cannot be had (${String(code ?? error)}): choose another port`
}
