import { describe, expect, it } from 'vitest'
import { limits } from '#server/limits.ts'
import { type Inbox, startInbox } from '../inbox/inbox-process.ts'
import { startSmtpPeer } from '../inbox/smtp-peer.ts'
import { storedParts, waitingMails } from '../inbox/stored.ts'
import { newStore, pollOptions, storeKinds } from '../inbox/stores.ts'
import { isStored, numbers, send } from '../inbox/submissions.ts'

const headers = { 'content-type': 'application/json' }

/** Signs an address up; each time from another address of the network. */
function signUp({ url }: Inbox, email: string, n: number) {
  return send(url, 'newsletter', { headers, body: JSON.stringify({ email, elapsed: 5000 }) }, n)
}

describe.each(storeKinds)('sign-ups that nobody asked for, on %s', (kind) => {
  it('100 spellings of one mailbox get as many mails as one', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer()
    const inbox = await startInbox(store, { SMTP_URL: peer.url })
    const spelling = (n: number) => `${n % 2 ? 'ada.obi' : 'AdaObi'}+${n}@victim.example`
    const answers = await Promise.all(numbers(100).map((n) => signUp(inbox, spelling(n), n)))
    expect(answers.filter(isStored), 'nobody learns of the limit').toHaveLength(100)
    const most = limits.mailboxHour.value
    await expect.poll(() => waitingMails(store), pollOptions).toBe(0)
    expect(peer.mails).toHaveLength(most)
    expect(await storedParts(store)).toMatchObject({ subscriptions: 100, mails: most })
    // Somebody else there is not held.
    expect(isStored(await signUp(inbox, 'bola@victim.example', 101))).toBe(true)
    await expect.poll(() => peer.mails.length, pollOptions).toBe(most + 1)
  })

  it('a domain gets a bounded number of mails', async () => {
    const store = await newStore(kind)
    const inbox = await startInbox(store)
    const most = limits.domainHour.value
    const all = numbers(most + 20)
    const answers = await Promise.all(
      all.map((n) => signUp(inbox, `person-${n}@victim.example`, n)),
    )
    expect(answers.filter(isStored)).toHaveLength(all.length)
    expect(await waitingMails(store)).toBe(most)
    expect(isStored(await signUp(inbox, 'ada@other.example', 9999))).toBe(true)
    expect(await waitingMails(store)).toBe(most + 1)
  })
})
