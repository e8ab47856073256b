import { describe, expect, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { startSmtpPeer } from '../inbox/smtp-peer.ts'
import { newStore, storeKinds } from '../inbox/stores.ts'
import { isStored, numbers, submit } from '../inbox/submissions.ts'

const office = 'office@exprichgroup.example'
/** Milliseconds that the mail server takes over each mail to a subscriber. */
const slow = 25_000

describe.each(storeKinds)('a mail server that takes 25 s, on %s', (kind) => {
  it('40 sign-ups do not hold a mail to the staff', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer({
      manners: { takesOver: (recipient) => (recipient === office ? 0 : slow) },
    })
    const { url } = await startInbox(store, { SMTP_URL: peer.url })
    const signUps = await Promise.all(numbers(40).map((n) => submit(url, 'newsletter', n)))
    expect(signUps.filter(isStored)).toHaveLength(40)
    expect(isStored(await submit(url, 'contact', 100))).toBe(true)
    await expect.poll(() => peer.mails.length).toBeGreaterThan(0)
    expect(peer.mails[0]?.recipient).toBe(office)
  })
})
