import { on, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished } from 'vitest'
import type { Inbox } from '../inbox/inbox-process.ts'
import { sendUntilTaken, type Taken } from './honest-form.ts'
import { peakMemory, watchDescriptors } from './process-figures.ts'
import { type Client, client, type Side } from './visitor.ts'

/** What others notice of an attack, in milliseconds and bytes. */
export type Noticed = {
  /** How long Home took, by visit, shortest first. */
  home: number[]
  /** Why visits of Home failed. */
  failed: string[]
  forms: { contact: Taken; application: Taken }
  /** The most descriptors and the most memory that the process had. */
  descriptors: number
  memory: number
  ended: boolean
}

/** What others may notice. */
export const bounds = {
  homeMedian: 250,
  homeWorst: 1_000,
  form: 10_000,
  descriptors: 1_200,
  memory: 500 * 1024 * 1024,
} as const

/** Attackers are clients 2 to 240; these are honest. */
const honest = { home: 250, contact: 249, application: 248 } as const
/** Milliseconds that Home is watched for, at least. */
const leastWatch = 2_000

type Attack = {
  inbox: Inbox
  side: Side
  /** Runs until it is done or told to stop; what it has opened it closes then. */
  attack: (signal: AbortSignal) => Promise<unknown>
  /** Milliseconds after its beginning at which the honest forms are sent. */
  formsAfter?: number
  /** Milliseconds after its beginning at which it is told to stop. */
  lasts?: number
}

/**
 * Attacks a server while others visit it.
 *
 * @returns what they noticed
 * @throws what the attack itself throws, except that it was told to stop
 */
export async function underAttack({
  inbox,
  side,
  attack,
  formsAfter = 500,
  lasts = 15_000,
}: Attack): Promise<Noticed> {
  let ended = false
  void inbox.ended.then(() => {
    ended = true
  })
  const home = await probeHome(inbox.url, client(side, honest.home))
  const descriptors = watchDescriptors(inbox.pid)
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const attacking = attack(stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error
  })
  const until = Promise.race([attacking, wait(lasts)])
  await wait(formsAfter)
  const [contact, application] = await Promise.all([
    sendUntilTaken(inbox.url, 'contact', client(side, honest.contact)),
    sendUntilTaken(inbox.url, 'application', client(side, honest.application)),
    until,
    wait(leastWatch - formsAfter),
  ])
  const memory = await peakMemory(inbox.pid)
  const visits = await home.stop()
  const most = descriptors.stop()
  stop.abort()
  await attacking
  return {
    home: visits.filter((visit) => typeof visit === 'number').sort((a, b) => a - b),
    failed: visits.filter((visit) => typeof visit === 'string'),
    forms: { contact, application },
    descriptors: most,
    memory,
    ended,
  }
}

/** Nobody but the attacker may notice anything. `SHOW_ATTACKS=1` prints the figures. */
export function expectUnharmed(noticed: Noticed): void {
  if (process.env.SHOW_ATTACKS) console.log(summaryOf(noticed))
  const { home, failed, forms, descriptors, memory, ended } = noticed
  expect(ended, 'the process ended').toBe(false)
  expect(failed, 'visits of Home that failed').toEqual([])
  expect(median(home), 'Home at the median').toBeLessThanOrEqual(bounds.homeMedian)
  expect(home.at(-1), 'Home at worst').toBeLessThanOrEqual(bounds.homeWorst)
  for (const [name, taken] of Object.entries(forms)) {
    const tooLate = typeof taken === 'string' || taken > bounds.form
    expect(tooLate && taken, `an honest ${name} form`).toBe(false)
  }
  expect(descriptors, 'descriptors').toBeLessThanOrEqual(bounds.descriptors)
  expect(memory, 'memory').toBeLessThanOrEqual(bounds.memory)
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}

function summaryOf({ home, failed, forms, descriptors, memory, ended }: Noticed): string {
  return JSON.stringify({
    test: expect.getState().currentTestName,
    visits: home.length,
    median: Math.round(median(home)),
    worst: Math.round(home.at(-1) ?? Number.NaN),
    ...(failed.length > 0 && { failed: `${failed.length}, ${failed[0]}` }),
    ...forms,
    descriptors,
    megabytes: Math.round(memory / 1024 / 1024),
    ended,
  })
}

/** Begins to open Home again and again; resolves once the first visits are over. */
async function probeHome(url: string, from: Client) {
  const workerData = { url, from }
  const worker = new Worker(new URL('home-prober.ts', import.meta.url), { workerData })
  onTestFinished(() => void worker.terminate())
  for (let visits = 0; visits < 5; visits += 1) await once(worker, 'message')
  return {
    async stop(): Promise<(number | string)[]> {
      worker.postMessage('stop')
      for await (const [message] of on(worker, 'message')) {
        if (Array.isArray(message)) return message
      }
      return []
    },
  }
}
