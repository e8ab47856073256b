import { describe, expect, it } from 'vitest'
import { startInbox } from './inbox-process.ts'
import { arrivals, newSmtpPeer } from './smtp-peer.ts'
import { storedEmails, waitingMails } from './stored.ts'
import { newStore, storeKinds } from './stores.ts'
import { emailsOf, isStored, numbers, submitMixed } from './submissions.ts'

const patience = { timeout: 60_000, interval: 100 }

describe.each(storeKinds)('two processes on one fresh %s', { timeout: 90_000 }, (kind) => {
  it('start at the same moment and share the work without doubles', async () => {
    const store = await newStore(kind)
    const peer = await newSmtpPeer()
    await peer.start()
    const settings = { SMTP_URL: peer.url }
    const [one, other] = await Promise.all([
      startInbox(store, settings),
      startInbox(store, settings),
    ])
    const outcomes = await Promise.all(
      // Each form goes to both, as when a balancer repeats a request on the next process.
      numbers(100).flatMap((n) => [submitMixed(one.url, n), submitMixed(other.url, n)]),
    )
    expect(outcomes.filter(isStored)).toHaveLength(200)
    expect(await storedEmails(store)).toEqual([...new Set(emailsOf(outcomes))])
    await expect.poll(() => waitingMails(store), patience).toBe(0)
    expect(arrivals(peer)).toEqual(numbers(100).map(() => 1))
  })
})
