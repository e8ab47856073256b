import { describe, expect, it } from 'vitest'
import { startInbox } from './inbox-process.ts'
import { arrivedMails, startSmtpPeer } from './smtp-peer.ts'
import { outboxMails, storedEmails, waitingMails } from './stored.ts'
import { newStore, storeKinds } from './stores.ts'
import { numbers, sender, submitUntilStored } from './submissions.ts'

describe.each(storeKinds)('two processes on one fresh %s', (kind) => {
  it('start at the same moment and share the work without doubles', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer()
    const settings = { SMTP_URL: peer.url }
    const [one, other] = await Promise.all([
      startInbox(store, settings),
      startInbox(store, settings),
    ])
    // Each form goes to both, as when a balancer repeats a request on the next process.
    await Promise.all(
      numbers(100).flatMap((n) => [submitUntilStored(one.url, n), submitUntilStored(other.url, n)]),
    )
    expect(await storedEmails(store)).toEqual(
      numbers(100)
        .map((n) => sender(n).email)
        .sort(),
    )
    await expect.poll(() => waitingMails(store)).toBe(0)
    expect(arrivedMails(peer)).toEqual(await outboxMails(store))
    expect(peer.mails).toHaveLength(100)
  })
})
