import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { testDesk } from '../tests/fake-parts.ts'
import { addPerson, invite } from './invitations.ts'
import { deviceName } from './passkeys.ts'

const host = 'desk.localhost:4053'
const { desk, clock, end } = await testDesk({ DESK_PORT: '4053' })
let app: FastifyInstance
let people = 0

beforeAll(async () => {
  app = await buildApp(desk)
})
beforeEach(() => {
  clock.now = Date.now()
})
afterAll(async () => {
  await app.close()
  await end()
})

/** CBOR (RFC 8949), as far as authenticators use it: integers, byte strings, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(cborValue.parse(each))])
  return Buffer.concat([head(5, value.size), ...parts])
}
const cborValue = z.union([
  z.number(),
  z.string(),
  z.instanceof(Buffer),
  z.map(z.union([z.number(), z.string()]), z.unknown()),
])

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/**
 * A fake authenticator with one passkey; `lies` replace what it reports.
 *
 * @param fixedCount the constant signature counter of a synced passkey; by default it counts
 */
function device(fixedCount?: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = createHash('sha256').update(x).digest()
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const key = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
  let counter = 0
  type Lies = { origin?: string; site?: string; verified?: boolean; counter?: number }

  function answer(kind: 'create' | 'get', challenge: string, lies: Lies = {}) {
    const { origin = `http://${host}`, site = 'desk.localhost', verified = true } = lies
    counter = fixedCount ?? lies.counter ?? counter + 1
    const client = Buffer.from(JSON.stringify({ type: `webauthn.${kind}`, challenge, origin }))
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 1 | (verified ? 4 : 0) | (kind === 'create' ? 64 : 0)
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const data = Buffer.concat([
      createHash('sha256').update(site).digest(),
      Buffer.from([flags]),
      count,
      ...(kind === 'create' ? [made] : []),
    ])
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    const statement = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ])
    return JSON.stringify({
      ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        ...(kind === 'create'
          ? { attestationObject: cbor(statement).toString('base64url'), transports: ['internal'] }
          : {
              authenticatorData: data.toString('base64url'),
              signature: sign('sha256', signed, privateKey).toString('base64url'),
            }),
      },
    })
  }
  return { answer }
}

type Cookies = Map<string, string>

/** Sends a form with these cookies, and adds those of the response to them. */
async function post(url: string, fields: Record<string, string>, cookies: Cookies = new Map()) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      ...{ host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      cookie: [...cookies]
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; '),
    },
    payload: new URLSearchParams(fields).toString(),
  })
  for (const { name, value } of answer.cookies) cookies.set(name, value)
  return answer
}

async function challengeAt(url: string, fields: Record<string, string>, cookies: Cookies) {
  const { challenge } = (await post(url, fields, cookies)).json()
  return String(challenge)
}

async function joined(own = device()) {
  people += 1
  const email = `${people}@example.com`
  const person = await addPerson(desk, { name: 'Ada', email, roles: ['editor'] })
  const token = (await invite(desk, person, 'join', null)).split('#')[1] ?? ''
  const cookies: Cookies = new Map()
  const challenge = await challengeAt('/join/options', { token }, cookies)
  const credential = own.answer('create', challenge)
  const answer = await post('/join/passkey', { token, credential }, cookies)
  return { person, token, own, answer, credential, cookies }
}

async function signIn(
  lies: Parameters<ReturnType<typeof device>['answer']>[2],
  own: ReturnType<typeof device>,
) {
  const cookies: Cookies = new Map()
  const challenge = await challengeAt('/sign-in/options', {}, cookies)
  return await post('/sign-in', { credential: own.answer('get', challenge, lies) }, cookies)
}

describe('joining', () => {
  it('makes a passkey of the invited person, once', async () => {
    const { answer, token, credential, cookies, person } = await joined()
    expect(answer.statusCode).toBe(303)
    expect((await post('/join/passkey', { token, credential }, cookies)).statusCode).toBe(410)
    const passkeys = await desk.db
      .selectFrom('passkeys')
      .select('person')
      .where('person', '=', person)
      .execute()
    expect(passkeys).toHaveLength(1)
  })

  it.each([
    ['without PIN or finger', { verified: false }],
    ['for another site', { site: 'evil.example' }],
    ['on a page of another site', { origin: 'http://evil.example' }],
    ['on another of our origins', { origin: 'http://edit.localhost:4053' }],
  ])('takes no passkey %s, and the link is still good', async (_name, lies) => {
    people += 1
    const email = `${people}@example.com`
    const person = await addPerson(desk, { name: 'Ada', email, roles: [] })
    const token = (await invite(desk, person, 'join', null)).split('#')[1] ?? ''
    const cookies: Cookies = new Map()
    const challenge = await challengeAt('/join/options', { token }, cookies)
    const credential = device().answer('create', challenge, lies)
    expect((await post('/join/passkey', { token, credential }, cookies)).statusCode).toBe(400)
    expect((await post('/join', { token })).statusCode).toBe(200)
  })
})

describe('signing in', () => {
  it('begins a session', async () => {
    const { own } = await joined()
    const { statusCode, cookies } = await signIn({}, own)
    expect(statusCode).toBe(303)
    const [session] = cookies.filter(({ name }) => name === 'desk')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it.each([
    ['without PIN or finger', { verified: false }],
    ['for another site', { site: 'evil.example' }],
    ['on a page of another site', { origin: 'http://evil.example' }],
    ['of a copied device, whose count stands', { counter: 1 }],
  ])('takes no passkey %s', async (_name, lies) => {
    const { own } = await joined()
    expect((await signIn(lies, own)).statusCode).toBe(401)
  })

  it('takes no passkey that nobody has here, and none of somebody suspended', async () => {
    expect((await signIn({}, device())).statusCode).toBe(401)
    const { own, person } = await joined()
    await desk.db
      .updateTable('people')
      .set({ suspended_at: desk.now() })
      .where('id', '=', person)
      .execute()
    expect((await signIn({}, own)).statusCode).toBe(401)
  })

  it('counts an answer once, in its browser, for five minutes', async () => {
    const { own } = await joined(device(0))
    const cookies: Cookies = new Map()
    const challenge = await challengeAt('/sign-in/options', {}, cookies)
    const kept = new Map(cookies)
    const credential = own.answer('get', challenge)
    expect((await post('/sign-in', { credential }, new Map())).statusCode).toBe(401)
    const forged = new Map([['challenge', `${challenge} sign-in ${desk.now() + 60_000}.x`]])
    expect((await post('/sign-in', { credential }, forged)).statusCode).toBe(401)
    expect((await post('/sign-in', { credential }, cookies)).statusCode).toBe(303)
    expect((await post('/sign-in', { credential }, kept)).statusCode).toBe(401)

    const later: Cookies = new Map()
    const slow = await challengeAt('/sign-in/options', {}, later)
    clock.now += 5 * 60_000
    expect(
      (await post('/sign-in', { credential: own.answer('get', slow) }, later)).statusCode,
    ).toBe(401)
  })

  it('counts no answer again after a restart', async () => {
    const { own } = await joined(device(0))
    const cookies: Cookies = new Map()
    const challenge = await challengeAt('/sign-in/options', {}, cookies)
    const kept = new Map(cookies)
    const credential = own.answer('get', challenge)
    expect((await post('/sign-in', { credential }, cookies)).statusCode).toBe(303)
    await app.close()
    vi.resetModules()
    app = await (await import('../app.ts')).buildApp(desk)
    expect((await post('/sign-in', { credential }, kept)).statusCode).toBe(401)
    clock.now += 5 * 60_000
    await signIn({}, own)
    expect(await desk.db.selectFrom('challenges').selectAll().execute()).toHaveLength(1)
  })

  it('leads nowhere but to the desk', async () => {
    for (const back of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/a\r\nb: c',
    ]) {
      const { own } = await joined()
      const cookies: Cookies = new Map()
      const challenge = await challengeAt('/sign-in/options', {}, cookies)
      const credential = own.answer('get', challenge)
      const { headers } = await post('/sign-in', { credential, back }, cookies)
      expect(headers.location).toBe('/')
    }
  })
})

describe('confirming', () => {
  it('takes the passkey of whoever is signed in alone', async () => {
    const ada = await joined()
    const bola = await joined()
    const challenge = await challengeAt('/confirm/options', {}, ada.cookies)
    const foreign = bola.own.answer('get', challenge)
    expect((await post('/confirm', { credential: foreign }, ada.cookies)).statusCode).toBe(401)
    const again = await challengeAt('/confirm/options', {}, ada.cookies)
    const credential = ada.own.answer('get', again)
    expect((await post('/confirm', { credential }, ada.cookies)).statusCode).toBe(204)
  })
})

it('what cannot be written down begins no session and makes no passkey', async () => {
  const { own } = await joined()
  const { db } = desk
  const rows = async () => ({
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    passkeys: await db.selectFrom('passkeys').select('id').execute(),
  })
  const before = await rows()
  await sql`create trigger kill before insert on audit begin select raise(abort, 'killed'); end`.execute(
    db,
  )
  expect((await signIn({}, own)).statusCode).toBe(500)
  expect((await joined()).answer.statusCode).toBe(500)
  await sql`drop trigger kill`.execute(db)
  expect(await rows()).toEqual(before)
  expect((await signIn({}, own)).statusCode).toBe(303)
})

it('names devices as people do', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'
  expect(deviceName(chrome)).toBe('Chrome on Android')
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Safari/604.1'
  expect(deviceName(safari)).toBe('Safari on an iPhone')
  expect(deviceName('')).toBe('A browser on a device')
})
