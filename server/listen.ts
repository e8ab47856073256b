import { lookup } from 'node:dns/promises'
import { BoundSocket } from 'node:net'
import { parseArgs } from 'node:util'
import type { Limits } from '#contract/limit.ts'
import type { WhereToListen } from './metrics/start-metrics.ts'
import type { Settings } from './settings.ts'

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

/** A socket for visitors, and one for Prometheus where metrics have a port, by the argument for it. */
export type Sockets = ReadonlyMap<string, BoundSocket>

/** A port that cannot be had; the message is one finished line. */
export class ListenError extends Error {}

/** The one address that metrics are read at: whoever is on this machine may read them. */
const metricsHost = '127.0.0.1'

/**
 * Takes the ports, and accepts nothing: whoever inherits a socket's descriptor listens on it
 * (`server.listen({ fd })`), and what connects from then on waits in the system's queue as long as
 * one process has the socket open, whether it accepts or not.
 *
 * @throws {ListenError} when a port cannot be had
 */
export async function bindSockets(settings: ListenSettings): Promise<Sockets> {
  const { PORT, HOST, METRICS_PORT } = settings
  const site = await bind(PORT, HOST).catch((error) => {
    throw new ListenError(listenProblem(error, settings))
  })
  if (METRICS_PORT === undefined) return new Map([[siteArgument, site]])
  const metrics = await bind(METRICS_PORT, metricsHost).catch((error) => {
    throw new ListenError(metricsPortProblem(error, settings))
  })
  return new Map([
    [siteArgument, site],
    [metricsArgument, metrics],
  ])
}

/** The names of both descriptors among the server's command-line options. */
const siteArgument = 'site-fd'
const metricsArgument = 'metrics-fd'

/**
 * Where a server listens, for `server.listen`: on the sockets that its command line names, else on
 * ports of its own.
 */
export function whereToListen({ PORT, HOST, METRICS_PORT }: ListenSettings): {
  site: WhereToListen
  metrics: WhereToListen | undefined
} {
  const { values } = parseArgs({
    options: { [siteArgument]: { type: 'string' }, [metricsArgument]: { type: 'string' } },
  })
  const { [siteArgument]: site, [metricsArgument]: metrics } = values
  if (site === undefined) {
    const measured =
      METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: metricsHost }
    return { site: { port: PORT, host: HOST }, metrics: measured }
  }
  // A METRICS_PORT that is new since the supervisor's start has no socket yet.
  const measured = METRICS_PORT !== undefined && metrics !== undefined
  return { site: { fd: Number(site) }, metrics: measured ? { fd: Number(metrics) } : undefined }
}

async function bind(port: number, name: string): Promise<BoundSocket> {
  // `BoundSocket` takes no host names. IPv4 first: clients of `localhost` try both, others 127.0.0.1.
  const { address } = await lookup(name, { order: 'ipv4first' })
  return new BoundSocket({ port, host: address })
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
