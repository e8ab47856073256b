import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { ada, bola } from '../tests/people.ts'
import { publishedDesk } from '../tests/published-desk.ts'
import { browserOf } from '../tests/requests.ts'
import type { Change } from './builds.ts'

/** A desk with a release of Ada's that waits for approval; `changes` take the place of its report's. */
async function started({
  changes = undefined as Change[] | undefined,
  settings = {} as Record<string, string>,
} = {}) {
  const site = await publishedDesk({ settings })
  const { desk, parts } = site
  const app = await buildApp(desk)
  onTestFinished(() => app.close())
  const send = browserOf(app, desk)
  const { report } = parts.builds
  parts.builds.report = async (job) => {
    const made = await report(job)
    return made && changes ? { ...made, changes } : made
  }
  const id = await site.asked({ 'figures.yaml': 'phone: 201' })
  const url = `/releases/${id}`
  const read = async (by = bola, path = url) => (await send(path, { by: by.id })).body
  const press = (name: string, form: Record<string, string> = {}, by = ada) =>
    send(`${url}/${name}`, { by: by.id, form })
  const release = () => site.release(id)
  return { ...site, id, url, send, read, press, release }
}

test('shows what changes with its pages, and whatever stands there as text', async () => {
  const parts = [
    { text: '</script><script>alert(1)</script>', state: 'removed' },
    { text: '201', state: 'added' },
  ] as const
  const pages = ['/', '/a', '/b', '/c']
  const { id, read } = await started({ changes: [{ kind: 'words', parts: [...parts], pages }] })
  const body = await read()
  expect(body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
  expect(body).not.toContain('<script>alert')
  expect(body).toMatch(/<ins>.*201.*<\/ins>/)
  expect(body).toContain('on 4 pages')
  expect(body).toContain(`/preview?release=${id}&amp;path=%2Fa`)
})

test('shows what its files say otherwise, where no page shows it', async () => {
  const { read } = await started({ changes: [] })
  const body = await read()
  expect(body).toContain('Nothing changes for visitors')
  expect(body).toMatch(/Phone: .*<del>.*>0<.*<ins>.*>201</)
})

test('says which editions go before one is put back', async () => {
  const { desk, parts, agree, publish, id, read } = await started()
  await agree(id)
  await publish(id)
  expect(parts.link).toBe(2)
  expect(await read(bola, '/editions')).toMatch(
    /<summary>Put edition 1 back<.+no longer see.+Edition 2: New number<.+>Put edition 1 back</,
  )
  expect(await read(bola, '/editions')).not.toContain('built again first')
  // Of the last editions alone the files are kept.
  parts.editions.delete(1)
  expect(await read(bola, '/editions')).toContain('has to be built again first')
  expect(await read(ada, '/happened')).not.toMatch(/[0-9a-f]{12}|figures\.yaml/)
  expect(await desk.builds.live()).toMatchObject({ number: 2 })
})

test('Today says what waits for whom, with names', async () => {
  const { read, agree, id, press } = await started()
  expect(await read(bola, '/')).toMatch(/Needs your attention <small>1<.+Ada Obi asks you for/)
  expect(await read(ada, '/')).toMatch(/Waits for others <small>1<.+Ada Obi asks Bola Ade for/)
  await agree(id)
  await press('hour', { hour: '2099-01-01T18:00' }, bola)
  expect(await read(ada, '/')).toMatch(/Goes out <small>1<.+goes out on Thu, 1 Jan 2099, 18:00/)
})

test('Today names the mails that were not delivered', async () => {
  const { desk, read } = await started()
  const mail = { recipient: 'bola@example.com', subject: 'A subject', text: 'A text' }
  const row = { ...mail, queued_at: desk.now(), due_at: 0 }
  const mails = desk.db.insertInto('mails')
  await mails.values({ ...row, id: 'waits' }).execute()
  const before = await read(ada, '/')
  expect(before).toContain('Waits for others')
  expect(before).not.toContain('have not been delivered')
  await mails.values({ ...row, id: 'failed', error: '550' }).execute()
  expect(await read(ada, '/')).toMatch(
    /role="alert".+have not been delivered since .+bola@example\.com \(550\)/,
  )
})

test('is approved by another than who asked, as it was on the screen', async () => {
  const { read, press, release } = await started()
  expect(await read()).toContain('>Approve</button>')
  const own = await read(ada)
  expect(own).not.toContain('>Approve</button>')
  expect(own).toContain('You asked for this yourself')
  const hash = (await release()).report_hash ?? ''
  for (const [by, seen, problem] of [
    [ada, hash, 'You asked for this yourself'],
    [bola, 'of another report', 'read it again'],
  ] as const) {
    const { statusCode, body } = await press('approve', { hash: seen }, by)
    expect(statusCode).toBe(409)
    expect(body).toMatch(new RegExp(`role="alert".+${problem}`, 's'))
    expect(await release()).toMatchObject({ state: 'asked' })
  }
  expect((await press('approve', { hash }, bola)).statusCode).toBe(303)
  expect(await release()).toMatchObject({ state: 'approved', approved_by: 'bola' })
})

test('says on every release where one person is enough', async () => {
  const { read, press, release } = await started({ settings: { FOUR_EYES: 'off' } })
  const body = await read(ada)
  expect(body).toContain('one person may approve their own changes')
  expect(body).toContain('>Approve</button>')
  await press('approve', { hash: (await release()).report_hash ?? '' })
  expect(await release()).toMatchObject({ state: 'approved', approved_by: 'ada' })
})

test('goes out at an hour to come, and at no other', async () => {
  const { id, agree, press, release } = await started()
  await agree(id)
  for (const hour of ['', '2020-01-01T18:00', 'tomorrow'])
    expect((await press('hour', { hour }, bola)).statusCode).toBe(409)
  await press('hour', { hour: '2099-01-01T18:00' }, bola)
  const publish_at = Date.parse('2099-01-01T17:00:00Z')
  expect(await release()).toMatchObject({ state: 'scheduled', publish_at })
})

test('gives out no file that its report does not name', async () => {
  const pictures: NonNullable<Change['pictures']> = {}
  const changes: Change[] = [{ kind: 'picture', parts: [], pages: ['/'], pictures }]
  const { desk, parts, url, send } = await started({ changes })
  parts.builds.folder = () => join(desk.folder, 'build')
  mkdirSync(join(desk.folder, 'build/client'), { recursive: true })
  writeFileSync(join(desk.folder, 'build/client/a.webp'), '')
  const get = (path: string, release = url) =>
    send(`${release}/pictures/after/${path}`, { by: 'bola' })
  const secret = '..%2f..%2fdesk.db'
  for (const path of ['a.webp', secret, '../../../../desk.db'])
    expect((await get(path)).statusCode, path).toBe(404)
  pictures.after = 'a.webp'
  expect((await get('a.webp', '/releases/none')).statusCode).toBe(404)
  const named = await get('a.webp')
  expect(named.statusCode).toBe(200)
  expect(named.headers['content-security-policy']).toContain('sandbox')
  // The builder writes the report, and must not get the desk's files by it.
  pictures.after = '../../desk.db'
  expect((await get(secret)).statusCode).toBe(404)
})

test('shows a share link once, and keeps its hash alone', async () => {
  const { desk, read, press } = await started()
  const { body } = await press('share', { name: 'The director' })
  const [, token = ''] = /\/share#([\w-]{43})"/.exec(body) ?? []
  expect(token).not.toBe('')
  const again = await read(ada)
  expect(again).toContain('The director')
  expect(again).not.toContain(token)
  const rows = await desk.db.selectFrom('share_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  await press('revoke', { link: rows[0]?.id ?? '' })
  expect(await read(ada)).not.toContain('The director')
})

test.each([
  ['bidi controls', '\u202eThe\u202c \u2066dir\u200fec\u061ctor'],
  ['control characters', 'The\0 dir\u001b\u009bector\u0007'],
  ['markup', '<b>The</b> director'],
  ['a formula', '=HYPERLINK("https://example.com")'],
])('%s in a name are stored and shown as text', async (_, sent, name = sent) => {
  const detail = name.replace(/[\p{Cc}\p{Cf}]/gu, '')
  const { desk, url, read, press } = await started()
  await press('share', { name: sent })
  const entries = desk.db.selectFrom('audit').select('detail').where('action', '=', 'shared')
  expect(await entries.execute()).toEqual([{ detail }])
  const markup = detail.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  for (const path of [url, '/happened']) {
    const body = await read(ada, path)
    expect(body).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u)
    expect(body).toContain(markup)
  }
})

test.each<[string, string, Record<string, string>]>([
  ['a refusal', 'again', {}],
  ['a share link', 'share', { name: 'The director' }],
])('%s stays to be read while its release goes out', async (_, name, form) => {
  const { desk, read, press } = await started()
  const due = { state: 'scheduled', publish_at: desk.now() } as const
  await desk.db.updateTable('releases').set(due).execute()
  expect(await read(ada)).toContain('http-equiv="refresh"')
  const { body, headers } = await press(name, form)
  expect(headers.location).toBeUndefined()
  expect(body).not.toMatch(/http-equiv="refresh"|reload\.js/)
})
