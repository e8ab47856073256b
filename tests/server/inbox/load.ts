import { setTimeout as wait } from 'node:timers/promises'
import { isStored, type Outcome, submitMixed } from './submissions.ts'

/** Starts visitors who send one form after the other until stopped. */
export function startLoad(url: string, visitors: number) {
  const outcomes: Outcome[] = []
  let stopped = false
  let next = 0
  async function visitor() {
    while (!stopped) {
      const outcome = await submitMixed(url, next++)
      outcomes.push(outcome)
      if (!isStored(outcome)) await wait(50)
    }
  }
  const done = Promise.all(Array.from({ length: visitors }, visitor))
  const stop = async () => {
    stopped = true
    await done
  }
  return { outcomes, stop }
}
