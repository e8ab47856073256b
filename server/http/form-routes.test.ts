import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generalApplication, lateAnswer } from '#content/model/vacancies.ts'
import { minimumFillTime } from '#contract/forms.ts'
import { responseHeaders } from '#contract/headers.ts'
import { limits as admissionLimits } from '#server/admission/admission.ts'
import { buildApp } from '#server/app.ts'
import { inboxOver } from '#server/inbox.ts'
import { noMetrics } from '#server/metrics/metrics.ts'
import { operationsOn, type StoreOperations } from '#server/operations.ts'
import { limits } from '#server/outbox/confirmations.ts'
import { openStore, type WatchedStore } from '#server/store/open-store.ts'
import { keepStore, type RunningStore } from '#server/store/running-store.ts'
import { localStore } from '#server/store/store-access.ts'
import { newFolder } from '../../tests/server/new-folder.ts'

let folder: string
let store: WatchedStore
let running: RunningStore<StoreOperations>
let app: FastifyInstance

type Options = { rateLimit?: number; foreignSite?: string; closed?: string }

async function build(options: Options = {}) {
  const log = pino({ enabled: false })
  running = keepStore(
    localStore(async () => store, operationsOn),
    log,
  )
  await running.tried
  const inbox = inboxOver(
    running,
    log,
    () => {},
    noMetrics,
    (position) => position === options.closed,
  )
  return buildApp({
    siteFolder: folder,
    siteUrl: 'https://exprichgroup.example',
    trustProxy: 1,
    logger: undefined,
    inbox: {
      inbox,
      rateLimit: options.rateLimit,
      foreignSite: options.foreignSite,
      dataFolder: folder,
    },
  })
}

beforeEach(async () => {
  folder = await newFolder()
  store = await openStore({ DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined })
  app = await build()
})
afterEach(async () => {
  await app.close()
  await running.close()
})

const message = {
  name: 'Ada Obi',
  email: 'Ada@mail.example',
  subject: 'Gas',
  message: 'Two\r\nlines',
}
const slowly = { elapsed: minimumFillTime + 1 }
const htmlHeaders = { accept: 'text/html,*/*;q=0.8' }

function post(url: string, body: object, more: InjectOptions = {}) {
  return app.inject({ method: 'POST', url, payload: body, ...more })
}

/** As a browser without JavaScript sends it. */
function postForm(url: string, fields: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...htmlHeaders, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

const application = {
  fullName: 'Ada Obi',
  email: 'ada@mail.example',
  phone: '+234',
  experience: '5 years',
  education: 'B.Eng.',
  coverLetter: 'Because',
}
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

function multipart(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('resume', new Blob([new Uint8Array(file.bytes)]), file.name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return request.arrayBuffer().then((payload) => ({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(payload),
  }))
}

async function apply(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }) {
  const { headers, payload } = await multipart(fields, file)
  return app.inject({ method: 'POST', url: '/api/applications', headers, payload })
}

const submissions = () => store.db.selectFrom('submissions').selectAll().execute()
const mails = () => store.db.selectFrom('outbox').selectAll().execute()

describe('a message', () => {
  it('is stored with its mail before it is acknowledged', async () => {
    const answer = await post('/api/contact', { ...message, ...slowly, key: 'k' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ stored: true })
    expect(answer.headers).toMatchObject(responseHeaders(false))
    const [stored, ...others] = await submissions()
    expect(others).toEqual([])
    expect(stored).toMatchObject({ kind: 'contact', status: 'new', suspected: 0 })
    expect(stored?.email).toBe('ada@mail.example')
    expect(JSON.parse(stored?.fields ?? '')).toEqual({
      ...message,
      message: 'Two\nlines',
      phone: '',
      company: '',
    })
    expect(await mails()).toMatchObject([{ submission_id: stored?.id, kind: 'contact' }])
  })

  it('is stored once however often it is sent with the same key', async () => {
    const body = { ...message, ...slowly, key: 'k' }
    const answers = await Promise.all(Array.from({ length: 9 }, () => post('/api/contact', body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(201))
    expect(await submissions()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('is suspected when it fills the honeypot: same answer, no mail', async () => {
    const more = { website: 'https://spam.example' }
    const answer = await post('/api/contact', { ...message, ...slowly, ...more })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ stored: true })
    expect(await submissions()).toMatchObject([{ suspected: 1 }])
    expect(await mails()).toEqual([])
  })

  it('names every field in error and how to correct it', async () => {
    const answer = await post('/api/contact', { ...message, email: 'ada', subject: ' ' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      stored: false,
      failure: {
        reason: 'invalid',
        fields: {
          email: 'Email is not an address. Please write it like name@example.com.',
          subject: 'Subject is empty. Please fill it in.',
        },
      },
    })
    expect(await submissions()).toEqual([])
  })

  it.each([
    ['text/plain', 'hello', 415],
    ['application/json', '{"name":', 400],
    ['application/json', '[]', 400],
    ['application/json', '', 400],
    ['application/json', `"${'x'.repeat(300_000)}"`, 413],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=b', '--b\r\n', 400],
  ])('as %s it gets an answer with the right status', async (type, payload, status) => {
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/api/contact', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ stored: false, failure: { message: expect.any(String) } })
  })
})

describe('without JavaScript', () => {
  it('a message gets a page that says it arrived', async () => {
    const answer = await postForm('/api/contact', message)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('Message sent successfully! We&#39;ll be in touch soon.')
  })

  it('the same message twice on one day is one', async () => {
    await postForm('/api/contact', message)
    await postForm('/api/contact', message)
    expect(await submissions()).toHaveLength(1)
  })

  it('a message in error gets a page that names each field', async () => {
    const answer = await postForm('/api/contact', { ...message, name: '', email: '<b>' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('Full Name')
    expect(answer.body).toContain('Email is not an address.')
    expect(answer.body).toContain('href="/contact"')
  })

  it('a typed address leads to the form', async () => {
    const answer = await app.inject('/api/applications')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/careers/apply')
  })
})

describe('an application', () => {
  it('is stored with its resume under a name that is no path', async () => {
    const answer = await apply(application, { name: '../../etc/passwd.PDF', bytes: pdf })
    expect(answer.statusCode).toBe(201)
    const [stored] = await submissions()
    expect(stored?.kind).toBe('application')
    expect(JSON.parse(stored?.fields ?? '')).toMatchObject({ position: 'General Application' })
    const [resume] = await store.db.selectFrom('resumes').selectAll().execute()
    expect(resume).toMatchObject({ file_name: 'passwd.pdf', ending: '.pdf', size: pdf.length })
    expect(Buffer.from(resume?.bytes ?? [])).toEqual(pdf)
    expect(await mails()).toMatchObject([{ kind: 'application' }])
  })

  it.each([
    ['no resume', undefined, 422],
    ['an empty resume', { name: 'cv.pdf', bytes: Buffer.alloc(0) }, 422],
    ['a program by another name', { name: 'cv.pdf', bytes: Buffer.from('MZ\x90\0') }, 415],
    [
      'more than 10 MB',
      { name: 'cv.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) },
      413,
    ],
  ])('with %s is refused', async (_what, file, status) => {
    const answer = await apply(application, file)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().failure.fields.resume).toMatch(/choose/)
    expect(await submissions()).toEqual([])
  })
})

describe('an application for a position that has closed', () => {
  const cv = { name: 'cv.pdf', bytes: pdf }
  beforeEach(async () => {
    await app.close()
    app = await build({ closed: 'Welder' })
  })

  it('is told so, and stored nowhere', async () => {
    const answer = await apply({ ...application, position: ' Welder ' }, cv)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      stored: false,
      failure: {
        reason: 'closed',
        message: lateAnswer.message,
        fields: { position: lateAnswer.field },
      },
    })
    expect(await submissions()).toEqual([])
  })

  it('gets its fields in error named first: they have to be right for any position', async () => {
    const answer = await apply({ ...application, position: 'Welder', email: 'ada' }, cv)
    expect(answer.statusCode).toBe(422)
  })

  it.each([generalApplication, 'Rigger', ''])('is taken once it is for %j', async (position) => {
    const answer = await apply({ ...application, position }, cv)
    expect(answer.statusCode).toBe(201)
  })
})

describe('a subscription', () => {
  const subscribe = (email: string) => post('/api/newsletter', { email, ...slowly })
  const state = async () =>
    (await store.db.selectFrom('subscriptions').select('state').execute()).map(({ state }) => state)
  const token = async () =>
    (await store.db.selectFrom('subscriptions').select('token').executeTakeFirstOrThrow()).token

  it('waits for its confirmation, by a mail that is not repeated at once', async () => {
    for (const email of ['ada@mail.example', 'ADA@mail.example']) {
      expect((await subscribe(email)).statusCode).toBe(201)
    }
    expect(await state()).toEqual(['pending'])
    expect(await mails()).toMatchObject([{ kind: 'confirmation' }])
  })

  it('gets another mail when it was ended and is wanted again', async () => {
    await subscribe('ada@mail.example')
    const unsubscribe = `/newsletter/unsubscribe?token=${await token()}`
    const sendDue = async () => {
      const sent_at = new Date().toISOString()
      const unsent = store.db.updateTable('outbox').set({ sent_at }).where('sent_at', 'is', null)
      await unsent.where('next_attempt_at', '<=', sent_at).execute()
    }
    for (let again = 0; again < 9; again += 1) {
      await sendDue()
      await app.inject({ method: 'POST', url: unsubscribe })
      await subscribe('ada@mail.example')
    }
    const waiting = (await mails()).filter(({ sent_at }) => sent_at === null)
    expect(await mails()).toHaveLength(limits.mailboxHour.value + 1)
    expect(waiting, 'its turn is later').toHaveLength(1)
  })

  it('is confirmed by its link, and stays so', async () => {
    await subscribe('ada@mail.example')
    const link = `/newsletter/confirm?token=${await token()}`
    expect((await app.inject(link)).body).toContain('action="/newsletter/confirm"')
    expect(await state()).toEqual(['pending'])
    for (let press = 0; press < 2; press += 1) {
      expect((await app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
    }
    expect(await state()).toEqual(['confirmed'])
    await subscribe('ada@mail.example')
    expect(await state()).toEqual(['confirmed'])
  })

  it('ends by one press, not by a visit', async () => {
    await subscribe('ada@mail.example')
    const link = `/newsletter/unsubscribe?token=${await token()}`
    expect((await app.inject(link)).body).toContain('action="/newsletter/unsubscribe"')
    expect(await state()).toEqual(['pending'])
    const done = await app.inject({ method: 'POST', url: link })
    expect(done.statusCode).toBe(200)
    expect(await state()).toEqual(['unsubscribed'])
    const confirm = link.replace('unsubscribe', 'confirm')
    expect((await app.inject({ method: 'POST', url: confirm })).statusCode).toBe(410)
  })
})

describe('limits', () => {
  it('too many forms from one address are told when to come back', async () => {
    const limited = await build({ rateLimit: 2 })
    const send = (ip: string) =>
      limited.inject({
        method: 'POST',
        url: '/api/newsletter',
        headers: { 'x-forwarded-for': ip },
        payload: { email: 'ada@mail.example' },
      })
    expect((await send('192.0.2.1')).statusCode).toBe(201)
    expect((await send('192.0.2.1')).statusCode).toBe(201)
    const refused = await send('192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().failure).toMatchObject({
      reason: 'too-many',
      retryAfter: Number(refused.headers['retry-after']),
    })
    expect((await send('192.0.2.2')).statusCode).toBe(201)
    expect((await limited.inject('/api/health')).statusCode).toBe(200)
    await limited.close()
  })

  it('does not count looks at a subscriber’s links, and names what it refuses there', async () => {
    const limited = await build({ rateLimit: 2 })
    const url = `/newsletter/unsubscribe?token=${'x'.repeat(32)}`
    for (let look = 0; look < 4; look += 1) expect((await limited.inject(url)).statusCode).toBe(200)
    const press = () => limited.inject({ method: 'POST', url, headers: htmlHeaders })
    for (let sent = 0; sent < 2; sent += 1) expect((await press()).statusCode).toBe(410)
    const refused = await press()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toHaveProperty('retry-after')
    expect(refused.body).toContain('Your subscription was not changed')
    expect(refused.body).not.toMatch(/\bforms?\b(?!-)/i)
    expect((await limited.inject(url)).statusCode).toBe(200)
    await limited.close()
  })

  it('too many applications from one address are told to come back within the hour', async () => {
    const limited = await build({ rateLimit: 1_000 })
    const send = (url: string) => limited.inject({ method: 'POST', url, payload: {} })
    for (let n = 0; n < admissionLimits.uploadsHour.value; n += 1) {
      expect((await send('/api/applications')).statusCode).toBe(422)
    }
    const refused = await send('/api/applications')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await send('/api/contact')).statusCode).toBe(422)
    await limited.close()
  })

  it('forms that the process has no time for are told when to come back, and the health check is not', async () => {
    // The plugin measures every second, from turn to turn of the event loop.
    for (let round = 0; round < 3; round += 1) {
      const end = performance.now() + 1.2 * admissionLimits.loopDelay.value
      while (performance.now() < end);
      await new Promise(setImmediate)
    }
    const refused = await post('/api/contact', message)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.json().failure.reason).toBe('unavailable')
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    await expect.poll(async () => (await post('/api/contact', message)).statusCode).toBe(201)
  })

  it('only pages of the site may send forms from elsewhere', async () => {
    const foreign = await build({ foreignSite: 'https://exprichgroup.example' })
    const ask = (origin: string) =>
      foreign.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const header = 'access-control-allow-origin'
    const allowed = await ask('https://exprichgroup.example')
    expect(allowed.headers[header]).toBe('https://exprichgroup.example')
    expect((await ask('https://evil.example')).headers[header]).not.toBe('https://evil.example')
    await foreign.close()
  })
})

describe('forms for an inbox elsewhere', () => {
  const site = 'https://exprichgroup.example'
  const outcomes: [string, Record<string, string>, number][] = [
    ['a page of the site', { origin: site, 'sec-fetch-site': 'same-site' }, 201],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page of another port', { origin: `${site}:8443` }, 403],
    ['a page that hides where it is', { origin: 'null' }, 403],
    [
      'a page of another site, in a browser that names no origin',
      { 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['a program', {}, 201],
  ]
  it.each(outcomes)('from %s', async (_what, headers, status) => {
    const foreign = await build({ foreignSite: site })
    const answer = await foreign.inject({
      method: 'POST',
      url: '/api/contact',
      headers,
      payload: { ...message, ...slowly },
    })
    await foreign.close()
    expect(answer.statusCode).toBe(status)
    expect(await submissions()).toHaveLength(status === 201 ? 1 : 0)
    if (status === 403) expect(answer.json().failure.reason).toBe('foreign')
  })

  it('links of mails work from wherever they are opened', async () => {
    const foreign = await build({ foreignSite: site })
    const headers = { origin: 'https://inbox.example' }
    const url = `/newsletter/unsubscribe?token=${'a'.repeat(32)}`
    expect((await foreign.inject({ method: 'POST', url, headers })).statusCode).toBe(410)
    await foreign.close()
  })
})

describe('a store that fails', () => {
  it('is a 503 that says when to come back and nothing of the inside', async () => {
    await store.db.schema.dropTable('outbox').execute()
    const answer = await post('/api/contact', { ...message, ...slowly })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.json().failure.reason).toBe('unavailable')
    expect(answer.body).not.toMatch(/outbox|sql/i)
    expect(await submissions()).toEqual([])
  })

  it('is told by the health check, which goes on to answer for the pages', async () => {
    const health = async () => {
      const answer = await app.inject('/api/health')
      expect(answer.statusCode).toBe(200)
      return answer.json()
    }
    const well = { status: 'ok', pages: 'ok', forms: 'ok', uploads: 'ok' }
    expect(await health()).toEqual(well)
    await store.db.schema.alterTable('outbox').renameTo('gone').execute()
    // What stored a form serves all who ask for a second.
    await expect.poll(health).toEqual({
      status: 'degraded',
      pages: 'ok',
      forms: 'unavailable',
      uploads: 'unavailable',
      code: 'SQLITE_1',
    })
    await store.db.schema.alterTable('gone').renameTo('outbox').execute()
    await expect.poll(health).toEqual(well)
  })
})

describe('a method that an address has not got', () => {
  it.each([
    ['/api/contact', 'GET, HEAD, POST'],
    ['/api/contact?a=b', 'GET, HEAD, POST'],
    ['/newsletter/unsubscribe', 'GET, HEAD, POST'],
    ['/api/health', 'GET, HEAD'],
    ['/contact', 'GET, HEAD'],
    // A router would take these for patterns.
    ['/*x', 'GET, HEAD'],
    ['/:/(', 'GET, HEAD'],
  ])('is a 405 that names those it has: %s', async (url, allow) => {
    const answer = await app.inject({ method: 'PUT', url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allow)
    expect(answer.headers).toMatchObject(responseHeaders(false))
  })
})
