import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { testDesk } from '../fake-parts.ts'
import {
  addPerson,
  firstInvitation,
  invite,
  inviteFromMachine,
  useInvitation,
  validInvitation,
} from './invitations.ts'
import { beginSession, endSessionsOf } from './sessions.ts'
import { hashOf } from './tokens.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-11-25T09:00:00Z')
const { desk, clock, mails, end } = await testDesk({ DESK_PORT: '4052' })
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp(desk)
})
beforeEach(() => {
  clock.now = start
})
afterAll(async () => {
  await app.close()
  await end()
})

let people = 0
async function somebody(roles: Parameters<typeof addPerson>[1]['roles'] = ['editor']) {
  people += 1
  return await addPerson(desk, { name: `Person ${people}`, email: `${people}@example.com`, roles })
}

async function isSignedIn(token: string): Promise<boolean> {
  const headers = { host: 'desk.localhost:4052', cookie: `desk=${token}` }
  return (await app.inject({ url: '/devices', headers })).statusCode === 200
}

async function enter(ticket: string, at = 'edit.localhost:4052') {
  return await app.inject({
    method: 'POST',
    url: '/enter',
    headers: {
      host: at,
      origin: desk.urls.desk,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ticket }).toString(),
  })
}

async function ticketOf(token: string): Promise<string> {
  const headers = { host: 'desk.localhost:4052', cookie: `desk=${token}` }
  const { body } = await app.inject({ url: '/edit', headers })
  return /name="ticket" value="([^"]+)"/.exec(body)?.[1] ?? ''
}

describe('a session', () => {
  it('is in the browser alone: the database, its owner’s, holds a hash', async () => {
    const token = await beginSession(desk, { kind: 'desk', person: await somebody() })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await desk.db.selectFrom('sessions').select('token_hash').execute()
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashOf(token))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(statSync(join(desk.folder, 'desk.db')).mode & 0o777).toBe(0o600)
  })

  it('ends after four hours without use, after twelve in any case', async () => {
    const token = await beginSession(desk, { kind: 'desk', person: await somebody() })
    clock.now += 4 * hour - 1
    expect(await isSignedIn(token)).toBe(true)
    clock.now += 4 * hour
    expect(await isSignedIn(token)).toBe(false)

    clock.now = start
    const used = await beginSession(desk, { kind: 'desk', person: await somebody() })
    while (desk.now() < start + 12 * hour) {
      expect(await isSignedIn(used)).toBe(true)
      clock.now += 3 * hour
    }
    expect(await isSignedIn(used)).toBe(false)
  })

  it('of another kind, or with something added, is none', async () => {
    const person = await somebody()
    const token = await beginSession(desk, { kind: 'desk', person })
    const parent = hashOf(token)
    for (const kind of ['edit', 'preview', 'ticket', 'share-link'] as const) {
      expect(await isSignedIn(await beginSession(desk, { kind, person, parent }))).toBe(false)
    }
    const orphan = await beginSession(desk, { kind: 'edit', person })
    const headers = { host: 'edit.localhost:4052', cookie: `edit=${orphan}` }
    expect((await app.inject({ url: '/keystatic', headers })).statusCode).toBe(401)
    expect(await isSignedIn(`${token}a`)).toBe(false)
    expect(await isSignedIn(hashOf(token))).toBe(false)
  })

  it('ends at once, with those that came from it, when its person signs out or is suspended', async () => {
    for (const end of ['sign out', 'suspend', 'delete'] as const) {
      const person = await somebody()
      const token = await beginSession(desk, { kind: 'desk', person })
      const entered = await enter(await ticketOf(token))
      const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
      const edits = async () => {
        const headers = { host: 'edit.localhost:4052', cookie }
        return (await app.inject({ url: '/api/keystatic/blob/0/x', headers })).statusCode !== 401
      }
      expect(await edits(), end).toBe(true)
      if (end === 'sign out') {
        const headers = {
          host: 'desk.localhost:4052',
          cookie: `desk=${token}`,
          origin: desk.urls.desk,
        }
        const { headers: sent } = await app.inject({ method: 'POST', url: '/sign-out', headers })
        expect(sent['clear-site-data']).toContain('"cookies"')
      } else if (end === 'suspend') {
        await desk.db
          .updateTable('people')
          .set({ suspended_at: desk.now() })
          .where('id', '=', person)
          .execute()
      } else await endSessionsOf(desk, person)
      expect(await edits(), end).toBe(false)
      expect(await isSignedIn(token), end).toBe(false)
    }
  })
})

describe('a ticket to the editor', () => {
  it('is taken once, within a minute, at the origin that it is for', async () => {
    const token = await beginSession(desk, { kind: 'desk', person: await somebody() })
    const ticket = await ticketOf(token)
    expect((await enter(ticket, 'preview.localhost:4052')).headers['set-cookie']).toBeUndefined()
    const first = await enter(ticket)
    expect(first.headers['set-cookie']).toMatch(/^edit=.+; Path=\/; HttpOnly; SameSite=Lax/)
    expect((await enter(ticket)).headers['set-cookie']).toBeUndefined()
    const late = await ticketOf(token)
    clock.now += minute
    expect((await enter(late)).headers['set-cookie']).toBeUndefined()
  })
})

describe('an invitation', () => {
  const tokenIn = (link: string) => link.split('#')[1] ?? ''

  it('works once, for a day; one for another device ten minutes', async () => {
    const person = await somebody()
    const join = tokenIn(await invite(desk, person, 'join', null))
    clock.now += day - 1
    expect(await validInvitation(desk, join)).toBeDefined()
    clock.now += 1
    expect(await validInvitation(desk, join)).toBeUndefined()
    const device = tokenIn(await invite(desk, person, 'device', person))
    clock.now += 10 * minute
    expect(await validInvitation(desk, device)).toBeUndefined()

    const once = tokenIn(await invite(desk, person, 'join', null))
    const uses = await Promise.all([1, 2, 3].map(() => useInvitation(desk.db, desk.now(), once)))
    expect(uses.toSorted()).toEqual([false, false, true])
    expect(await validInvitation(desk, once)).toBeUndefined()
  })

  it('takes the place of the one before, and ends with a suspension', async () => {
    const person = await somebody()
    const before = tokenIn(await invite(desk, person, 'join', null))
    const after = tokenIn(await invite(desk, person, 'join', null))
    expect(await validInvitation(desk, before)).toBeUndefined()
    expect(await validInvitation(desk, after)).toBeDefined()
    await desk.db
      .updateTable('people')
      .set({ suspended_at: desk.now() })
      .where('id', '=', person)
      .execute()
    expect(await validInvitation(desk, after)).toBeUndefined()
  })

  it('shows nobody a token in an address or in what is stored', async () => {
    const link = await invite(desk, await somebody(), 'join', null)
    expect(new URL(link).pathname + new URL(link).search).toBe('/join')
    const rows = await desk.db.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(tokenIn(link))
  })

  it('for a lost device ends the old ways in at once, and all administrators are told', async () => {
    const boss = await somebody(['administrator'])
    const person = await somebody()
    const token = await beginSession(desk, { kind: 'desk', person })
    const { email } = await desk.db
      .selectFrom('people')
      .select('email')
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    await inviteFromMachine(desk, email, '')
    expect(await isSignedIn(token)).toBe(false)
    const told = await desk.db
      .selectFrom('people')
      .select('email')
      .where('id', '=', boss)
      .executeTakeFirstOrThrow()
    expect(
      (await mails()).some((mail) => mail.startsWith(`${told.email}: The machine reset`)),
    ).toBe(true)
  })

  it('from the machine names somebody as they read', async () => {
    await inviteFromMachine(desk, 'halima@example.com', 'Halima \u202erofakO\u{e0041}')
    const people = desk.db.selectFrom('people').select('name')
    expect(await people.where('email', '=', 'halima@example.com').execute()).toEqual([
      { name: 'Halima rofakO' },
    ])
    const audit = desk.db.selectFrom('audit').select('subject').orderBy('id', 'desc')
    expect(await audit.executeTakeFirst()).toEqual({ subject: 'Halima rofakO' })
  })

  it('for the first person is made while nobody is there', async () => {
    expect(await firstInvitation(desk)).toBeUndefined()
  })
})

it('a device that is removed takes what is open elsewhere with it, and not what is open here', async () => {
  const person = await somebody()
  for (const id of ['here', 'lost']) {
    const key = { public_key: new Uint8Array([1]), counter: 0, transports: '', device: id }
    await desk.db
      .insertInto('passkeys')
      .values({ ...key, id, person, credential: id, created_at: start, confirmed_at: start })
      .execute()
  }
  const session = { kind: 'desk', person, verifiedAt: start } as const
  const [here, elsewhere] = [await beginSession(desk, session), await beginSession(desk, session)]
  const editing = await beginSession(desk, { kind: 'edit', person, parent: hashOf(here) })
  const headers = { host: 'desk.localhost:4052', origin: desk.urls.desk, cookie: `desk=${here}` }
  await app.inject({ method: 'POST', url: '/devices/lost/remove', headers })
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
  const left = desk.db.selectFrom('sessions').select('token_hash').where('person', '=', person)
  expect((await left.execute()).map(({ token_hash }) => token_hash).toSorted()).toEqual(
    [here, editing].map(hashOf).toSorted(),
  )
})
