import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { contentText } from '../../content/model/content-files.ts'
import { seenOf } from '../../server/staff/seen.ts'
import { inboxApp } from '../tests/inbox-app.ts'

const words = contentText('letters.yaml')
const { desk, parts, mails, submissions, request, person } = await inboxApp(4062, {
  'letters.yaml': words,
})

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

const bola = await person(['hr'], 'Bola')
const chidi = await person(['hr'], 'Chidi')
const kemi = await person(['correspondence'], 'Kemi')

const post = (name: string, by: string, form: Record<string, string | string[]>) =>
  request(`/inbox/${name}`, { by, form })

/** What screens that are loaded now show of submissions. */
const seenOfAll = async (...ids: string[]) =>
  (await submissions.inbox.entries(['application'], ids)).map(seenOf)

/** Follows a redirect to the screen that says what was done. */
async function said(by: string, { headers }: { headers: { location?: unknown } }) {
  return (await request(String(headers.location), { by })).body
}

/** The fields of the form that a screen has for an address. */
function hiddenFields(body: string): Record<string, string> {
  const found = body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

it('leaves what somebody else has changed meanwhile, and says so', async () => {
  const id = await application()
  const form = { seen: await seenOfAll(id), back: `/inbox/${id}` }
  const first = await post('chosen/assign', bola, { ...form, to: bola })
  expect(first.headers.location).toMatch(new RegExp(`^/inbox/${id}\\?said=\\w+$`))
  expect(await said(bola, first)).toContain('One submission was taken.')
  const late = await said(chidi, await post('chosen/assign', chidi, { ...form, to: chidi }))
  expect(late).toContain('Nothing was taken.')
  expect(late).toContain(`Ọlá Òjó (${id}): now with Bola`)
  expect(late).toContain('Bola works on it.')
  expect(await said(kemi, first)).not.toContain('was taken')
})

it('hands several over to a colleague who may read them, with one mail without personal data', async () => {
  const ids = [await application(), await application()]
  const form = { seen: await seenOfAll(...ids), to: chidi }
  const refused = await post('chosen/assign', bola, { ...form, to: kemi })
  expect(refused.body).toContain('This person may not read it.')
  expect(await mails()).toEqual([])
  expect((await post('chosen/assign', bola, form)).statusCode).toBe(303)
  expect((await post('chosen/assign', bola, form)).statusCode).toBe(303)
  expect(await mails()).toEqual([expect.stringContaining(': 2 submissions were handed to you')])
  const { text } = await desk.db.selectFrom('mails').select('text').executeTakeFirstOrThrow()
  for (const id of ids) expect(text).toContain(`${desk.urls.desk}/inbox/${id}`)
  expect(text).not.toMatch(/Ọlá|ola-/)
})

it('shows its state, notes and others of the same address, and adds an entry for each step', async () => {
  const first = await application({ email: 'same@mail.example' })
  const id = await application({ email: 'same@mail.example' })
  await post('chosen/stage', bola, { seen: await seenOfAll(id), stage: 'shortlist' })
  await post(`${id}/note`, bola, { text: hostile.join(' ') })
  for (const as of ['spam', 'handled'])
    await post('chosen/mark', bola, { seen: await seenOfAll(id), as })
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
  const back = '/inbox?view=all'
  const { body } = await request(back, { by: bola })
  const boxes = [...body.matchAll(/name="seen" value="([^"]*)"/g)].map(([, value = '']) => value)
  const [one = '', two = '', other = ''] = ids
  const seen = boxes.filter((value) => value.startsWith(one) || value.startsWith(two))
  await post('chosen/stage', chidi, { seen: await seenOfAll(one), stage: 'interview' })
  const moved = await said(
    bola,
    await post('chosen/stage', bola, { seen, stage: 'shortlist', back }),
  )
  expect(moved).toContain('One submission was moved to Shortlist.')
  expect(moved).toContain(`(${one}): now Interview`)
  expect(moved).not.toContain(`(${two})`)
  const form = { seen: await seenOfAll(one, two), to: bola, back }
  const taken = await said(bola, await post('chosen/assign', bola, form))
  expect(taken).toContain('2 submissions were taken.')
  const stages = ids.map(async (id) => await submissions.inbox.show(['application'], id))
  expect(await Promise.all(stages)).toMatchObject([
    { stage: 'interview', assignee: bola },
    { stage: 'shortlist', assignee: bola },
    { stage: null, assignee: null },
  ])
  expect((await post('chosen/stage', bola, { stage: 'hired' })).body).toContain('Nothing is ticked')
  const elsewhere = { seen: await seenOfAll(other), to: bola, back: 'https://evil.example' }
  expect((await post('chosen/assign', bola, elsewhere)).headers.location).toMatch(/^\/inbox\?said=/)
})

/** The letters to an applicant that are queued. */
const lettersTo = async (id: string) =>
  (await submissions.inbox.show(['application'], id))?.mails.flatMap(({ letter }) => letter ?? [])

it('shows a letter as it will be, and sends it once however often it is pressed', async () => {
  const id = await application()
  const form = { seen: await seenOfAll(id), letter: 'declined', back: `/inbox/${id}` }
  const asked = await post('chosen/letter', bola, form)
  expect(asked.body).toContain('Dear Ọlá Òjó,')
  expect(asked.body).toContain(`Reference: ${id}`)
  const fields = hiddenFields(asked.body)
  await Promise.all([1, 2].map(() => post('chosen/send', bola, fields)))
  const again = await post('chosen/letter', bola, form)
  expect(again.body).toContain('The letter “Decline” is about to go out. · Gets it no second time')
  expect(again.body).not.toContain('action="/inbox/chosen/send"')
  expect(await lettersTo(id)).toMatchObject([{ subject: 'Your application: Engineer' }])
  expect((await request(`/inbox/${id}`, { by: bola })).body).toContain(
    '<option value="declined" selected="">',
  )
})

it('lets a free letter be written, shows it as it will arrive, and sends what was shown', async () => {
  const ids = [await application(), await application({ fullName: 'Ada Obi' })]
  const form = { seen: await seenOfAll(...ids), letter: 'free', back: '/inbox' }
  const start = await post('chosen/letter', bola, form)
  expect(start.body).toContain('Thank you for applying to Exprich Group.')
  expect(start.body).not.toContain('action="/inbox/chosen/send"')

  const subject = 'Interview for {position}'
  const wrong = { ...form, subject, text: 'Dear {first name},\r\n\r\nA < B' }
  const refused = await post('chosen/letter', bola, wrong)
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('{first name} cannot stand here: write {name}')
  expect(refused.body).toContain('aria-invalid="true"')
  expect(refused.body).toContain('Dear {first name},\n\nA &lt; B</textarea>')
  expect(refused.body).toContain(`value="${subject}"`)
  expect(refused.body).not.toContain('action="/inbox/chosen/send"')
  expect((await post('chosen/letter', bola, { ...wrong, text: ' ' })).statusCode).toBe(422)

  const text = 'Dear {name},\r\n\r\nPlease come on Monday.'
  const shown = await post('chosen/letter', bola, { ...form, subject, text })
  expect(shown.body).toContain('<summary>1 of 2</summary>')
  expect(shown.body).toContain('Dear Ada Obi,\n\nPlease come on Monday.\n\n-- \nExprich Group')
  expect(shown.body).toContain('Ada Obi &lt;ola-')
  expect(shown.body).toContain('Interview for Engineer')
  const fields = { ...hiddenFields(shown.body), seen: await seenOfAll(...ids) }
  const changed = await post('chosen/send', bola, { ...fields, text: 'Dear {name},\n\nBye' })
  expect(changed.statusCode).toBe(409)
  expect(changed.body).toContain('Dear Ada Obi,\n\nBye')
  const both = await Promise.all([1, 2].map(() => post('chosen/send', bola, fields)))
  const sentences = await Promise.all(both.map((each) => said(bola, each)))
  expect(sentences.join()).toContain('2 letters go out now.')
  expect(sentences.join()).toContain(`Ada Obi (${ids[1]}): now done, a letter was sent`)
  for (const id of ids) {
    expect(await lettersTo(id)).toMatchObject([
      { subject: 'Interview for Engineer', text: expect.stringContaining('on Monday.') },
    ])
  }
  const [, ada = ''] = ids
  const screen = await request(`/inbox/${ada}`, { by: bola })
  expect(screen.body).toContain('The letter “Interview for Engineer” is about to go out.')
  expect(screen.body).toContain('Done on')
  const audit = desk.db.selectFrom('audit').select(['action', 'detail'])
  expect(await audit.where('subject', '=', `Submission ${ada}`).execute()).toContainEqual({
    action: 'wrote a letter about',
    detail: 'which is done now',
  })
})

it('sends several one letter, with what each has typed as text in one line', async () => {
  const ids: string[] = []
  for (const fullName of hostile) ids.push(await application({ fullName, position: fullName }))
  const seen = await seenOfAll(...ids)
  const asked = await post('chosen/letter', bola, { seen, letter: 'received' })
  expect(asked.body).toContain('5 applicants get')
  for (const id of ids) expect(asked.body).toContain(`leave the reference ${id} in it`)
  expect(asked.body.match(/<summary>\d of 5</g)).toHaveLength(5)
  expect(asked.body).not.toMatch(/<img|<script>/)
  const sent = await post('chosen/send', bola, { ...hiddenFields(asked.body), seen })
  expect(await said(bola, sent)).toContain('5 letters go out now: “Confirm receipt”.')
  for (const id of ids) {
    const [letter, ...more] = (await lettersTo(id)) ?? []
    expect(letter?.subject).not.toMatch(/[\r\n\u202E]/)
    expect(letter?.text).toContain(`leave the reference ${id} in it`)
    expect(more).toEqual([])
  }
})

it('sends what was shown to those who are as they were shown, and names the others', async () => {
  const [one, moved, hired] = [await application(), await application(), await application()]
  const move = async (id: string, stage: string) =>
    post('chosen/stage', chidi, { seen: await seenOfAll(id), stage })
  await move(hired, 'hired')
  const seen = await seenOfAll(one, moved, hired)
  const asked = await post('chosen/letter', bola, { seen, letter: 'declined', back: '/inbox' })
  expect(asked.body).toContain('2 applicants get')
  expect(asked.body).toContain('Hired · Gets no refusal')
  const form = { ...hiddenFields(asked.body), seen: await seenOfAll(one, moved) }

  const live = parts.refs.live
  parts.refs.live = parts.commit({ 'letters.yaml': words.replaceAll('Dear', 'Hello') })
  const stopped = await post('chosen/send', bola, form)
  expect(stopped.statusCode).toBe(409)
  expect(stopped.body).toContain('Nothing was sent: the words')
  expect(stopped.body).toContain('Hello Ọlá Òjó,')
  parts.refs.live = live

  await move(moved, 'interview')
  const sent = await said(bola, await post('chosen/send', bola, form))
  expect(sent).toContain('One letter goes out now: “Decline”.')
  expect(sent).toContain(`Ọlá Òjó (${moved}): now Interview`)
  const letters = await Promise.all([one, moved, hired].map(lettersTo))
  expect(letters.map((each) => each?.length)).toEqual([1, 0, 0])
})

it('sends approved words only', async () => {
  const id = await application()
  const form = { seen: await seenOfAll(id), letter: 'received' }
  parts.refs.draft = parts.commit({ 'letters.yaml': words.replaceAll('Dear', 'Hey') })
  expect((await post('chosen/letter', bola, form)).body).toContain('Dear Ọlá')
  parts.refs.live = parts.commit({})
  for (const name of ['letter', 'send'])
    expect((await post(`chosen/${name}`, bola, form)).body).toContain('no approved letter yet')
  expect(await lettersTo(id)).toEqual([])
})

it('puts all applications for an opening into a ZIP with a list to print', async () => {
  const adlam = '𞤀𞤣𞤤𞤢𞤥𞤆𞤵𞤤𞤢𞤪𞤁𞤭𞤲𞤺𞤭𞤪𞤢𞤤𞤑𞤢𞤤𞤣𞤭𞤲'.repeat(2)
  const cut = `Ab-${[...adlam].slice(0, 37).join('')}`
  const opening = `Ab ${adlam} </title><script>alert(1)</script>`
  const whole = [
    ['Ọlá Òjó', 'Ọlá-Òjó'],
    ['김철수'.normalize('NFD'), '김철수'],
    ['शांति देवी', 'शांति-देवी'],
    [`Ab ${adlam}`, cut],
  ] as const
  const ids: string[] = []
  for (const fullName of [...whole.map(([name]) => name), ...hostile, '../../etc'])
    ids.push(await application({ fullName, position: opening }))
  const address = `/inbox?${new URLSearchParams({ view: 'all', opening })}`
  const screen = await request(address, { by: bola })
  expect(screen.body).toContain(`${ids.length} applications`)
  const form = { ...hiddenFields(screen.body), opening }
  const file = await post('opening.zip', bola, form)
  expect(file.headers['content-type']).toBe('application/octet-stream')
  expect(file.headers['content-disposition']).toContain(`''${encodeURIComponent(cut)}.zip`)
  const { 'list.html': list, ...resumes } = unzipSync(file.rawPayload)
  expect(Object.keys(resumes)).toHaveLength(ids.length)
  for (const [index, [, name]] of whole.entries())
    expect(Buffer.from(resumes[`${name}_${ids[index]}.pdf`] ?? []).toString()).toMatch(/^%PDF-/)
  const allowed = /^[\p{L}\p{M}\p{N}_-]+\.pdf$/u
  expect(Object.keys(resumes).every((name) => allowed.test(name))).toBe(true)
  expect(String(Buffer.from(list ?? []))).not.toMatch(/<img|<script>/)
  expect(String(Buffer.from(list ?? []))).toContain('Ọlá Òjó')
  const audit = desk.db.selectFrom('audit').select('detail').where('action', '=', 'downloaded')
  expect(await audit.execute()).toEqual([
    { detail: `a list of ${ids.length}, and ${ids.length} of ${ids.length} files` },
  ])
  await application({ position: ` ${opening.toUpperCase().replace(' ', '  ')}` })
  const late = await said(bola, await post('opening.zip', bola, form))
  expect(late).toContain('Nothing was downloaded')
  expect(late).toContain(`There are ${ids.length + 1} now.`)
})
