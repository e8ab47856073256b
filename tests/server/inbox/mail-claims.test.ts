import { describe, expect, it } from 'vitest'
import { limits } from '#server/outbox/mail-failure.ts'
import { staffOperations } from '#server/staff/operations.ts'
import { seenOf } from '#server/staff/seen.ts'
import type { LetterName } from '#server/store/tables.ts'
import { withStore } from './filled-store.ts'
import { killInbox, startInbox, stopInbox } from './inbox-process.ts'
import { acknowledged, allArriveOnce, hr } from './mails.ts'
import { startSmtpPeer } from './smtp-peer.ts'
import { newStore, type Store, storeKinds } from './stores.ts'

/** Queues a letter to each applicant, as the desk does. */
async function sendLetters({ environment }: Store, name: LetterName): Promise<number> {
  return await withStore(environment, async (store) => {
    const inbox = staffOperations(store)
    const { entries } = await inbox.list(['application'], {})
    const letters = entries.map(({ id }) => ({
      id,
      subject: 'Your application',
      text: `Dear ${id}`,
    }))
    const seen = entries.map(seenOf)
    const { done } = await inbox.queueLetters(['application'], name, seen, letters, 'bola')
    return done.length
  })
}

describe.each(storeKinds)('mail on %s', (kind) => {
  it('is given up when it is refused for good, and sent once somebody says so', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer({ manners: { refuses: hr } })
    const { url } = await startInbox(store, { SMTP_URL: peer.url })
    await acknowledged(url, 9)
    await expect.poll(() => peer.mails.length).toBe(8)
    // Makes waiting mails due, instead of waiting for an hour.
    const due = `update outbox set next_attempt_at = '2020-01-01T00:00:00.000Z' where failed_at is null`
    const failed = async () => {
      await store.query(due)
      return (await store.query('select id from outbox where failed_at is not null')).length
    }
    await expect.poll(failed).toBe(1)
    expect(peer.asked.get(hr)).toBe(limits.mailRefusals.value)
    const unsent = 'select attempts, error from outbox where sent_at is null'
    expect(await store.query(unsent)).toEqual([
      { attempts: limits.mailRefusals.value, error: '550' },
    ])
    peer.manners.refuses = ''
    const kinds = ['application'] as const
    await withStore(store.environment, async (opened) => {
      const inbox = staffOperations(opened)
      const { entries } = await inbox.list(kinds, { state: 'unsent' })
      expect(entries).toHaveLength(1)
      await inbox.sendAgain(kinds, entries[0]?.id ?? '')
    })
    await allArriveOnce(store, peer, 9)
  })

  it('goes out once, over a restart in the middle', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer({ manners: { slow: 200 } })
    const first = await startInbox(store, { SMTP_URL: peer.url })
    await acknowledged(first.url, 30)
    await expect.poll(() => peer.mails.length).toBeGreaterThan(3)
    expect(await stopInbox(first)).toBe(0)
    expect(peer.mails.length, 'stopped in the middle').toBeLessThan(30)
    const second = await startInbox(store, { SMTP_URL: peer.url })
    await acknowledged(second.url, 30, 30)
    await allArriveOnce(store, peer, 60)
    expect(await stopInbox(second)).toBe(0)
  })

  it('with letters to applicants is neither lost nor sent twice when the server is killed', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer()
    const killed = await startInbox(store, { SMTP_URL: peer.url })
    await acknowledged(killed.url, 30)
    const letters = await sendLetters(store, 'received')
    expect(letters).toBe(5)
    await allArriveOnce(store, peer, 30 + letters)
    peer.manners.slow = 60_000
    expect(await sendLetters(store, 'declined')).toBe(letters)
    const claimed = 'select id from outbox where claimed_until is not null'
    await expect.poll(async () => (await store.query(claimed)).length).toBe(2)
    await killInbox(killed)
    await store.query(
      `update outbox set claimed_until = '2020-01-01T00:00:00.000Z' where claimed_until is not null`,
    )
    peer.manners.slow = 0
    await startInbox(store, { SMTP_URL: peer.url })
    for (const name of ['received', 'declined'] as const)
      expect(await sendLetters(store, name)).toBe(0)
    await allArriveOnce(store, peer, 30 + 2 * letters)
  })
})
