import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type Metrics, noMetrics } from './metrics.ts'

/** The one address that metrics are read at: whoever is on this machine may read them. */
const host = '127.0.0.1'

/**
 * Begins to measure and serves what is measured, when there is a port for it.
 *
 * @param port of this machine's loopback address; without it nothing is measured
 * @param version of the site
 * @throws when the port cannot be had
 */
export async function startMetrics(
  port: number | undefined,
  version: string,
): Promise<Metrics & { close: () => Promise<void> }> {
  if (port === undefined) return { ...noMetrics, close: async () => {} }
  // Imported only when needed: a server without metrics neither loads nor runs any of it.
  const { prometheusMetrics } = await import('./prometheus.ts')
  const { text, ...metrics } = prometheusMetrics(version)
  const server = await serveMetrics(port, text)
  return {
    ...metrics,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Milliseconds for a request, and connections at a time. Prometheus needs one. */
const limits = { requestTimeout: 5_000, headersTimeout: 5_000, maxHeaderSize: 4096 }
const maxConnections = 8

/**
 * Serves `/metrics` on a port of its own, so that no proxy in front of the site can hand it out.
 *
 * @throws when the port cannot be had
 */
async function serveMetrics(port: number, text: () => Promise<string>): Promise<Server> {
  const server = createServer(limits, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (metrics) => {
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
        response.end(metrics)
      },
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = maxConnections
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
