import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { drainable } from './http/drain.ts'

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
  // As long as a whole request may take.
  handingOver: {
    value: 120_000,
    unit: 'milliseconds',
    of: 'the time for all that is under way when another edition is served',
    beyond: 'it is cut',
  },
} as const satisfies Limits

/** Milliseconds of the time to stop that are left for writing down what became of mails. */
const closing = 1_000

/**
 * Ends the process on Ctrl-C and SIGTERM. It begins no more mails, and accepts connections until those on their way
 * are done. Then it stops listening, and answers the requests that have arrived. After `stopping`, connections that
 * are left are cut, and unsent mails stay in the outbox.
 *
 * To be called before the server listens.
 *
 * @param stopMails begins no more mails, and resolves when those on their way are done
 * @returns ends the process when another one answers in its place: it stops listening at once, and requests have
 *   until `handingOver`
 */
export function stopGracefully(
  app: FastifyInstance,
  stopMails: () => Promise<void>,
): () => Promise<void> {
  const drain = drainable(app.server)
  let stopping = false

  async function stop(timeout: number, isReplaced: boolean) {
    // If something does not end by itself, such as the store; sooner when asked again while handing over.
    setTimeout(() => process.exit(0), timeout)
    // Ctrl-C comes twice, from the terminal and from main.ts.
    if (stopping) return
    stopping = true
    const deadline = performance.now() + timeout
    const mails = Promise.race([stopMails(), wait(limits.stoppingMails.value)])
    if (!isReplaced) await mails
    await Promise.all([mails, drain(deadline - closing - performance.now())])
    await app.close()
    process.exit(0)
  }

  const stopAsAsked = () => void stop(limits.stopping.value, false)
  process.on('SIGINT', stopAsAsked).on('SIGTERM', stopAsAsked)
  return () => stop(limits.handingOver.value, true)
}
