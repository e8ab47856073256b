import { describe, expect, it } from 'vitest'
import { limits as signUpLimits } from '#server/newsletter/sender-turns.ts'
import { limits } from '#server/outbox/confirmations.ts'
import { type Inbox, startInbox } from '../inbox/inbox-process.ts'
import { allArriveOnce } from '../inbox/mails.ts'
import { startSmtpPeer } from '../inbox/smtp-peer.ts'
import { outboxMails } from '../inbox/stored.ts'
import { newStore, type Store, storeKinds } from '../inbox/stores.ts'
import { isStored, numbers, type Outcome, send } from '../inbox/submissions.ts'

const headers = { 'content-type': 'application/json' }

/** Signs an email address up, from IP address number `n`. */
function signUp({ url }: Inbox, email: string, n: number) {
  return send(url, 'newsletter', { headers, body: JSON.stringify({ email, elapsed: 5000 }) }, n)
}

/** Signs up `count` times, 40 at once: more would exceed the open forms that one address may have. */
async function signUpMany(count: number, one: (n: number) => Promise<Outcome>) {
  const answers: Outcome[] = []
  for (let first = 0; first < count; first += 40) {
    answers.push(...(await Promise.all(numbers(Math.min(40, count - first), first).map(one))))
  }
  return answers
}

/** Makes all delayed mails due, instead of waiting for hours. */
function letTimePass({ query }: Store) {
  return query(`update outbox set next_attempt_at = '2020' || substr(next_attempt_at, 5)`)
}

describe.each(storeKinds)('sign-ups that nobody asked for, on %s', (kind) => {
  it('200 at a large provider, from two addresses, hold no mail of others', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer()
    const inbox = await startInbox(store, { SMTP_URL: peer.url })
    const bots = await signUpMany(200, (n) => signUp(inbox, `bot${n}@gmail.example`, n % 2))
    const honest = 'ada.obi@gmail.example'
    expect(isStored(await signUp(inbox, honest, 2))).toBe(true)
    await expect.poll(() => peer.mails.map(({ recipient }) => recipient)).toContain(honest)

    // `signUpsAtOnce` of each attacking address are sent, and the rest is delayed.
    expect(bots.filter(isStored)).toHaveLength(200)
    const atOnce = 2 * signUpLimits.signUpsAtOnce.value + 1
    await expect.poll(() => peer.mails.length).toBe(atOnce)
    expect(await outboxMails(store)).toHaveLength(201)
    await letTimePass(store)
    await allArriveOnce(store, peer, 201)
  })

  it('100 spellings of one mailbox get as many mails as one, the rest later', async () => {
    const store = await newStore(kind)
    const peer = await startSmtpPeer()
    const inbox = await startInbox(store, { SMTP_URL: peer.url })
    const spelling = (n: number) => `${n % 2 ? 'ada.obi' : 'AdaObi'}+${n}@victim.example`
    const answers = await Promise.all(numbers(100).map((n) => signUp(inbox, spelling(n), n)))
    expect(answers.filter(isStored), 'nobody learns of the limit').toHaveLength(100)
    const most = limits.mailboxHour.value
    await expect.poll(() => peer.mails.length).toBe(most)
    // Another mailbox of that domain is not delayed.
    expect(isStored(await signUp(inbox, 'bola@victim.example', 101))).toBe(true)
    await expect.poll(() => peer.mails.length).toBe(most + 1)
    const days = (await store.query('select queued_at from outbox')).map(({ queued_at }) =>
      String(queued_at).slice(0, 13),
    )
    expect(days).toHaveLength(101)
    expect(new Set(days).size, 'spread over days').toBeGreaterThan(20)
    await letTimePass(store)
    await allArriveOnce(store, peer, 101)
  })

  it('end with one press for a mailbox, what was put off included', async () => {
    const store = await newStore(kind)
    const inbox = await startInbox(store)
    await Promise.all(numbers(20).map((n) => signUp(inbox, `ada+${n}@victim.example`, n)))
    expect(isStored(await signUp(inbox, 'bola@victim.example', 101))).toBe(true)
    const [{ token } = {}] = await store.query(
      `select token from subscriptions join submissions on id = submission_id where email like 'ada+%' limit 1`,
    )
    const link = `${inbox.url}/newsletter/unsubscribe?token=${token}`
    expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    expect(await store.query('select mailbox from outbox')).toEqual([
      { mailbox: 'bola@victim.example' },
    ])
  })
})
