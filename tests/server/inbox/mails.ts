import { expect } from 'vitest'
import { arrivedMails, type SmtpPeer } from './smtp-peer.ts'
import { outboxMails, waitingMails } from './stored.ts'
import type { Store } from './stores.ts'
import { isStored, numbers, submitMixed } from './submissions.ts'

export const hr = 'people@exprichgroup.example'

/** Sends forms of all kinds, each of which is taken. */
export async function acknowledged(url: string, count: number, first = 0) {
  const outcomes = await Promise.all(numbers(count, first).map((n) => submitMixed(url, n)))
  expect(outcomes.filter(isStored)).toHaveLength(count)
}

/** Waits until the outbox is empty: then each mail has arrived, once. */
export async function allArriveOnce(store: Store, peer: SmtpPeer, count: number) {
  await expect.poll(() => waitingMails(store)).toBe(0)
  expect(arrivedMails(peer)).toEqual(await outboxMails(store))
  expect(peer.mails).toHaveLength(count)
}
