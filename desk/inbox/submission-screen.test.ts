import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { contentText } from '../../content/model/content-files.ts'
import { seenOf } from '../../server/staff/seen.ts'
import { inboxApp } from '../tests/inbox-app.ts'

const { desk, clock, submissions, request, person } = await inboxApp(4067, {
  'letters.yaml': contentText('letters.yaml'),
  'vacancies/engineer.yaml': 'title: Engineer',
})
const bola = await person(['hr'], 'Bola')
const chidi = await person(['hr'], 'Chidi')
const kemi = await person(['correspondence'], 'Kemi')

type Resume = { fileName: string; extension: '.pdf' | '.doc' | '.docx'; bytes: Buffer }
const pdf: Resume = { fileName: 'x.pdf', extension: '.pdf', bytes: Buffer.from('%PDF-1.7 x') }
let count = 0

/** An application, a minute after the last one. */
async function application(fields: Record<string, string> = {}, resume = pdf): Promise<string> {
  count += 1
  clock.now += 60_000
  const id = `APPLY${String(count).padStart(5, '0')}`
  const email = `${count}@mail.example`
  const given = { fullName: `Applicant ${count}`, email, position: 'Engineer', ...fields }
  await submissions.put({ id, kind: 'application', fields: given, resume })
  return id
}

/** Does something with one application. */
async function act(name: string, by: string, id: string, more: Record<string, string>) {
  const [entry] = await submissions.inbox.entries(['application'], [id])
  if (!entry) throw new Error(`no application ${id}`)
  return await request(`/inbox/chosen/${name}`, { by, form: { seen: seenOf(entry), ...more } })
}

const screen = async (path: string, by = bola) => (await request(`/inbox/${path}`, { by })).body
const shown = (id: string, by = bola) => request(`/inbox/${id}/resume?shown`, { by })

/** A Word document, as far as the upload looks into it. */
function docx(files: Record<string, string | Buffer>): Resume {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`
  const parts = Object.entries({ '[Content_Types].xml': types, ...files }).map(
    ([name, content]) => [name, Buffer.from(content)] as const,
  )
  const bytes = Buffer.from(zipSync(Object.fromEntries(parts)))
  return { fileName: 'x.docx', extension: '.docx', bytes }
}

it('is headed by the name, and has what was sent first, and what cannot be undone last', async () => {
  const id = await application({ fullName: 'Ọlá Òjó', coverLetter: 'I build turbines.' })
  const body = await screen(id)
  expect(body).toContain('<h1>Ọlá Òjó</h1>')
  const marks = ['Engineer', id, 'I build turbines.', 'Download', '<iframe', '>Take<', '>Move<']
  const order = [...marks, '>Confirm receipt<', '>History<', '>Add the note<', '>Decline<']
  const found = order.map((mark) => body.indexOf(mark))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found).not.toContain(-1)
})

it('shows a PDF in a frame of the desk alone, which loads nothing else', async () => {
  const id = await application()
  const screenOf = await request(`/inbox/${id}`, { by: bola })
  expect(screenOf.headers['content-security-policy']).toContain("frame-src 'self';")
  expect(screenOf.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  const file = await shown(id)
  expect(file.rawPayload).toEqual(pdf.bytes)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''x.pdf",
    'content-security-policy': "default-src 'none'; object-src 'self'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await shown(id, kemi)).statusCode).toBe(404)
  const entries = desk.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', `Resume of ${id}`)
  expect(await entries.execute()).toEqual([{ action: 'opened' }])
})

it('shows the text of a Word document, without its markup taking effect', async () => {
  const text = 'Ada &amp; &lt;script&gt;alert(1)&lt;/script&gt;'
  const xml = `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const file = await shown(await application({}, docx({ 'word/document.xml': xml })))
  expect(file.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(file.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  )
  expect(file.body).toContain('Ada &amp; &lt;script&gt;alert(1)')
  expect(file.body).not.toContain('<script')
})

it.each([
  ['no text', docx({})],
  ['more text than anybody writes', docx({ 'word/document.xml': Buffer.alloc(20_000_000, 32) })],
])('says so of a Word document with %s', async (_what, resume) => {
  const file = await shown(await application({}, resume))
  expect(file.body).toContain('No text can be read in this file.')
})

it('shows nothing that is not what its name says, and of old Word documents the download alone', async () => {
  const html = Buffer.from('<script>alert(1)</script>')
  expect((await shown(await application({}, { ...pdf, bytes: html }))).statusCode).toBe(404)
  const old: Resume = { fileName: 'x.doc', extension: '.doc', bytes: html }
  const body = await screen(await application({}, old))
  expect(body).toContain('an old version of Word')
  expect(body).not.toContain('<iframe')
})

it('leads to the next and the last of the list that it was opened from, and stays in it', async () => {
  const position = 'Welder'
  const [first, second, third] = [
    await application({ position }),
    await application({ position }),
    await application({ position }),
  ]
  await application()
  const list = 'view=all&opening=Welder'
  const way = (body: string) =>
    ['prev', 'next'].map((rel) => new RegExp(`rel="${rel}" href="([^"]*)"`).exec(body)?.[1])
  const to = (id: string, query = list) => `/inbox/${id}?${query}`.replaceAll('&', '&amp;')
  expect(way(await screen(`${third}?${list}`))).toEqual([undefined, to(second)])
  expect(way(await screen(`${second}?${list}`))).toEqual([to(third), to(first)])
  const oldest = `${list}&sort=oldest`
  expect(way(await screen(`${second}?${oldest}`))).toEqual([to(first, oldest), to(third, oldest)])
  expect(way(await screen(second))).toEqual([undefined, undefined])

  const search = await request('/inbox', { by: bola, form: { words: `${count - 3}@mail.example` } })
  const found = String(search.headers.location).replace('/inbox', second)
  expect(way(await screen(found))).toEqual([undefined, to(first, found.split('?')[1])])

  const back = `/inbox/${second}?${list}`
  const moved = await act('stage', bola, second, { stage: 'interview', back })
  expect(moved.headers.location).toMatch(`${back}&said=`)
  const noted = await request(`/inbox/${second}/note`, { by: bola, form: { text: 'Good', back } })
  expect(noted.headers.location).toBe(back)
  const elsewhere = { text: 'Good', back: 'https://evil.example' }
  const stays = await request(`/inbox/${second}/note`, { by: bola, form: elsewhere })
  expect(stays.headers.location).toBe(`/inbox/${second}`)
})

it('counts the applications for its opening by stage, with the list of each', async () => {
  const position = 'Fitter'
  const ids = [await application({ position }), await application({ position: ' FITTER ' })]
  const id = await application({ position })
  await act('stage', bola, id, { stage: 'interview' })
  const body = await screen(id)
  const links = [...body.matchAll(/<a href="([^"]*)"( aria-current="step")?>(\w+) (\d+)<\/a>/g)]
  expect(
    links.map(([, , current, stage, number]) => [stage, number, current !== undefined]),
  ).toEqual([
    ['New', '2', false],
    ['Shortlist', '0', false],
    ['Interview', '1', true],
    ['Declined', '0', false],
    ['Hired', '0', false],
  ])
  const { body: list } = await request((links[0]?.[1] ?? '').replaceAll('&amp;', '&'), { by: bola })
  for (const each of ids) expect(list).toContain(each)
  expect(list).not.toContain(id)
})

it('tells in the order of time who did what, which letter went, and what was noted', async () => {
  const id = await application()
  const minute = () => {
    clock.now += 60_000
  }
  minute()
  await act('assign', bola, id, { to: chidi })
  minute()
  await request(`/inbox/${id}/note`, { by: chidi, form: { text: 'Ask for <b>references</b>' } })
  minute()
  await act('stage', chidi, id, { stage: 'interview' })
  minute()
  const asked = await act('letter', chidi, id, { letter: 'received' })
  const [, version = ''] = /name="version" value="([^"]*)"/.exec(asked.body) ?? []
  await act('send', chidi, id, { letter: 'received', version })
  const [, history = ''] = /id="history">(.*?)<\/ol>/s.exec(await screen(id)) ?? []
  const told = [...history.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/ on \w+, \d.*$/, ''),
  )
  expect(told).toEqual([
    'It arrived',
    'The e-mail to HR is about to go out.',
    'Bola handed it over to Chidi',
    'Chidi wrote a note',
    'Chidi moved it to Interview',
    'Chidi sent the letter “Confirm receipt” about it',
    'The letter “Confirm receipt” is about to go out.',
  ])
  expect(history).toContain('Ask for &lt;b&gt;references')
})
