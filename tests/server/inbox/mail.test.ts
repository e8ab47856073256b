import { describe, expect, it } from 'vitest'
import { startInbox } from './inbox-process.ts'
import { acknowledged, allArriveOnce, hr } from './mails.ts'
import { newSmtpPeer, startSmtpPeer } from './smtp-peer.ts'
import { newStore, storeKinds } from './stores.ts'
import { pdf } from './submissions.ts'

it.each(['SQLite', 'PostgreSQL'] as const)(
  'mail arrives after the mail server was down, on %s',
  async (kind) => {
    const store = await newStore(kind)
    const peer = await newSmtpPeer()
    const { url } = await startInbox(store, { SMTP_URL: peer.url })
    await acknowledged(url, 9)
    const tried = 'select attempts from outbox where attempts > 0'
    await expect.poll(async () => (await store.query(tried)).length).toBeGreaterThan(0)
    await peer.start()
    await allArriveOnce(store, peer, 9)

    const application = peer.mails.find(({ recipient }) => recipient === hr)
    expect(application?.attachments).toHaveLength(1)
    const content = application?.attachments[0]?.content
    expect(content instanceof ArrayBuffer && new Uint8Array(content)).toEqual(pdf())
    expect(application?.replyTo?.[0]?.address).toMatch(/@visitors\.example$/)
  },
)

describe.each(storeKinds)('mail on %s', (kind) => {
  it('arrives when the mail server breaks off in the middle of it', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer({ manners: { drops: 2 } })
    const { url } = await startInbox(store, { SMTP_URL: peer.url })
    await acknowledged(url, 9)
    await allArriveOnce(store, peer, 9)
    expect(peer.manners.drops).toBe(0)
  })
})
