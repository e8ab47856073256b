import { expect, it } from 'vitest'
import { healthOf } from './forms-state.ts'
import { type Inbox, startInbox, stopInbox } from './inbox-process.ts'
import { startSmtpPeer } from './smtp-peer.ts'
import { complete, newStore, sharedPostgres, storeKinds } from './stores.ts'
import { applicationForm, contactForm, pdf, send } from './submissions.ts'

/** Private data of visitors and the operator, unlike any other text in the log. */
const secrets = {
  name: 'Mxolisi-Qanda',
  email: 'xylophone@quagga.example',
  message: 'jackdaws love my big sphinx of quartz',
  resume: 'waltz bad nymph for quick jigs vex',
  fileName: 'glib-jocks-quiz',
  key: '7d1f0c52-key-of-the-form',
  smtpPassword: 'pack-my-box-with-jugs',
}

const badAddress = 'not-an-address-of-the-lazy-fox'

/** The encodings in which a value may get into a log. */
function encodings(value: string): string[] {
  const bytes = Buffer.from(value)
  // Base64 of a text depends on its offset within a group of three bytes.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  )
  return [value, encodeURIComponent(value), bytes.toString('hex'), [...bytes].join(), ...base64]
}

function expectNoSecrets(output: string, database = '') {
  for (const value of [...Object.values(secrets), badAddress, database].filter(Boolean)) {
    for (const encoded of encodings(value))
      expect(output.toLowerCase()).not.toContain(encoded.toLowerCase())
  }
}

function marked(form: Record<string, string>): Record<string, string> {
  const { name, email, message, key } = secrets
  return { ...form, name, email, message, key }
}

function markedApplication(): FormData {
  const resume = pdf(1000, secrets.resume)
  const form = applicationForm(1, resume, `${secrets.fileName}.pdf`)
  form.set('fullName', secrets.name)
  form.set('email', secrets.email)
  form.set('coverLetter', secrets.message)
  form.set('key', secrets.key)
  return form
}

const jsonType = { 'content-type': 'application/json' }

/** Sends the secrets in valid forms, and in every kind of invalid one. */
async function sendEverything({ url }: Inbox): Promise<number[]> {
  const contact = marked(contactForm(1))
  const text = JSON.stringify(contact)
  const json = (body: string) => ({ headers: jsonType, body })
  const wrongType = markedApplication()
  wrongType.set('resume', new Blob([secrets.resume]), `${secrets.fileName}.pdf`)
  const tooLarge = markedApplication()
  tooLarge.set('resume', new Blob([pdf(11_000_000, secrets.resume)]), `${secrets.fileName}.pdf`)
  const outcomes = [
    await send(url, 'contact', json(text)),
    await send(url, 'contact', { body: new URLSearchParams(contact) }),
    await send(url, 'newsletter', json(JSON.stringify({ email: secrets.email }))),
    await send(url, 'application', { body: markedApplication() }),
    // Another value is invalid, so the whole form is refused.
    await send(url, 'contact', json(JSON.stringify({ ...contact, email: badAddress }))),
    await send(url, 'contact', json(JSON.stringify({ ...contact, [secrets.name]: 'x' }))),
    await send(url, 'contact', json(JSON.stringify({ ...contact, message: text.repeat(2000) }))),
    await send(url, 'contact', json(text.slice(0, -5))),
    await send(url, 'contact', { headers: { 'content-type': secrets.name }, body: text }),
    await send(url, 'application', { body: wrongType }),
    await send(url, 'application', { body: tooLarge }),
  ]
  await fetch(`${url}/api/${encodeURIComponent(secrets.email)}?q=${secrets.key}`)
  await fetch(`${url}/api/newsletter/confirm?token=${secrets.key}`)
  return outcomes.map(({ status }) => status)
}

const answers = [201, 201, 201, 201, 422, 422, 413, 400, 415, 415, 413]
/** The same while nothing can be stored. */
const unavailable = answers.map((status) => (status === 201 ? 503 : status))

it.each(storeKinds)('says nothing of a visitor on %s, however much it says', async (kind) => {
  const store = await newStore(kind)
  const peer = await startSmtpPeer({
    login: `site:${secrets.smtpPassword}`,
    manners: { refuses: secrets.email },
  })
  const smtp = { SMTP_URL: peer.url, SMTP_TLS: 'optional' }
  const environment = { ...smtp, MAIL_CONTACT: secrets.email, LOG_LEVEL: 'trace' }
  const inbox = await startInbox(store, environment)
  expect(await sendEverything(inbox)).toEqual(answers)
  // Wait for the SMTP server's refusal, whose text contains the address.
  const failed = 'select error from outbox where error is not null'
  await expect.poll(async () => (await store.query(failed)).length).toBeGreaterThan(1)
  await peer.stop()
  await stopInbox(inbox)
  expectNoSecrets(inbox.output())
  // Nor the client address, which is 10.0.0.0 in the `X-Forwarded-For` of `send`.
  expect(inbox.output()).not.toMatch(/10\.0\.0\.0|remote|user-?agent|"url"/i)
  const lines = inbox.output().match(/"msg":"request"/g) ?? []
  // Every form, and the two GET requests after them.
  expect(lines).toHaveLength(answers.length + 2)
})

it('a line about a request holds what was said and no more', async () => {
  const inbox = await startInbox(await newStore('SQLite'), { LOG_LEVEL: 'info' })
  await fetch(`${inbox.url}/about?who=${secrets.name}`, { headers: { 'user-agent': secrets.key } })
  await stopInbox(inbox)
  const line = inbox
    .output()
    .split('\n')
    .find((text) => text.includes('"msg":"request"'))
  expect(JSON.parse(line ?? '')).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: inbox.pid,
    hostname: expect.any(String),
    method: 'GET',
    kind: 'page',
    status: 200,
    milliseconds: expect.any(Number),
    bytes: expect.toSatisfy((bytes: number) => bytes > 10_000),
    msg: 'request',
  })
})

it.runIf(complete)(
  'says nothing of a visitor when PostgreSQL refuses a row and quotes it',
  async () => {
    const store = await newStore('PostgreSQL')
    const inbox = await startInbox(store, { LOG_LEVEL: 'trace' })
    await store.query('alter table submissions add check (suspected > 1)')
    expect(await sendEverything(inbox)).toEqual(unavailable)
    await stopInbox(inbox)
    expect(inbox.output(), 'it has said something').toContain('23514')
    expectNoSecrets(inbox.output())
  },
)

it.runIf(complete)('says nothing of a visitor while PostgreSQL is down', async () => {
  const postgres = await sharedPostgres()
  const store = await newStore('PostgreSQL')
  const inbox = await startInbox(store, { LOG_LEVEL: 'trace' })
  await postgres.stop()
  await expect.poll(() => healthOf(inbox.url)).toMatchObject({ forms: 'unavailable' })
  // Uploads are refused before their files are read.
  expect(await sendEverything(inbox)).toEqual([...unavailable.slice(0, -2), 503, 503])
  await postgres.start()
  await stopInbox(inbox)
  expect(inbox.output(), 'it has said something').not.toBe('')
  expectNoSecrets(inbox.output(), new URL(store.environment.DATABASE_URL ?? '').password)
})
