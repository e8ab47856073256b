import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { drainable } from './http/drain.ts'
import { notifySystemd } from './systemd.ts'

export const limits = {
  stoppingMails: {
    value: 4_000,
    unit: 'milliseconds',
    of: 'the time for mails on their way when the server is stopped',
    beyond: 'they are sent after the next start; pages are served meanwhile',
  },
  // Less than the TimeoutStopSec of site.service.
  stopping: {
    value: 8_000,
    unit: 'milliseconds',
    of: 'the time for all that is under way when the server is stopped',
    beyond: 'it is cut',
  },
} as const satisfies Limits

/** Milliseconds of the time to stop that are left for writing down what became of mails. */
const closing = 1_000

/**
 * Ends the process on Ctrl-C, SIGTERM and when the runner that started it is gone. It begins no more mails,
 * and accepts connections until those on their way are done. Then it stops listening, and answers the
 * requests that have arrived. After `stopping`, connections that are left are cut, and unsent mails stay in
 * the outbox.
 *
 * To be called before the server listens.
 *
 * @param stopMails begins no more mails, and resolves when those on their way are done
 * @returns ends the process in the same way, with an exit code
 */
export function stopGracefully(
  app: FastifyInstance,
  stopMails: () => Promise<void>,
): (exitCode: number) => Promise<void> {
  const drain = drainable(app.server)
  let stopping = false

  async function stop(exitCode: number) {
    // Ctrl-C comes twice, from the terminal and from the runner.
    if (stopping) return
    stopping = true
    const deadline = performance.now() + limits.stopping.value
    // If something does not end by itself, such as the store.
    setTimeout(() => process.exit(exitCode), limits.stopping.value)
    void notifySystemd('STOPPING=1')
    await Promise.race([stopMails(), wait(limits.stoppingMails.value)])
    await drain(deadline - closing - performance.now())
    await app.close()
    process.exit(exitCode)
  }

  const stopAsAsked = () => void stop(0)
  process.on('SIGINT', stopAsAsked).on('SIGTERM', stopAsAsked).on('disconnect', stopAsAsked)
  return stop
}
