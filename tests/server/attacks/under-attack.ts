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
  /** The median time of Home before the attack. */
  idle: number
  /** The highest number of descriptors, and by how much the peak memory grew. */
  descriptors: number
  memory: number
  ended: boolean
}

/** The limits of what others may notice. A few visits may be slow, as the machine may be busy. */
export const bounds = {
  homeMedian: 250,
  /** Or, on a busy machine, this multiple of the median before the attack. */
  timesIdle: 10,
  homeSlow: 1_000,
  /** The share of visits that may be slow, and the number allowed in any case. */
  slow: { part: 0.02, any: 1 },
  form: 10_000,
  descriptors: 1_200,
  /** High, because V8 collects garbage late when the process shares its cores. */
  memory: 192 * 1024 * 1024,
  /** For uploads: the server may hold `limits.uploadBytes` of them, and stores them. */
  memoryOfUploads: 300 * 1024 * 1024,
} as const

/** Attackers are clients 2 to 240; these are honest. */
const honest = { home: 250, contact: 249, application: 248 } as const
/** Visits of Home before the attack begins. */
const idleVisits = 10
/** Milliseconds that Home is watched for, at least. */
const leastWatch = 2_000

type Attack = {
  inbox: Inbox
  side: Side
  /** Runs until it is done or aborted, then closes what it has opened. */
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
 * @throws errors of the attack, unless it was aborted
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
  const before = await peakMemory(inbox.pid)
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
  const memory = (await peakMemory(inbox.pid)) - before
  const visits = await home.stop()
  const most = descriptors.stop()
  stop.abort()
  await attacking
  const taken = (some: typeof visits) =>
    some.filter((visit) => typeof visit === 'number').sort((a, b) => a - b)
  return {
    home: taken(visits),
    idle: median(taken(visits.slice(0, idleVisits))),
    failed: visits.filter((visit) => typeof visit === 'string'),
    forms: { contact, application },
    descriptors: most,
    memory,
    ended,
  }
}

/**
 * Nobody but the attacker may notice anything. `SHOW_ATTACKS=1` prints the figures.
 *
 * @param mostMemory bytes that the process may take more than before the attack
 */
export function expectUnharmed(noticed: Noticed, mostMemory: number = bounds.memory): void {
  if (process.env.SHOW_ATTACKS) console.log(summaryOf(noticed))
  const { home, idle, failed, forms, descriptors, memory, ended } = noticed
  expect(ended, 'the process ended').toBe(false)
  expect(failed, 'visits of Home that failed').toEqual([])
  const most = Math.max(bounds.homeMedian, bounds.timesIdle * idle)
  expect(median(home), 'Home at the median').toBeLessThanOrEqual(most)
  const slow = home.filter((time) => time > bounds.homeSlow)
  const mostSlow = Math.max(bounds.slow.any, bounds.slow.part * home.length)
  expect(slow.length, `slow visits of Home: ${slow}`).toBeLessThanOrEqual(mostSlow)
  for (const [name, taken] of Object.entries(forms)) {
    const tooLate = typeof taken === 'string' || taken > bounds.form
    expect(tooLate && taken, `an honest ${name} form`).toBe(false)
  }
  expect(descriptors, 'descriptors').toBeLessThanOrEqual(bounds.descriptors)
  expect(memory, 'memory').toBeLessThanOrEqual(mostMemory)
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}

function summaryOf({ home, idle, failed, forms, descriptors, memory, ended }: Noticed): string {
  return JSON.stringify({
    test: expect.getState().currentTestName,
    visits: home.length,
    idle: Math.round(idle),
    median: Math.round(median(home)),
    worst: Math.round(home.at(-1) ?? Number.NaN),
    ...(failed.length > 0 && { failed: `${failed.length}, ${failed[0]}` }),
    ...forms,
    descriptors,
    megabytes: Math.round(memory / 1024 / 1024),
    ended,
  })
}

/** Starts to load Home again and again; resolves after the first visits. */
async function probeHome(url: string, from: Client) {
  const workerData = { url, from }
  const worker = new Worker(new URL('home-prober.ts', import.meta.url), { workerData })
  onTestFinished(() => void worker.terminate())
  for (let visits = 0; visits < idleVisits; visits += 1) await once(worker, 'message')
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
