import { describe, expect, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { startSmtpPeer } from '../inbox/smtp-peer.ts'
import { newStore, storeKinds } from '../inbox/stores.ts'
import { isStored, sender, submit } from '../inbox/submissions.ts'

/** How mail filters and mail programs request a link before a person does. */
const visits: RequestInit[] = [
  { method: 'HEAD' },
  { method: 'GET' },
  { method: 'GET', headers: { 'sec-purpose': 'prefetch' } },
  { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } },
  { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-mode': 'navigate' } },
]

describe.each(storeKinds)('a prefetching mail filter, on %s', (kind) => {
  it('visits every link of a mail, and only a press confirms', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer()
    const inbox = await startInbox(store, { SMTP_URL: peer.url })
    expect(isStored(await submit(inbox.url, 'newsletter', 0))).toBe(true)
    await expect.poll(() => peer.mails.length).toBe(1)
    const [mail] = peer.mails
    expect(mail?.recipient).toBe(sender(0).email)
    const links = [...`${mail?.text} ${mail?.html}`.matchAll(/https?:[^\s"<>]+/g)].map(
      ([link]) => new URL(link.replaceAll('&amp;', '&')),
    )
    expect(links.length).toBeGreaterThan(3)
    const here = ({ pathname, search }: URL) => inbox.url + pathname + search
    const state = async () => (await store.query('select state from subscriptions'))[0]?.state

    for (const link of links) {
      for (const visit of visits) expect((await fetch(here(link), visit)).status).toBe(200)
    }
    expect(await state()).toBe('pending')

    const confirm = links.find(({ pathname }) => pathname.endsWith('/confirm'))
    if (!confirm) throw new Error('the mail has no link to confirm')
    const page = await (await fetch(here(confirm))).text()
    const [, action = ''] = /<form[^>]* action="(\/newsletter[^"]*)"/.exec(page) ?? []
    const [input = ''] = /<input[^>]*name="token"[^>]*>/.exec(page) ?? []
    const [, token = ''] = /value="([^"]*)"/.exec(input) ?? []
    const body = new URLSearchParams({ token })
    const pressed = await fetch(inbox.url + action, { method: 'POST', body })
    expect(await pressed.text()).toContain('Subscription confirmed')
    expect(await state()).toBe('confirmed')
  })
})
