import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { selfSigned } from '../deploy/over-tls.ts'
import { type Inbox, startInbox, stopInbox } from './inbox-process.ts'
import { type SmtpPeer, startSmtpPeer } from './smtp-peer.ts'
import { newStore, type Store } from './stores.ts'
import { isStored, submit } from './submissions.ts'

const password = 'swordfish'
const login = `site:${password}`
/** The credentials as AUTH PLAIN sends them. */
const sent = Buffer.from(`\0site\0${password}`).toString('base64')

const folder = mkdtempSync(join(tmpdir(), 'smtp-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** For the peer; without OpenSSL the tests with STARTTLS are skipped. */
const certificate = selfSigned(folder, 'IP:127.0.0.1')
const startTls = certificate && {
  key: readFileSync(certificate.key, 'utf8'),
  cert: readFileSync(certificate.certificate, 'utf8'),
}

async function sendOne(
  peer: SmtpPeer,
  environment: Record<string, string> = {},
): Promise<{ inbox: Inbox; store: Store }> {
  const store = await newStore('SQLite')
  const inbox = await startInbox(store, { SMTP_URL: peer.url, ...environment })
  expect(isStored(await submit(inbox.url, 'contact', 1))).toBe(true)
  return { inbox, store }
}

/** The mail waits with this error code, and the password was never sent. */
async function expectWaiting(
  peer: SmtpPeer,
  { inbox, store }: Awaited<ReturnType<typeof sendOne>>,
  code: string,
) {
  const waiting = 'select error from outbox where error is not null and sent_at is null'
  await expect.poll(() => store.query(waiting)).toEqual([{ error: code }])
  await stopInbox(inbox)
  expect(peer.mails).toEqual([])
  expect(peer.heard(), 'it was asked').toMatch(/EHLO/)
  expect(peer.heard()).not.toMatch(/AUTH/)
  expect(peer.heard()).not.toContain(sent)
}

it('does not go out in clear: the mail waits, and the log says which setting', async () => {
  const peer = await startSmtpPeer({ login })
  const under = await sendOne(peer)
  await expectWaiting(peer, under, 'ETLS')
  expect(under.inbox.output()).toMatch(/"code":"ETLS".*SMTP_TLS/)
})

it('goes out in clear when the setting says so', async () => {
  const peer = await startSmtpPeer({ login })
  await sendOne(peer, { SMTP_TLS: 'optional' })
  await expect.poll(() => peer.mails.length).toBe(1)
  expect(peer.heard()).toContain(sent)
})

it.skipIf(!startTls)('goes out encrypted where the certificate verifies', async () => {
  const peer = await startSmtpPeer({ login, startTls })
  await sendOne(peer, { NODE_EXTRA_CA_CERTS: certificate?.certificate ?? '' })
  await expect.poll(() => peer.mails.length).toBe(1)
  expect(peer.heard()).toContain('STARTTLS')
  expect(peer.heard()).not.toContain(sent)
})

it.skipIf(!startTls).each(['required', 'optional'])(
  'never goes to a server whose certificate does not verify, with SMTP_TLS=%s',
  async (SMTP_TLS) => {
    const peer = await startSmtpPeer({ login, startTls })
    await expectWaiting(peer, await sendOne(peer, { SMTP_TLS }), 'DEPTH_ZERO_SELF_SIGNED_CERT')
  },
)
