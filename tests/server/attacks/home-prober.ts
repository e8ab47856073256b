import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './visitor.ts'

/**
 * Another visitor, in a worker thread because the attack may block the event loop of the main thread.
 * Loads Home again and again, each time on a new connection, until told to stop. Then posts the
 * milliseconds that each visit took, or why it failed.
 */
const { url, from } = workerData
const visits: (number | string)[] = []
let stopped = false
parentPort?.once('message', () => {
  stopped = true
})

/** Milliseconds after which a visit counts as failed. */
const giveUp = 20_000

while (!stopped) {
  const begin = performance.now()
  try {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    const { status } = await ask(url, from, { headers, signal: AbortSignal.timeout(giveUp) })
    visits.push(status === 200 ? performance.now() - begin : `answered ${status}`)
  } catch (error) {
    visits.push(String(error))
  }
  parentPort?.postMessage('visited')
  await wait(20)
}
parentPort?.postMessage(visits)
