import type { Settings } from './settings.ts'

/** Why the server could not listen and what to do about it, in one line. */
export function listenProblem(error: unknown, { PORT, HOST }: Settings): string {
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
export function metricsPortProblem(error: unknown, { METRICS_PORT }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return `METRICS_PORT is ${METRICS_PORT}, which cannot be had (${String(code ?? error)}): choose another port`
}
