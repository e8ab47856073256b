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
