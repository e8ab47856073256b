import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { WhereToListen } from '#server/listen.ts'

/** Milliseconds for a request, and connections at a time. Prometheus needs one. */
const limits = { requestTimeout: 5_000, headersTimeout: 5_000, maxHeaderSize: 4096 }
const mostConnections = 8

/**
 * Serves `/metrics` on a port of its own, so that no proxy in front of the site can hand it out.
 *
 * @param where a port of this machine's loopback address, or a socket for one
 * @throws when the port cannot be had
 */
export async function serveMetrics(
  where: WhereToListen,
  text: () => Promise<string>,
): Promise<Server> {
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
  server.maxConnections = mostConnections
  server.listen(where)
  await once(server, 'listening')
  return server
}
