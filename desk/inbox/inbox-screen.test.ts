import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { addPerson } from '../accounts/invitations.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { inboxApp } from '../tests/inbox-app.ts'
import { browserOf } from '../tests/requests.ts'

const { desk, submissions, request, person } = await inboxApp(4063, {
  'vacancies/engineer.yaml': 'title: Welding Engineer',
  'careers.yaml': 'generalApplication: General Application',
})

const hostile = '<img src=x onerror=alert(1)>'
const resume = {
  fileName: `${hostile}.pdf`,
  extension: '.pdf',
  bytes: Buffer.from('%PDF-1'),
} as const

beforeAll(async () => {
  await submissions.put({
    id: 'MESSAGE000',
    fields: { name: hostile, email: 'a@mail.example', message: 'Hello' },
  })
  const fields = { fullName: 'Ọlá Òjó', email: 'ola@mail.example', position: 'Engineer' }
  await submissions.put({ id: 'APPLY00000', kind: 'application', fields, resume })
  const receivedAt = new Date('2020-01-01')
  await submissions.put({ id: 'APPLYOLD00', kind: 'application', fields, receivedAt, resume })
})

it('shows each role what it may read, and an administrator nothing', async () => {
  const hr = await person(['hr'])
  expect((await request('/inbox', { by: hr })).body).toContain('Ọlá Òjó')
  expect((await request('/inbox', { by: hr })).body).not.toContain('MESSAGE000')
  expect((await request('/inbox/MESSAGE000', { by: hr })).statusCode).toBe(404)
  const correspondence = await person(['correspondence'])
  expect((await request('/inbox', { by: correspondence })).body).toContain('MESSAGE000')
  expect((await request('/inbox/APPLY00000/resume', { by: correspondence })).statusCode).toBe(404)
  const administrator = await person(['administrator', 'editor', 'approver'])
  expect((await request('/inbox', { by: administrator })).statusCode).toBe(403)
})

it('shows what a stranger wrote as text, and hands out a file without opening it', async () => {
  const both = await person(['hr', 'correspondence'])
  const { body } = await request('/inbox/MESSAGE000', { by: both })
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(body).not.toContain(hostile)
  const file = await request('/inbox/APPLY00000/resume', { by: both })
  expect(file.rawPayload).toEqual(resume.bytes)
  expect(file.headers['content-type']).toBe('application/octet-stream')
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''%3Cimg%20/)
  const entries = desk.db
    .selectFrom('audit')
    .select(['action', 'subject'])
    .where('person', '=', both)
  expect(await entries.execute()).toEqual([
    { action: 'opened', subject: 'Submission MESSAGE000' },
    { action: 'downloaded', subject: 'Resume of APPLY00000' },
  ])
})

it('filters by what an address may hold, and finds names by a form alone', async () => {
  const hr = await person(['hr'])
  const opening = await request(
    '/inbox?view=all&kind=application&opening=Engineer&from=2020-01-01',
    {
      by: hr,
    },
  )
  expect(opening.body).toContain('APPLY00000')
  expect((await request('/inbox?view=all&stage=hired', { by: hr })).body).toContain(
    'Nothing matches',
  )
  const found = await request('/inbox', { by: hr, form: { words: 'ola oj' } })
  expect(found.statusCode).toBe(303)
  const address = String(found.headers.location)
  expect(address).not.toMatch(/ola/i)
  const { body } = await request(address, { by: hr })
  expect(body).toMatch(/Found for “<bdi>ola oj<.+APPLY00000/)
  expect(body).not.toMatch(/href="[^"]*ola/i)
  const other = await person(['hr'])
  expect((await request(address, { by: other })).body).toContain('Please search again.')
})

it('has the applications for an opening together however it is written, and counts the rest', async () => {
  const hr = await person(['hr'])
  const list = (opening: string) =>
    request(`/inbox?${new URLSearchParams({ view: 'all', opening })}`, { by: hr })
  for (const [id, position] of [
    ['APPLY00001', '  welding   ENGINEER'],
    ['APPLY00002', 'Wélding engineer '],
    ['APPLY00003', 'Welder'],
    ['APPLY00004', 'General application'],
  ] as const)
    await submissions.put({
      id,
      kind: 'application',
      fields: { fullName: 'Ada', position },
      resume,
    })
  const { body } = await list('Welding Engineer')
  expect(body).toContain('APPLY00001')
  expect(body).toContain('APPLY00002')
  expect(body).toContain('2 applications, 1 kB of files.')
  const [, rest = ''] = /<a href="([^"]+)">3 applications name no opening/.exec(body) ?? []
  const others = await request(rest.replaceAll('&amp;', '&'), { by: hr })
  expect(others.body.match(/Choose \w+/g)).toEqual([
    'Choose APPLY00003',
    'Choose APPLY00000',
    'Choose APPLYOLD00',
  ])
})

it('files under an opening what fits none, with the words as they were sent', async () => {
  const hr = await person(['hr'])
  const none = `/inbox?${new URLSearchParams({ view: 'all', opening: '-' })}`
  const list = async (address: string) => (await request(address, { by: hr })).body
  const seen = seenIn(await list(none), 'APPLY00003')
  const form = { seen, back: none }
  const filed = { ...form, opening: 'Welding Engineer' }
  const { headers } = await request('/inbox/chosen/opening', { by: hr, form: filed })
  const after = await list(String(headers.location))
  expect(after).toContain('One submission was filed under Welding Engineer.')
  expect(after).not.toContain('Choose APPLY00003')
  const engineers = await list(none.replace('=-', '=Welding+Engineer'))
  expect(engineers).toContain('3 applications, 1 kB of files.')
  expect(engineers).toContain('<bdi>Welder</bdi><bdi>filed under Welding Engineer</bdi>')
  const again = { ...form, opening: 'General Application' }
  const late = await request('/inbox/chosen/opening', { by: hr, form: again })
  expect(await list(String(late.headers.location))).toContain('now filed under Welding Engineer')
  const unknown = { ...form, opening: 'Cook' }
  expect((await request('/inbox/chosen/opening', { by: hr, form: unknown })).body).toContain(
    'This opening is not on the site any more.',
  )
  const audit = desk.db.selectFrom('audit').select(['action', 'detail']).where('person', '=', hr)
  expect(await audit.execute()).toEqual([{ action: 'filed', detail: 'under Welding Engineer' }])
})

it('does not offer what no ZIP holds, but a part of it', async () => {
  const hr = await person(['hr'])
  const store = await submissions.store()
  const resumes = store.db.updateTable('resumes').where('submission_id', '=', 'APPLY00000')
  await resumes.set({ size: 5_000_000_000 }).execute()
  const list = async (more: string) =>
    (await request(`/inbox?view=all&opening=Engineer${more}`, { by: hr })).body
  expect(await list('')).toContain('One file cannot hold as much.')
  expect(await list('')).not.toContain('action="/inbox/opening.zip"')
  const part = await list('&to=2020-01-01')
  expect(part).toContain('One application received on the chosen days, 1 kB of files.')
  expect(part).toContain('action="/inbox/opening.zip"')
})

it('hands the table of subscribers to those who read subscriptions', async () => {
  const correspondence = await person(['correspondence', 'editor'])
  // The tests' SITE_URL is an example.
  const refused = await request('/inbox/subscribers', { by: correspondence })
  expect(refused.statusCode).toBe(503)
  expect(refused.body).toContain('lead nowhere')
})

it('says on Today how much is erased soon, to those who may read it', async () => {
  const real = await contentDesk(4065)
  onTestFinished(real.end)
  const receivedAt = new Date(Date.now() - 360 * 86_400_000)
  await real.submissions.put({ id: 'OLD0000000', receivedAt })
  const ask = browserOf(real.app, real.desk)
  for (const role of ['correspondence', 'hr'] as const) {
    const by = await addPerson(real.desk, { name: role, email: role, roles: [role] })
    const { body } = await ask('/', { by })
    expect(body.includes('One submission is erased'), role).toBe(role === 'correspondence')
  }
  const by = await addPerson(real.desk, { name: 'c', email: 'c', roles: ['correspondence'] })
  Object.assign(real.desk, { inbox: { countSoon: () => new Promise(() => {}) } })
  expect((await ask('/', { by })).body).toContain('The inbox does not answer')
})

it('counts each list, and goes on to older and newer ones in the order that was chosen', async () => {
  const { store, put } = submissions
  await (await store()).db.deleteFrom('submissions').execute()
  const ids = Array.from({ length: 120 }, (_, index) => `MANY${String(index).padStart(6, '0')}`)
  const at = (index: number) => new Date(Date.UTC(2026, 10, 1, 0, index))
  for (const [index, id] of ids.entries()) await put({ id, receivedAt: at(index) })
  const by = await person(['correspondence'])
  const page = async (address: string) => {
    const { body } = await request(address, { by })
    const link = (name: string) =>
      new RegExp(`href="([^"]*)">${name}<`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    return { body, link, shown: body.match(/MANY\d{6}(?=<)/g) ?? [] }
  }
  const first = await page('/inbox')
  expect(first.body).toContain('120 waiting · 0 wait for you')
  expect(first.shown).toEqual(ids.toReversed().slice(0, 50))
  expect(first.body).toMatch(/<h2><a href="[^"]+"><bdi>Ngozi Eze<.bdi><.a><.h2> <span/)
  const second = await page(first.link('Older'))
  expect(second.shown).toEqual(ids.toReversed().slice(50, 100))
  expect((await page(second.link('Newer'))).shown).toEqual(first.shown)
  const oldest = await page(second.link('Oldest first'))
  expect(oldest.shown).toEqual(ids.slice(0, 50))
  const next = await page(oldest.link('Newer'))
  expect(next.shown).toEqual(ids.slice(50, 100))
  expect((await page(next.link('Older'))).shown).toEqual(oldest.shown)

  // The last page, from which an act takes all.
  const last = await page(second.link('Older'))
  const ticked = await page(last.link('Tick all on this page'))
  expect(ticked.body.match(/checked=""/g)).toHaveLength(20)
  const back = /name="back" value="([^"]*)"/.exec(ticked.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const done = { seen: seenIn(ticked.body, 'MANY'), back, as: 'handled' }
  const { headers } = await request('/inbox/chosen/mark', { by, form: done })
  const rest = await page(String(headers.location))
  expect(rest.body).toContain('20 submissions were marked as done.')
  expect(rest.body).toContain('100 waiting')
  expect(rest.shown).toEqual(first.shown)
  const all = await page(rest.link('Tick all 100 found'))
  expect(all.body).toContain('100 of 100 are ticked.')
  expect(seenIn(all.body, 'MANY')).toHaveLength(100)
})

it('leaves what an act is not for, and refuses too many in a sentence', async () => {
  const both = await person(['hr', 'correspondence'])
  await submissions.put({ id: 'MESSAGE000' })
  await submissions.put({ id: 'APPLY00000', kind: 'application', fields: { fullName: 'Ada' } })
  const seen = seenIn((await request('/inbox', { by: both })).body, '(?:MESSAGE000|APPLY00000)')
  const act = async (name: string, form: Record<string, string | string[]>) => {
    const { headers, body } = await request(`/inbox/chosen/${name}`, { by: both, form })
    return headers.location ? (await request(String(headers.location), { by: both })).body : body
  }
  const moved = await act('stage', { seen, stage: 'interview' })
  expect(moved).toContain('One submission was moved to Interview.')
  expect(moved).toContain('(MESSAGE000): this is not done with a message')
  const hr = await person(['hr'], 'Bola')
  const given = await act('assign', { seen: seenIn(moved, '(?:MESSAGE000|APPLY00000)'), to: hr })
  expect(given).toContain('One submission was handed over to Bola.')
  expect(given).toContain('(MESSAGE000): this is not done with a message')
  const many = Array.from({ length: 501 }, (_, index) => `MANY${index}`)
  expect(await act('mark', { seen: many, as: 'handled' })).toContain('More than 500 are ticked.')
})

/** The values of a screen's checkboxes whose references match. */
function seenIn(body: string, id: string): string[] {
  const found = body.matchAll(new RegExp(`name="seen"[^>]* value="(${id}[^"]*)"`, 'g'))
  return [...found].map(([, value = '']) => value)
}
