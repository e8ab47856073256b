import { on } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { percentile } from './statistics.ts'

const prober = new URL('../server/attacks/home-prober.ts', import.meta.url)

/**
 * Visits Home fifty times a second, each time on a new connection, for as long as the work lasts.
 *
 * @returns milliseconds within which 99 of 100 visits were over
 * @throws when a visit fails
 */
export async function homeBeside(url: string, work: () => Promise<unknown>): Promise<number> {
  const worker = new Worker(prober, { workerData: { url, from: { localAddress: '127.0.0.1' } } })
  try {
    // The first visits warm the visitor up.
    await wait(500)
    await work()
    worker.postMessage('stop')
    for await (const [message] of on(worker, 'message')) {
      if (!Array.isArray(message)) continue
      const failed = message.filter((visit) => typeof visit !== 'number')
      if (failed.length > 0) throw new Error(`Home failed: ${failed[0]}`)
      return percentile(message.slice(10), 0.99)
    }
    throw new Error('the visitor of Home ended')
  } finally {
    await worker.terminate()
  }
}
