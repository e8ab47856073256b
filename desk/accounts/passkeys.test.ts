import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { failInserts, testDesk } from '../tests/fake-parts.ts'
import { browserOf } from '../tests/requests.ts'
import { addPerson, invite } from './invitations.ts'
import { deviceName } from './passkeys.ts'

const host = 'desk.localhost:4053'
const { desk, clock, end } = await testDesk({ DESK_PORT: '4053' })
let app = await buildApp(desk)

beforeEach(() => {
  clock.now = Date.now()
})
afterAll(async () => {
  await app.close()
  await end()
})

type Lies = {
  origin?: string
  site?: string
  verified?: boolean
  counter?: number
  synced?: boolean
}
type Device = ReturnType<typeof device>

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/**
 * A fake authenticator with one passkey; `lies` replace what it reports.
 *
 * @param fixedCount the constant signature counter of a synced passkey; by default it counts
 */
function device(fixedCount?: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = sha256(x)
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  // COSE: an elliptic curve key (1: 2) of ES256 (3: -7) on P-256 (-1: 1).
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
  let counter = 0

  return function respond(kind: 'create' | 'get', challenge: string, lies: Lies = {}) {
    const { origin = `http://${host}`, site = 'desk.localhost' } = lies
    const { verified = true, synced = false } = lies
    counter = fixedCount ?? lies.counter ?? counter + 1
    const isNew = kind === 'create'
    const client = Buffer.from(JSON.stringify({ type: `webauthn.${kind}`, challenge, origin }))
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    // Bits 3 and 4: it may be on several devices (backup eligibility), and is (backup state).
    const flags = Buffer.from([1 | (verified ? 4 : 0) | (synced ? 24 : 0) | (isNew ? 64 : 0)])
    const made = isNew ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, key] : []
    const data = Buffer.concat([sha256(site), flags, count, ...made])
    const statement = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(data)],
    ])
    const attestation = { attestationObject: Buffer.from(isoCBOR.encode(statement)) }
    const signed = Buffer.concat([data, sha256(client)])
    const assertion = { authenticatorData: data, signature: sign('sha256', signed, privateKey) }
    const response = { clientDataJSON: client, ...(isNew ? attestation : assertion) }
    const asText = Object.entries(response).map(([name, of]) => [name, of.toString('base64url')])
    return JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(asText),
    })
  }
}

type Cookies = Map<string, string>

/** Sends a form with these cookies, and adds those of the response to them. */
async function post(url: string, fields: Record<string, string>, cookies: Cookies = new Map()) {
  const sent = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const answer = await browserOf(app, desk)(url, { form: fields, cookie: sent.join('; ') })
  for (const { name, value } of answer.cookies) cookies.set(name, value)
  return answer
}

async function challengeOf(url: string, cookies: Cookies, fields: Record<string, string> = {}) {
  return String((await post(url, fields, cookies)).json().challenge)
}

let people = 0

/** Invites somebody, who creates a passkey on this device. */
async function join(own: Device, lies: Lies = {}) {
  people += 1
  const email = `${people}@example.com`
  const person = await addPerson(desk, { name: 'Ada', email, roles: ['editor'] })
  const token = (await invite(desk, person, 'join', null)).split('#')[1] ?? ''
  const cookies: Cookies = new Map()
  const credential = own('create', await challengeOf('/join/options', cookies, { token }), lies)
  const answer = await post('/join/passkey', { token, credential }, cookies)
  return { person, token, answer, credential, cookies }
}

async function joined(own = device()) {
  return { own, ...(await join(own)) }
}

async function signIn(own: Device, lies: Lies = {}, fields: Record<string, string> = {}) {
  const cookies: Cookies = new Map()
  const credential = own('get', await challengeOf('/sign-in/options', cookies), lies)
  return await post('/sign-in', { credential, ...fields }, cookies)
}

const passkeysOf = (person: string) =>
  desk.db.selectFrom('passkeys').select('id').where('person', '=', person).execute()

describe('a passkey', () => {
  it('is created once for an invitation, and signs in', async () => {
    const { answer, token, credential, cookies, person, own } = await joined()
    expect(answer.statusCode).toBe(303)
    expect((await post('/join/passkey', { token, credential }, cookies)).statusCode).toBe(410)
    expect(await passkeysOf(person)).toHaveLength(1)
    const { statusCode, cookies: set } = await signIn(own)
    expect(statusCode).toBe(303)
    const cookie = { name: 'desk', httpOnly: true, sameSite: 'Lax', path: '/' }
    expect(set).toContainEqual(expect.objectContaining(cookie))
  })

  it.each<[string, Lies]>([
    ['used without PIN or finger', { verified: false }],
    ['for another site', { site: 'evil.example' }],
    ['used on a page of another site', { origin: 'http://evil.example' }],
    ['used on another of our origins', { origin: 'http://edit.localhost:4053' }],
  ])('%s is refused, and an invitation stays valid', async (_, lies) => {
    const { answer, token, person } = await join(device(), lies)
    expect(answer.statusCode).toBe(400)
    expect(await passkeysOf(person)).toEqual([])
    expect((await post('/join', { token })).statusCode).toBe(200)
    expect((await signIn((await joined()).own, lies)).statusCode).toBe(401)
  })

  it.each([
    ['of one device', 'stands still', { counter: 7 }, 401],
    ['of one device', 'is lower', { counter: 6 }, 401],
    ['of several devices', 'is lower', { counter: 6, synced: true }, 303],
  ])('%s whose counter %s: %o', async (_device, _counter, lies, status) => {
    const own = device()
    await join(own, { ...lies, counter: 7 })
    const { statusCode, payload } = await signIn(own, lies)
    expect(statusCode).toBe(status)
    if (status === 401) expect(payload).toContain('may be a copy')
  })

  it('of somebody suspended is refused with whom to ask, once it has signed', async () => {
    const { own, person } = await joined()
    const row = desk.db.updateTable('people').where('id', '=', person)
    await row.set({ suspended_at: desk.now() }).execute()
    expect((await signIn(own, { verified: false })).payload).toContain('does not know this passkey')
    const { statusCode, payload } = await signIn(own)
    expect(statusCode).toBe(401)
    expect(payload).toContain('is suspended. Please ask an administrator.')
  })

  it('that is unknown is refused', async () => {
    const { statusCode, payload } = await signIn(device())
    expect(statusCode).toBe(401)
    expect(payload).toContain('does not know this passkey')
  })

  it.each(['', 'x', 'null', '[]', '{"id":1}', '{"id":"x"}', '{"id":"x","response":{}}'])(
    'sent as %s is refused',
    async (credential) => {
      const cookies: Cookies = new Map()
      await challengeOf('/sign-in/options', cookies)
      expect((await post('/sign-in', { credential }, cookies)).statusCode).toBe(401)
    },
  )

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a\r\nb: c'])(
    'does not lead to %s',
    async (back) => {
      const { headers } = await signIn((await joined()).own, {}, { back })
      expect(headers.location).toBe('/')
    },
  )

  it('confirms only the person who is signed in', async () => {
    const [ada, bola] = [await joined(), await joined()]
    const confirm = async (own: Device) => {
      const credential = own('get', await challengeOf('/confirm/options', ada.cookies))
      return (await post('/confirm', { credential }, ada.cookies)).statusCode
    }
    expect([await confirm(bola.own), await confirm(ada.own)]).toEqual([401, 204])
  })
})

describe('a challenge', () => {
  it('counts once, in its own browser, for five minutes, also after a restart', async () => {
    const { own } = await joined(device(0))
    const status = async (credential: string, cookies: Cookies) =>
      (await post('/sign-in', { credential }, cookies)).statusCode
    const cookies: Cookies = new Map()
    const challenge = await challengeOf('/sign-in/options', cookies)
    const copied = new Map(cookies)
    const credential = own('get', challenge)
    expect(await status(credential, new Map())).toBe(401)
    const forged = new Map([['challenge', `${challenge} sign-in ${desk.now() + 60_000}.x`]])
    expect(await status(credential, forged)).toBe(401)
    expect(await status(credential, cookies)).toBe(303)
    expect(await status(credential, new Map(copied))).toBe(401)

    await app.close()
    vi.resetModules()
    app = await (await import('../app.ts')).buildApp(desk)
    expect(await status(credential, new Map(copied))).toBe(401)

    const later: Cookies = new Map()
    const slow = own('get', await challengeOf('/sign-in/options', later))
    clock.now += 5 * 60_000
    expect(await status(slow, later)).toBe(401)
    await signIn(own)
    expect(await desk.db.selectFrom('challenges').selectAll().execute()).toHaveLength(1)
  })
})

it('without an audit entry no session begins and no passkey is stored', async () => {
  const { own } = await joined()
  const { db } = desk
  const rows = async () => ({
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    passkeys: await db.selectFrom('passkeys').select('id').execute(),
  })
  const before = await rows()
  const repair = await failInserts(desk, 'audit')
  expect((await signIn(own)).statusCode).toBe(500)
  expect((await joined()).answer.statusCode).toBe(500)
  await repair()
  expect(await rows()).toEqual(before)
  expect((await signIn(own)).statusCode).toBe(303)
})

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Safari/604.1', 'Safari on iPhone'],
  ['', 'A browser on a device'],
])('a device is named for people: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
