import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Inbox, startInbox } from '../inbox/inbox-process.ts'
import { exchange } from '../inbox/requests/exchange.ts'
import type { RawRequest } from '../inbox/requests/raw-request.ts'
import { newStore } from '../inbox/stores.ts'
import { costlyText, type Place, places, repeated, type Text } from './costly-inputs.ts'
import { processorTime } from './process-figures.ts'

/** The same requests in every run; another number makes others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
/** Texts for each place beside those that only repeat one thing. */
const combined = Number(process.env.FUZZ_RUNS ?? 16)
/** Requests whose cost is measured together: only where that is high it is measured apart. */
const together = 12

/** Milliseconds of processor time that a request may cost above a plain one of its size. */
const most = 50

/** Who sends more than is read may miss the answer that says so. @throws any other error */
function missed(error: unknown): [] {
  if (error instanceof Error && error.message === 'no answer') return []
  throw error
}

/** Milliseconds of processor time that the server spends on requests. */
async function cost({ pid, url }: Inbox, ...requests: RawRequest[]): Promise<number> {
  const port = Number(new URL(url).port)
  const before = await processorTime(pid)
  const answers = await Promise.all(
    requests.map((request) => exchange(port, request).catch(missed)),
  )
  const after = await processorTime(pid)
  for (const { status } of answers.flat()) if (status >= 500) throw new Error(`answered ${status}`)
  return after - before
}

/** The same, without what the process does now and then for itself, such as collecting garbage. */
async function leastCost(inbox: Inbox, request: RawRequest): Promise<number> {
  const costs = []
  for (let tries = 0; tries < 4; tries += 1) costs.push(await cost(inbox, request))
  return Math.min(...costs)
}

/** A request of the same size whose text is as plain as can be. */
function plainRequest({ request }: Place, { bytes }: RawRequest): RawRequest {
  return request('x'.repeat(bytes.length - request('').bytes.length))
}

/** Why some of the texts cost too much in one place. */
async function complaints(inbox: Inbox, place: Place, texts: Text[]): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < texts.length; at += together) {
    const batch = texts.slice(at, at + together)
    const requests = batch.map((text) => place.request(text(place.most)))
    if ((await cost(inbox, ...requests)) <= most) continue
    for (const [index, request] of requests.entries()) {
      const least = await leastCost(inbox, request)
      if (least <= most) continue
      const above = least - (await leastCost(inbox, plainRequest(place, request)))
      const text = JSON.stringify(batch[index]?.(40))
      if (above > most) found.push(`${place.name}: ${text} costs ${Math.round(above)} ms more`)
    }
  }
  return found
}

it(`no text costs more than its bytes, wherever it stands (seed ${seed})`, async () => {
  const inbox = await startInbox(await newStore('SQLite'))
  const texts = [...repeated, ...fc.sample(costlyText, { seed, numRuns: combined })]
  const found: string[] = []
  for (const place of places) {
    try {
      found.push(...(await complaints(inbox, place, texts)))
    } catch (error) {
      throw new Error(`${place.name}: ${error}`)
    }
  }
  expect(found).toEqual([])
}, 180_000)
