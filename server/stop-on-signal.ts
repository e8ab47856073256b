import type { FastifyInstance } from 'fastify'

/** Milliseconds for what is on its way: longer than an upload or a mail takes. Then it is cut. */
const patience = 25_000

/** Milliseconds between two looks for connections whose last answer has gone out. */
const sweep = 50

/**
 * Closes the server on Ctrl-C, SIGTERM, or when the runner that started it is gone: answers
 * under way are finished, then the process ends with code 0. Ctrl-C reaches us twice, from the
 * terminal and from the runner, so only the first signal counts.
 */
export function stopOnSignal(app: FastifyInstance): void {
  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), patience).unref()
    // Browsers keep a connection open after its answer; closing would wait until that is over.
    setInterval(() => app.server.closeIdleConnections(), sweep).unref()
    await app.close()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
}
