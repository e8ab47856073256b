import { describe, expect, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { startSmtpPeer } from '../inbox/smtp-peer.ts'
import { newStore, querySqlite } from '../inbox/stores.ts'
import { applicationForm, isStored, pdf, send } from '../inbox/submissions.ts'

/** A common maximum size of mails, in bytes (Postfix's default). */
const size = 10_240_000

const desk = {
  DESK_URL: 'https://desk.your.domain',
  PREVIEW_URL: 'https://preview.your.domain',
}

describe.each([
  ['announces its limit', false, desk, 'at the desk: https://desk.your.domain/inbox/'],
  ['refuses what it has read', true, {}, 'ask whoever runs the website to download the resume of '],
])('an application too large for a mail server that %s', (_how, discreet, urls, where) => {
  it('reaches the staff, who are told where its resume is', async () => {
    const store = await newStore('SQLite')
    const peer = await startSmtpPeer({ size, discreet })
    const { url } = await startInbox(store, { SMTP_URL: peer.url, STAFF_MAIL: 'whole', ...urls })
    const small = applicationForm(1, pdf(1_000_000), 'small.pdf')
    const large = applicationForm(2, pdf(8_000_000), 'large.pdf')
    expect(isStored(await send(url, 'application', { body: small }, 1))).toBe(true)
    expect(isStored(await send(url, 'application', { body: large }, 2))).toBe(true)
    await expect.poll(() => peer.mails.length).toBe(2)

    const [attached, without] = ['1', '2'].map((n) =>
      peer.mails.find(({ replyTo }) => replyTo?.[0]?.address === `sender-${n}@visitors.example`),
    )
    expect(attached?.attachments).toHaveLength(1)
    expect(attached?.text).not.toContain('larger')
    expect(without?.attachments).toEqual([])
    const [row] = querySqlite(
      store.environment.DATA_DIR ?? '',
      `select submission_id from resumes where file_name = 'large.pdf'`,
    )
    for (const text of [without?.text, without?.html]) {
      expect(text).toContain('large.pdf')
      expect(text).toContain(`${where}${row?.submission_id}`)
    }
  })
})
