import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { activeHolders, type Role, roles } from '../base/people.ts'
import { hashOf } from '../base/tokens.ts'
import { testDesk } from '../tests/fake-parts.ts'
import { browserOf } from '../tests/requests.ts'
import {
  addPerson,
  firstInvitation,
  invite,
  inviteFromMachine,
  useInvitation,
  validInvitation,
} from './invitations.ts'
import { beginSession, endSessionsOf } from './sessions.ts'

const minute = 60_000
const hour = 60 * minute
const start = Date.parse('2026-11-25T09:00:00Z')
const { desk, clock, mails, end } = await testDesk({ DESK_PORT: '4052' })
const app = await buildApp(desk)
const send = browserOf(app, desk)

beforeEach(() => {
  clock.now = start
})
afterAll(async () => {
  await app.close()
  await end()
})

let people = 0
async function addSomebody(...roles: Role[]) {
  people += 1
  return await addPerson(desk, { name: `Person ${people}`, email: `${people}@example.com`, roles })
}

/** Somebody who is signed in. */
async function signedIn() {
  const person = await addSomebody('editor')
  return { person, token: await beginSession(desk, { kind: 'desk', person, verified_at: start }) }
}

async function signOut(token: string): Promise<void> {
  const { headers } = await send('/sign-out', { cookie: `desk=${token}`, form: {} })
  expect(headers['clear-site-data']).toContain('"cookies"')
}

function suspend(person: string) {
  const row = desk.db.updateTable('people').where('id', '=', person)
  return row.set({ suspended_at: desk.now() }).execute()
}

const isSignedIn = async (token: string) =>
  (await send('/devices', { cookie: `desk=${token}` })).statusCode === 200

const mayPreview = async (cookie: string) =>
  (await send('/', { origin: 'preview', cookie })).statusCode !== 401

/** Enters the preview with a ticket. @returns the cookie */
const enter = async (ticket: string) =>
  `${(await send('/enter', { origin: 'preview', form: { ticket } })).headers['set-cookie'] ?? ''}`

async function ticketOf(token: string): Promise<string> {
  const { body } = await send('/preview?release=r1', { cookie: `desk=${token}` })
  return /name="ticket" value="([^"]+)"/.exec(body)?.[1] ?? ''
}

describe('a session', () => {
  it('is stored as a hash, in a file for the desk’s user alone', async () => {
    const { token } = await signedIn()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = JSON.stringify(await desk.db.selectFrom('sessions').selectAll().execute())
    expect(rows).toContain(hashOf(token))
    expect(rows).not.toContain(token)
    expect(statSync(join(desk.folder, 'desk.db')).mode & 0o777).toBe(0o600)
  })

  it('ends after four hours without use, after twelve in any case', async () => {
    const { token } = await signedIn()
    clock.now += 4 * hour - 1
    expect(await isSignedIn(token)).toBe(true)
    clock.now += 4 * hour
    expect(await isSignedIn(token)).toBe(false)

    clock.now = start
    const { token: used } = await signedIn()
    for (; clock.now < start + 12 * hour; clock.now += 3 * hour)
      expect(await isSignedIn(used)).toBe(true)
    expect(await isSignedIn(used)).toBe(false)
  })

  it('counts for its own kind only, and with its whole token', async () => {
    const { person, token } = await signedIn()
    const parent = hashOf(token)
    for (const kind of ['preview', 'ticket'] as const)
      expect(await isSignedIn(await beginSession(desk, { kind, person, parent })), kind).toBe(false)
    for (const wrong of [`${token}a`, parent]) expect(await isSignedIn(wrong)).toBe(false)
  })

  it.each<[string, (token: string, person: string) => Promise<unknown>]>([
    ['its person signs out', signOut],
    ['its person is suspended', (_token, person) => suspend(person)],
    ['all sessions of its person are ended', (_token, person) => endSessionsOf(desk, person)],
  ])('ends at once, with that of the preview, when %s', async (_, endIt) => {
    const { person, token } = await signedIn()
    const preview = await enter(await ticketOf(token))
    const open = () => Promise.all([isSignedIn(token), mayPreview(preview)])
    expect(await open()).toEqual([true, true])
    await endIt(token, person)
    expect(await open()).toEqual([false, false])
  })

  it('ends with the device that is removed, but for the one in use and its preview’s', async () => {
    const { person, token } = await signedIn()
    for (const id of ['here', 'lost']) {
      const key = { public_key: new Uint8Array([1]), counter: 0, transports: '', device: id }
      const row = { ...key, id, person, credential: id, created_at: start, confirmed_at: start }
      await desk.db.insertInto('passkeys').values(row).execute()
    }
    const elsewhere = await beginSession(desk, { kind: 'desk', person })
    const preview = await beginSession(desk, { kind: 'preview', person, parent: hashOf(token) })
    await send('/devices/lost/remove', { cookie: `desk=${token}`, form: {} })
    expect(await isSignedIn(elsewhere)).toBe(false)
    const left = desk.db.selectFrom('sessions').select('token_hash').where('person', '=', person)
    const hashes = (await left.execute()).map(({ token_hash }) => token_hash)
    expect(new Set(hashes)).toEqual(new Set([token, preview].map(hashOf)))
  })
})

describe('a ticket to the preview', () => {
  it('works once, within a minute, at its origin', async () => {
    const { token } = await signedIn()
    const ticket = await ticketOf(token)
    expect(await enter(token)).toBe('')
    expect(await enter(ticket)).toMatch(/^preview=.+; Path=\/; HttpOnly; SameSite=Lax/)
    expect(await enter(ticket)).toBe('')
    const late = await ticketOf(token)
    clock.now += minute
    expect(await enter(late)).toBe('')
  })

  it('begins a session that keeps the desk’s in use, and ends with it', async () => {
    const { token } = await signedIn()
    const cookie = await enter(await ticketOf(token))
    for (; clock.now < start + 12 * hour; clock.now += 3 * hour)
      expect(await mayPreview(cookie)).toBe(true)
    expect(await mayPreview(cookie)).toBe(false)
    clock.now -= 1
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('an invitation', () => {
  const newToken = async (person: string, kind: Parameters<typeof invite>[2] = 'join') =>
    (await invite(desk, person, kind, null)).split('#')[1] ?? ''
  const isValid = async (token: string) => (await validInvitation(desk, token)) !== undefined

  it.each([
    ['join', 24 * hour],
    ['device', 10 * minute],
  ] as const)('to %s works once, for %i ms', async (kind, lifetime) => {
    const person = await addSomebody()
    const token = await newToken(person, kind)
    clock.now += lifetime - 1
    expect(await isValid(token)).toBe(true)
    clock.now += 1
    expect(await isValid(token)).toBe(false)

    const once = await newToken(person, kind)
    const uses = await Promise.all([1, 2, 3].map(() => useInvitation(desk.db, once)))
    expect(uses.toSorted()).toEqual([false, false, true])
    expect(await isValid(once)).toBe(false)
  })

  it('replaces the one before, ends with a suspension, and is stored as a hash', async () => {
    const person = await addSomebody()
    const before = await newToken(person)
    const after = await newToken(person)
    expect([await isValid(before), await isValid(after)]).toEqual([false, true])
    const rows = JSON.stringify(await desk.db.selectFrom('invitations').selectAll().execute())
    expect(rows).not.toContain(after)
    await suspend(person)
    expect(await isValid(after)).toBe(false)
  })

  it('for a lost device ends all sessions at once, and administrators are notified', async () => {
    await addSomebody('administrator')
    const administrator = `${people}@example.com`
    const { token } = await signedIn()
    await inviteFromMachine(desk, `${people}@example.com`, '')
    expect(await isSignedIn(token)).toBe(false)
    expect(await mails()).toContainEqual(
      expect.stringContaining(`${administrator}: The machine reset the sign-in of`),
    )
  })

  it('for the first person is made only while nobody is there, and gives all roles', async () => {
    expect(await firstInvitation(desk)).toBeUndefined()
    const fresh = await testDesk()
    onTestFinished(fresh.end)
    await firstInvitation(fresh.desk)
    expect((await activeHolders(fresh.desk, 'hr')).map((each) => [...each.roles])).toEqual([roles])
  })
})
