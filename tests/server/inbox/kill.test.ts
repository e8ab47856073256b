import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { killInbox, startInbox, stopInbox } from './inbox-process.ts'
import { storedEmails, storedParts } from './stored.ts'
import { newStore, storeKinds } from './stores.ts'
import {
  contactForm,
  emailsOf,
  isStored,
  numbers,
  type Outcome,
  sender,
  submitMixed,
  submitUntilStored,
} from './submissions.ts'

describe.each(storeKinds)('on %s', (kind) => {
  it('loses nothing acknowledged when the process is killed', async () => {
    const store = await newStore(kind)
    const killed = await startInbox(store)
    let acknowledged = 0
    const outcomes: Outcome[] = []
    const left = numbers(300).values()
    // 60 at a time, so that some are still unsent when the process is killed.
    const visitors = numbers(60).map(async () => {
      for (const n of left) {
        const outcome = await submitMixed(killed.url, n)
        outcomes.push(outcome)
        if (isStored(outcome)) acknowledged += 1
        if (acknowledged === 100) killed.signal('SIGKILL')
      }
    })
    await Promise.all(visitors)
    await killInbox(killed)
    expect(outcomes.filter(isStored).length, 'killed in the middle').toBeLessThan(300)

    const { url } = await startInbox(store)
    const stored = await storedEmails(store)
    expect(stored).toEqual(expect.arrayContaining(emailsOf(outcomes.filter(isStored))))
    expect(stored).toEqual([...new Set(stored)])
    const { applications, newsletters, submissions, ...parts } = await storedParts(store)
    expect(parts).toEqual({
      mails: submissions,
      resumes: applications,
      subscriptions: newsletters,
    })

    const unsure = numbers(300).filter((n) => !outcomes.some((o) => isOf(n, o) && isStored(o)))
    await Promise.all(unsure.map((n) => submitUntilStored(url, n)))
    expect(await storedEmails(store)).toEqual(emailsOf(outcomes))
    expect(await storedParts(store)).toEqual({
      submissions: 300,
      mails: 300,
      applications: 50,
      resumes: 50,
      newsletters: 100,
      subscriptions: 100,
    })
  })

  it('answers what is under way before SIGTERM ends it', async () => {
    const store = await newStore(kind)
    const inbox = await startInbox(store)
    const body = JSON.stringify(contactForm(0))
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const half = request(`${inbox.url}/api/contact`, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    half.flushHeaders()
    // `100 Continue`: the server has the head and waits for the body.
    await once(half, 'continue')
    half.write(body.slice(0, 20))
    const stopped = stopInbox(inbox)
    const [response] = await Promise.all([once(half, 'response'), half.end(body.slice(20))])
    expect(response[0]).toHaveProperty('statusCode', 201)
    expect(await stopped).toBe(0)
    expect(await storedEmails(store)).toEqual([sender(0).email])
  })
})

function isOf(n: number, { email }: { email: string }): boolean {
  return email === sender(n).email
}
