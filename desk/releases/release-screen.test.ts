import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPerson } from '../accounts/invitations.ts'
import { beginSession } from '../accounts/sessions.ts'
import { buildApp } from '../app.ts'
import { type Person, type Role, roles } from '../base/people.ts'
import { testDesk } from '../tests/fake-parts.ts'
import type { Change } from './builds.ts'
import { ask, publishWhatIsDue, releaseOf } from './releases.ts'

let app: FastifyInstance
let started: Awaited<ReturnType<typeof testDesk>>
let desk: typeof started.desk
let parts: typeof started.parts

async function start(set: Record<string, string> = {}): Promise<void> {
  started = await testDesk({ DESK_PORT: '4082', ...set }, { 'figures.yaml': 'phone: 000' })
  ;({ desk, parts } = started)
  app = await buildApp(desk)
}

async function stop(): Promise<void> {
  await app.close()
  await started.end()
}

async function run(): Promise<void> {
  parts.finish()
  await publishWhatIsDue(desk)
}

async function person(name: string, given: readonly Role[] = roles): Promise<Person> {
  const email = `${name}@example.com`
  const id = await addPerson(desk, { name, email, roles: [...given] })
  return { id, name, email, roles: new Set(given) }
}

/** Makes a release of Ada's that waits for approval, and mocks its report's changes. */
async function asked(ada: Person, changes?: readonly Change[]): Promise<string> {
  for (let round = 0; round < 3; round += 1) await run()
  const id = await ask(desk, ada, {
    title: 'New number',
    note: '',
    wishAt: undefined,
    base: parts.refs.live,
    commit: parts.commit({ 'figures.yaml': 'phone: 201' }),
    files: ['figures.yaml'],
  })
  const { report } = parts.builds
  parts.builds.report = async (job) => {
    const told = await report(job)
    return told && changes ? { ...told, changes: [...changes] } : told
  }
  await run()
  return id
}

async function request(who: Person, url: string, form?: Record<string, string>) {
  const token = await beginSession(desk, {
    kind: 'desk',
    person: who.id,
    verifiedAt: desk.now(),
  })
  return await app.inject({
    method: form ? 'POST' : 'GET',
    url,
    headers: {
      host: new URL(desk.urls.desk).host,
      cookie: `desk=${token}`,
      ...(form && { origin: desk.urls.desk, 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
}

beforeEach(() => start())
afterEach(() => stop())

test('shows what changes with its pages, and whatever stands there as text', async () => {
  const [ada, bola] = [await person('ada'), await person('bola')]
  const id = await asked(ada, [
    {
      kind: 'words',
      parts: [
        { text: '</script><script>alert(1)</script>', state: 'removed' },
        { text: '201', state: 'added' },
      ],
      pages: ['/', '/a', '/b', '/c'],
    },
  ])
  const { body } = await request(bola, `/releases/${id}`)
  expect(body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
  expect(body).not.toContain('<script>alert')
  expect(body).toMatch(/<ins>.*201.*<\/ins>/)
  expect(body).toContain('on 4 pages')
  expect(body).toContain(`/preview?release=${id}&amp;path=%2Fa`)
})

test('shows what its files say otherwise, where no page shows it', async () => {
  const [ada, bola] = [await person('ada'), await person('bola')]
  const { body } = await request(bola, `/releases/${await asked(ada, [])}`)
  expect(body).toContain('Nothing changes for visitors')
  expect(body).toMatch(/<del>.*Phone: 0<.*<ins>.*Phone: 201</)
})

test('Today says when content is older than what is live', async () => {
  const ada = await person('ada')
  await asked(ada)
  // For the content check, which the screen does not wait for.
  desk.content.exportTo = async () => {}
  const before = await request(ada, '/')
  expect(before.body).toContain('Under way')
  expect(before.body).not.toContain('brought back in part')
  const { files } = desk.content
  const live = parts.refs.live
  parts.refs.draft = parts.commit({ 'figures.yaml': 'phone: 7' })
  desk.content.files = async (tree) => {
    if (tree === live) throw new Error('not a tree')
    return await files(tree)
  }
  expect((await request(ada, '/')).body).toContain('brought back in part')
})

test('Today names the mails that were not delivered', async () => {
  const ada = await person('ada')
  desk.content.exportTo = async () => {}
  const mail = { recipient: 'bola@example.com', subject: 'A subject', text: 'A text' }
  const times = { queued_at: desk.now(), due_at: 0 }
  const mails = desk.db.insertInto('mails')
  await mails.values({ ...mail, id: 'waits', ...times }).execute()
  expect((await request(ada, '/')).body).not.toContain('have not been delivered')
  await mails.values({ ...mail, id: 'failed', ...times, error: '550' }).execute()
  const { body } = await request(ada, '/')
  expect(body).toMatch(/role="alert".+have not been delivered since .+bola@example\.com \(550\)/)
})

test('has the button for approval for the other, and a reason for who asked', async () => {
  const [ada, bola] = [await person('ada'), await person('bola')]
  const id = await asked(ada)
  expect((await request(bola, `/releases/${id}`)).body).toContain('>Approve</button>')
  const own = await request(ada, `/releases/${id}`)
  expect(own.body).not.toContain('>Approve</button>')
  expect(own.body).toContain('You asked for this yourself')
  const { report_hash } = await releaseOf(desk, id)
  const pressed = await request(ada, `/releases/${id}/approve`, { hash: report_hash ?? '' })
  expect(pressed.statusCode).toBe(409)
  expect(pressed.body).toContain('role="alert"')
  expect(await releaseOf(desk, id)).toMatchObject({ state: 'asked' })
})

test('is approved only as it was on the screen', async () => {
  const [ada, bola] = [await person('ada'), await person('bola')]
  const id = await asked(ada)
  const pressed = await request(bola, `/releases/${id}/approve`, { hash: 'of another report' })
  expect(pressed.statusCode).toBe(409)
  expect(pressed.body).toContain('read it again')
  const { report_hash } = await releaseOf(desk, id)
  const right = await request(bola, `/releases/${id}/approve`, { hash: report_hash ?? '' })
  expect(right.statusCode).toBe(303)
  expect(await releaseOf(desk, id)).toMatchObject({ state: 'approved', approved_by: bola.id })
})

test('says on every release where one person is enough', async () => {
  await stop()
  await start({ FOUR_EYES: 'off' })
  const ada = await person('ada')
  const id = await asked(ada)
  const { body } = await request(ada, `/releases/${id}`)
  expect(body).toContain('one person may approve their own changes')
  expect(body).toContain('>Approve</button>')
})

test('goes out at an hour to come, and at no other', async () => {
  const [ada, bola] = [await person('ada'), await person('bola')]
  const id = await asked(ada)
  const { report_hash } = await releaseOf(desk, id)
  await request(bola, `/releases/${id}/approve`, { hash: report_hash ?? '' })
  for (const hour of ['', '2020-01-01T18:00', 'tomorrow']) {
    expect((await request(bola, `/releases/${id}/hour`, { hour })).statusCode).toBe(409)
  }
  await request(bola, `/releases/${id}/hour`, { hour: '2099-01-01T18:00' })
  expect(await releaseOf(desk, id)).toMatchObject({
    state: 'scheduled',
    publish_at: Date.parse('2099-01-01T17:00:00Z'),
  })
})

test('gives out no file that its report does not name', async () => {
  const [ada, bola] = [await person('ada'), await person('bola')]
  const id = await asked(ada)
  parts.builds.folder = () => join(desk.folder, 'build')
  mkdirSync(join(desk.folder, 'build/client'), { recursive: true })
  writeFileSync(join(desk.folder, 'build/client/a.webp'), '')
  expect((await request(bola, '/releases/none/pictures/after/a.webp')).statusCode).toBe(404)
  for (const path of ['a.webp', '..%2f..%2fdesk.db', '../../../../desk.db']) {
    const { statusCode } = await request(bola, `/releases/${id}/pictures/after/${path}`)
    expect(statusCode, path).toBe(404)
  }
  const { report } = parts.builds
  const pictures = { after: 'a.webp' }
  parts.builds.report = async (job) => {
    const told = await report(job)
    return told && { ...told, changes: [{ kind: 'picture', parts: [], pages: ['/'], pictures }] }
  }
  const named = await request(bola, `/releases/${id}/pictures/after/a.webp`)
  expect(named.statusCode).toBe(200)
  expect(named.headers['content-security-policy']).toContain('sandbox')
  // The builder writes the report, and must not get the desk's files by it.
  pictures.after = '../../desk.db'
  const secret = await request(bola, `/releases/${id}/pictures/after/..%2f..%2fdesk.db`)
  expect(secret.statusCode).toBe(404)
})

test('shows a share link once, and keeps its hash alone', async () => {
  const ada = await person('ada')
  const id = await asked(ada)
  const { body } = await request(ada, `/releases/${id}/share`, { name: 'The director' })
  const [, token = ''] = /\/share#([\w-]{43})"/.exec(body) ?? []
  expect(token).not.toBe('')
  const again = await request(ada, `/releases/${id}`)
  expect(again.body).toContain('The director')
  expect(again.body).not.toContain(token)
  const rows = await desk.db.selectFrom('share_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  await request(ada, `/releases/${id}/revoke`, { link: rows[0]?.id ?? '' })
  expect((await request(ada, `/releases/${id}`)).body).not.toContain('The director')
})

test.each([
  ['bidi controls', '\u202eThe\u202c \u2066dir\u200fec\u061ctor'],
  ['references to them', 'The dir&#x202e;ector', 'The dir\uFFFDector'],
  ['tag characters', 'The dir\u{e0041}ector\u{e007f}'],
  ['control characters', 'The\0 dir\u001b\u009bector\u0007'],
  ['markup', '<b>The</b> director'],
  ['a formula', '=HYPERLINK("https://example.com")'],
])('%s in a name are stored and shown as text', async (_, sent, name = sent) => {
  const stored = name.replace(/[\p{Cc}\p{Cf}]/gu, '')
  const ada = await person('ada')
  const id = await asked(ada)
  await request(ada, `/releases/${id}/share`, { name: sent })
  const entry = await desk.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'shared')
    .executeTakeFirst()
  expect(entry).toEqual({ detail: stored })
  for (const url of [`/releases/${id}`, '/happened']) {
    const { body } = await request(ada, url)
    expect(body).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u)
    expect(body).toContain(
      stored.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    )
  }
})

test.each<[string, string, Record<string, string>]>([
  ['a refusal', 'again', {}],
  ['a share link', 'share', { name: 'The director' }],
])('%s stays to be read while its release goes out', async (_, name, form) => {
  const ada = await person('ada')
  const id = await asked(ada)
  await desk.db
    .updateTable('releases')
    .set({ state: 'scheduled', publish_at: desk.now() })
    .where('id', '=', id)
    .execute()
  expect((await request(ada, `/releases/${id}`)).body).toContain('http-equiv="refresh"')
  const { body, headers } = await request(ada, `/releases/${id}/${name}`, form)
  expect(headers.location).toBeUndefined()
  expect(body).not.toMatch(/http-equiv="refresh"|reload\.js/)
})
