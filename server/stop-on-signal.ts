import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { drainable } from './http/drain.ts'
import { limits } from './limits.ts'

/** What the supervisor tells a process that another one has replaced. */
export const replaced = 'replaced'

/**
 * Closes the server on Ctrl-C, SIGTERM, when the runner that started it is gone, or when the
 * supervisor has replaced it: requests under way are answered, then the process ends with code 0.
 * Ctrl-C reaches us twice, from the terminal and from the runner.
 *
 * To be called before the server listens.
 */
export function stopOnSignal(app: FastifyInstance): void {
  const drain = drainable(app.server)
  let stopping = false
  async function stop(options: Parameters<typeof drain>[0]) {
    // Told again, a process that was merely replaced hurries up.
    const drained = drain(options)
    if (stopping) return
    stopping = true
    await drained
    await app.close()
    process.exit(0)
  }

  const quickly = () => stop({ idle: idleBeforeStop, atMost: limits.stopping.value })
  process.on('SIGINT', quickly).on('SIGTERM', quickly).on('disconnect', quickly)
  process.on('message', (message) => {
    // Another process serves already, so there is time: connections end as they always do.
    if (message === replaced) {
      stop({ idle: limits.keepAlive.value, atMost: limits.requestTime.value })
    }
  })
  if (cluster.worker) {
    // Otherwise Node ends a worker at once when the supervisor is gone.
    cluster.worker.exitedAfterDisconnect = true
    // To the supervisor this means another build; the terminal sends it to all of us.
    process.on('SIGHUP', () => {})
  }
}

/** Milliseconds in which a request that is on its way arrives, as a rule. */
const idleBeforeStop = 500
