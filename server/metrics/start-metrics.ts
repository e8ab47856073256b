import { type Metrics, noMetrics } from './metrics.ts'

/**
 * Begins to measure and serves what is measured, when there is a port for it.
 *
 * @param port on this machine's loopback address; without one nothing is measured
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
  const { serveMetrics } = await import('./serve-metrics.ts')
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
