import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsFrom } from '../../server/settings.ts'
import { testDesk } from '../tests/fake-parts.ts'
import { addEntry } from './audit.ts'
import { addPerson } from './invitations.ts'
import { publishWhatIsDue } from './releases.ts'

const day = 86_400_000
let started: Awaited<ReturnType<typeof testDesk>>

beforeEach(async () => {
  started = await testDesk()
  const { desk, clock } = started
  clock.now = Date.parse('2026-11-25T09:00:00Z')
  await addPerson(desk, { name: 'Ada', email: 'ada@example.com', roles: ['administrator'] })
  await addPerson(desk, { name: 'Bola', email: 'bola@example.com', roles: ['approver'] })
  // Publishes the first edition.
  for (let looks = 0; looks < 2; looks += 1) await look()
})
afterEach(() => started.end())

async function look(): Promise<void> {
  started.parts.finish()
  await publishWhatIsDue(started.desk)
}

async function lookTomorrow(): Promise<void> {
  started.clock.now += day
  await look()
}

/** The queued mails. */
const sent = () => started.desk.db.selectFrom('mails').select(['recipient', 'text']).execute()

const entries = () => started.desk.db.selectFrom('audit').selectAll().orderBy('id').execute()

async function digest(): Promise<string> {
  const lines = (await entries()).map(({ id, at, person, action, subject, detail }) =>
    JSON.stringify([id, at, person, action, subject, detail]),
  )
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
}

test('its head is mailed to administrators as a new day begins, once', async () => {
  const { desk } = started
  await desk.audit({
    person: 'ada',
    action: 'signed in',
    subject: 'Firefox “\\\n',
    detail: 'é\u0001',
  })
  await look()
  expect(await sent()).toEqual([])
  const before = await digest()
  const last = (await entries()).at(-1)
  await lookTomorrow()
  await look()
  const mails = await sent()
  expect(mails).toEqual([{ recipient: 'ada@example.com', text: expect.stringContaining(before) }])
  expect(mails[0]?.text).toContain(`${last?.id} entries, from number 1 on`)
  expect(mails[0]?.text).toContain(`number ${last?.id}, and is of Wed, 25 Nov 2026, 10:00`)
})

test('nothing is mailed after a day on which nothing happened', async () => {
  await look()
  await lookTomorrow()
  const mails = (await sent()).length
  await lookTomorrow()
  await lookTomorrow()
  expect(await sent()).toHaveLength(mails)
  await started.desk.audit({ person: 'ada', action: 'signed in', subject: 'Firefox' })
  await lookTomorrow()
  expect(await sent()).toHaveLength(mails + 1)
})

test('what happened before there was a mail server is told of once there is one', async () => {
  const { desk } = started
  const { settings } = desk
  desk.settings = settingsFrom({})
  await lookTomorrow()
  expect(await sent()).toEqual([])
  desk.settings = settings
  await lookTomorrow()
  expect(await sent()).toHaveLength(1)
})

test('its head is told of after a kill in between', async () => {
  const { db } = started.desk
  await sql`create trigger kill before insert on mails begin select raise(abort, 'killed'); end`.execute(
    db,
  )
  await expect(lookTomorrow()).rejects.toThrow('killed')
  await sql`drop trigger kill`.execute(db)
  await look()
  expect(await sent()).toHaveLength(1)
})

test('entries are deleted after 24 months, and the head says from which on', async () => {
  const { desk, clock } = started
  const at = (ago: number) => clock.now - ago * day
  for (const ago of [2000, 729]) {
    await addEntry(desk.db, at(ago), { person: null, action: 'began', subject: `${ago}` })
  }
  await desk.audit({ person: 'ada', action: 'signed in', subject: 'Firefox' })
  await lookTomorrow()
  const subjects = (await entries()).map(({ subject }) => subject)
  expect(subjects).not.toContain('2000')
  expect(subjects).toContain('729')
  const [first] = await entries()
  const mail = (await sent()).at(-1)
  expect(mail?.text).toContain(`from number ${first?.id} on`)
  expect(mail?.text).toContain(await digest())
})
