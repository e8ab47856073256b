import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './visitor.ts'

/**
 * Another visitor, in a thread of their own so that the attack beside them cannot slow their watch:
 * opens Home again and again, each time on a new connection, until told to stop. Then says how many
 * milliseconds each visit took, or why it failed.
 */
const { url, from } = workerData
const visits: (number | string)[] = []
let stopped = false
parentPort?.once('message', () => {
  stopped = true
})

/** Milliseconds after which a visitor has long gone away. */
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
