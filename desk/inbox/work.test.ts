import { unzipSync } from 'fflate'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentText } from '../../content/model/content-files.ts'
import { addPerson } from '../accounts/invitations.ts'
import { buildApp } from '../app.ts'
import type { Role } from '../base/people.ts'
import { testDesk } from '../tests/fake-parts.ts'
import { browserOf } from '../tests/requests.ts'
import { ChosenActions } from './chosen-actions.tsx'

const words = contentText('letters.yaml')
const { desk, parts, mails, submissions, end } = await testDesk(
  { DESK_PORT: '4064' },
  { 'letters.yaml': words },
)
const app = await buildApp(desk)
const request = browserOf(app, desk)

/** What strangers write: markup, a formula, a turned line, another header, braces. */
const hostile = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  'invoice\u202Egpj.exe',
  'Ada\r\nBcc: victim@mail.example',
  '{reference} {{x}} $& </title><script>alert(1)</script>',
]
let count = 0

/** An application that nobody has touched. */
async function application(fields: Record<string, string> = {}): Promise<string> {
  count += 1
  const id = `APPLY${String(count).padStart(5, '0')}`
  const given = { fullName: 'Ọlá Òjó', email: `ola-${count}@mail.example`, position: 'Engineer' }
  const bytes = Buffer.from(`%PDF-${count}`)
  const resume = { fileName: '../x.pdf', extension: '.pdf', bytes } as const
  await submissions.put({ id, kind: 'application', fields: { ...given, ...fields }, resume })
  return id
}

function person(name: string, ...roles: Role[]): Promise<string> {
  return addPerson(desk, { name, email: `${name}@example.com`, roles })
}

let [bola, chidi, kemi] = ['', '', '']
beforeAll(async () => {
  ;[bola, chidi] = [await person('Bola', 'hr'), await person('Chidi', 'hr')]
  kemi = await person('Kemi', 'correspondence')
})
afterAll(async () => {
  await app.close()
  await end()
})

const post = (name: string, by: string, form: Record<string, string | string[]>) =>
  request(`/inbox/${name}`, { by, form })

/** The fields of the form that a screen has for an address. */
function hiddenFields(body: string): Record<string, string> {
  const found = body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

it('leaves what somebody else has taken meanwhile, and says who has it', async () => {
  const id = await application()
  const form = { id, seen: `${id}  `, back: `/inbox/${id}` }
  expect((await post('chosen/assign', bola, { ...form, to: bola })).headers.location).toBe(
    `/inbox/${id}`,
  )
  const late = await post('chosen/assign', chidi, { ...form, to: chidi })
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain('Bola has it now')
  expect((await request(`/inbox/${id}`, { by: chidi })).body).toContain('Bola works on it.')
})

it('hands over to a colleague who may read it, whom a mail without personal data tells', async () => {
  const id = await application()
  const form = { id, seen: `${id}  ` }
  expect((await post('chosen/assign', bola, { ...form, to: kemi })).statusCode).toBe(409)
  expect((await post('chosen/assign', bola, { ...form, to: chidi })).statusCode).toBe(303)
  expect(await mails()).toEqual([`Chidi@example.com: Submission ${id} was handed to you`])
  const { text } = await desk.db.selectFrom('mails').select('text').executeTakeFirstOrThrow()
  expect(text).toContain(`${desk.urls.desk}/inbox/${id}`)
  expect(text).not.toMatch(/Ọlá|ola-/)
})

it('shows its state, notes and others of the same address, and adds an entry for each step', async () => {
  const first = await application({ email: 'same@mail.example' })
  const id = await application({ email: 'same@mail.example' })
  const form = { id, seen: `${id}  ` }
  await post('chosen/stage', bola, { ...form, stage: 'shortlist' })
  await post('chosen/note', bola, { ...form, text: hostile.join(' ') })
  await post('chosen/mark', bola, { ...form, as: 'spam' })
  await post('chosen/mark', bola, { ...form, as: 'handled' })
  const { body } = await request(`/inbox/${id}`, { by: bola })
  expect(body).toContain('Suspected spam')
  expect(body).toContain('<option value="shortlist" selected="">')
  expect(body).toContain(`href="/inbox/${first}"`)
  expect(body).toContain('The e-mail to HR is about to go out.')
  expect(body).not.toMatch(/<img|<script>/)
  const audit = desk.db.selectFrom('audit').select(['action', 'detail'])
  const entries = await audit.where('subject', '=', `Submission ${id}`).execute()
  expect(entries.map(({ action, detail }) => `${action} ${detail ?? ''}`.trim())).toEqual([
    'moved to Shortlist',
    'wrote a note on',
    'marked as spam',
    'marked as done',
    'opened',
  ])
  const message = 'MESSAGE000'
  await submissions.put({ id: message, fields: { name: 'A', email: 'same@mail.example' } })
  expect((await request(`/inbox/${message}`, { by: kemi })).body).not.toContain(id)
})

it('does to those that are ticked what a button of the list says', async () => {
  const ids = [await application(), await application(), await application()]
  const { entries } = await submissions.inbox.list(['application'], {})
  const back = '/inbox?view=all'
  const list = createElement(ChosenActions, { entries, back, person: { id: bola } })
  const shown = renderToStaticMarkup(list)
  const seen = [...shown.matchAll(/name="seen" value="([^"]*)"/g)].map(([, value = '']) => value)
  const [one = '', two = '', other = ''] = ids
  await post('chosen/stage', chidi, { id: one, seen, stage: 'interview' })
  const moved = await post('chosen/stage', bola, { id: [one, two], seen, stage: 'shortlist', back })
  expect(moved.statusCode).toBe(409)
  expect(moved.body).toContain('Stage: Interview')
  expect(moved.body).not.toContain(`/inbox/${two}`)
  const taken = await post('chosen/assign', bola, { id: [one, two], seen, to: bola, back })
  expect(taken.headers.location).toBe(back)
  const stages = ids.map(async (id) => await submissions.inbox.show(['application'], id))
  expect(await Promise.all(stages)).toMatchObject([
    { stage: 'interview', assignee: bola },
    { stage: 'shortlist', assignee: bola },
    { stage: null, assignee: null },
  ])
  expect(other).not.toBe('')
  expect((await post('chosen/stage', bola, { stage: 'hired' })).statusCode).toBe(409)
  const elsewhere = { id: other, seen, to: bola, back: 'https://evil.example' }
  expect((await post('chosen/assign', bola, elsewhere)).headers.location).toBe('/inbox')
})

it('shows a letter as it will be, and sends it once however often it is pressed', async () => {
  const id = await application()
  const form = { id, letter: 'declined', back: `/inbox/${id}` }
  const asked = await post('chosen/letter', bola, form)
  expect(asked.body).toContain('Dear Ọlá Òjó,')
  expect(asked.body).toContain(`Reference: ${id}`)
  const fields = hiddenFields(asked.body)
  const pressed = await Promise.all([1, 2].map(() => post('chosen/send', bola, fields)))
  expect(pressed.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409])
  const again = await post('chosen/letter', bola, form)
  expect(again.body).toContain('Sent already.')
  expect(again.body).not.toContain('action="/inbox/chosen/send"')
  const { mails: queued } = await submissions.inbox.belongings(['application'], id)
  expect(queued.filter(({ kind }) => kind === 'letter')).toMatchObject([
    { letter: { subject: 'Your application: Engineer' } },
  ])
  expect((await request(`/inbox/${id}`, { by: bola })).body).toContain(
    '<option value="declined" selected="">',
  )
})

it('sends several one letter, with what each has typed as text in one line', async () => {
  const ids: string[] = []
  for (const fullName of hostile) ids.push(await application({ fullName, position: fullName }))
  const asked = await post('chosen/letter', bola, { id: ids, letter: 'received' })
  expect(asked.body).toContain('5 applicants get')
  expect(asked.body).toContain('Dear {name},')
  expect(asked.body).not.toMatch(/<img|<script>/)
  const sent = await post('chosen/send', bola, { ...hiddenFields(asked.body), id: ids })
  expect(sent.statusCode).toBe(303)
  for (const id of ids) {
    const { mails: queued } = await submissions.inbox.belongings(['application'], id)
    const { subject, text } = queued.find(({ letter }) => letter)?.letter ?? {}
    expect(subject).not.toMatch(/[\r\n\u202E]/)
    expect(text).toContain(`leave the reference ${id} in it`)
  }
})

it('sends approved words only, and those that were read', async () => {
  const id = await application()
  const fields = hiddenFields((await post('chosen/letter', bola, { id, letter: 'received' })).body)
  parts.refs.draft = parts.commit({ 'letters.yaml': words.replaceAll('Dear', 'Hey') })
  expect((await post('chosen/letter', bola, { id, letter: 'received' })).body).toContain('Dear Ọlá')
  parts.refs.live = parts.refs.draft
  const sent = await post('chosen/send', bola, fields)
  expect([sent.statusCode, sent.body]).toEqual([409, expect.stringContaining('Hey Ọlá')])
  parts.refs.live = parts.commit({})
  const refused = await post('chosen/letter', bola, { id, letter: 'received' })
  expect(refused.body).toContain('There is no approved letter yet.')
  expect((await submissions.inbox.belongings(['application'], id)).mails).toHaveLength(1)
})

it('puts all applications for an opening into a ZIP with a list to print', async () => {
  const opening = 'Welder </title><script>alert(1)</script>'
  const ids: string[] = []
  for (const fullName of ['Ọlá Òjó', ...hostile, '../../etc'])
    ids.push(await application({ fullName, position: opening }))
  const file = await post('opening.zip', bola, { opening })
  expect(file.headers['content-type']).toBe('application/octet-stream')
  const { 'list.html': list, ...resumes } = unzipSync(file.rawPayload)
  expect(Object.keys(resumes)).toHaveLength(ids.length)
  expect(Buffer.from(resumes[`Ola-Ojo_${ids[0]}.pdf`] ?? []).toString()).toMatch(/^%PDF-/)
  expect(Object.keys(resumes).every((name) => /^[\p{L}\p{N}_-]+\.pdf$/u.test(name))).toBe(true)
  expect(String(Buffer.from(list ?? []))).not.toMatch(/<img|<script>/)
  expect(String(Buffer.from(list ?? []))).toContain('Ọlá Òjó')
  const audit = desk.db.selectFrom('audit').select('detail').where('action', '=', 'downloaded')
  expect(await audit.execute()).toEqual([{ detail: '8 files' }])
  expect((await post('opening.zip', bola, { opening: 'Nobody' })).statusCode).toBe(404)
})
