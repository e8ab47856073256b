import type { WhereToListen } from '#server/listen.ts'
import { type Metrics, noMetrics } from './metrics.ts'

/**
 * Begins to measure and serves what is measured, when there is a place for it.
 *
 * @param where a port of this machine's loopback address, or a socket for one; without it nothing
 *   is measured
 * @param version of the site
 * @throws when the port cannot be had
 */
export async function startMetrics(
  where: WhereToListen | undefined,
  version: string,
): Promise<Metrics & { close: () => Promise<void> }> {
  if (where === undefined) return { ...noMetrics, close: async () => {} }
  // Imported only when needed: a server without metrics neither loads nor runs any of it.
  const { prometheusMetrics } = await import('./prometheus.ts')
  const { serveMetrics } = await import('./serve-metrics.ts')
  const { text, ...metrics } = prometheusMetrics(version)
  const server = await serveMetrics(where, text)
  return {
    ...metrics,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
