import { createInterface } from 'node:readline'
import type { ReleaseState } from '../base/database.ts'
import type { Change } from '../releases/builds.ts'
import '../jsx.ts'

/**
 * A desk for the tests of its screens (tests/desk/screens.spec.ts), with real content and fake builds. It
 * starts empty; after a line on its standard input it has releases in every state, changes and holds.
 */

// Dynamic imports: Node loads all static ones before it runs jsx.ts, whose hook loads `.tsx`.
const { seenOf } = await import('../../server/staff/seen.ts')
const { contentDesk } = await import('./content-desk.ts')
const { beginSession } = await import('../accounts/sessions.ts')
const { ada, bola, chidi } = await import('./people.ts')

const port = Number(process.argv[2])
const { desk, app, parts, save, textOf, submissions, end } = await contentDesk(port)
const { content, db } = desk
const first = await content.commitOf('live')
const now = desk.now()
const hour = 3_600_000

await edition(1, 'The first edition')
await app.listen({ host: '127.0.0.1', port })
const cookies: Record<string, string> = {}
for (const { id: person } of [ada, bola, chidi])
  cookies[person] = await beginSession(desk, { kind: 'desk', person, verified_at: now })
console.log(JSON.stringify({ cookies }))

for await (const _line of createInterface(process.stdin)) {
  await fill()
  console.log('{}')
}
await end()

async function edition(number: number, title: string, asked = false): Promise<void> {
  const date = '2026-11-25T09:00:00Z'
  const made = { number, commit: first, mode: 'draft', code: 'code', title, date } as const
  parts.editions.set(number, { ...made, contract: 'contract' })
  parts.link = number
  await db.updateTable('editions').set({ replaced_at: now }).execute()
  const approved = asked && { asked_by: 'ada', approved_by: 'bola' }
  await db
    .insertInto('editions')
    .values({ ...made, published_at: now - (9 - number) * hour, ...approved })
    .execute()
}

async function release(state: ReleaseState, title: string, more: object = {}): Promise<void> {
  const id = state.replaceAll(' ', '-')
  const asked = { asked_by: 'ada', asked_at: now - 2 * hour, report_hash: 'report' }
  const job = { base: first, commit: first, job: id, job_date: now }
  const note = 'The new number of the office in Lagos.'
  await db
    .insertInto('releases')
    .values({ id, title, note, state, ...asked, ...job, created_at: now, ...more })
    .execute()
  const path = 'contact.yaml'
  await db.insertInto('release_files').values({ release: id, path, authors: '' }).execute()
}

/** Adds releases in every state, changes and audit entries. */
async function fill(): Promise<void> {
  await edition(2, 'A new opening in Warri', true)
  await edition(3, 'Openings that have closed')
  const approved = { approved_by: 'bola', approved_at: now - hour }
  const problem = 'content/news/harbour.md: line 3: title is too long: at most 120 characters'
  await release('building', 'Pictures of the new terminal')
  await release('asked', 'New telephone number')
  await release('approved', 'A slide for the fair', approved)
  await release('scheduled', 'Annual report', { ...approved, publish_at: now + 5 * hour })
  await release('failed', 'A picture that is no picture', { problem })
  await release('sent back', 'Text of Home', { sent_back_note: 'Please ask Legal first.' })
  await release('review again', 'Board members', {
    problem: 'Something else has gone live meanwhile, and the report is another one now.',
  })
  await release('live', 'A new opening in Warri', { ...approved, edition: 2 })
  await release('withdrawn', 'A slide that nobody wants')
  const changes = reportChanges()
  parts.builds.report = async () => ({ against: 1, hash: 'report', changes })
  parts.builds.state = async (id) =>
    id === 'building'
      ? { state: 'building', step: 'Makes pages and documents', done: 0.6 }
      : { state: 'ready', step: 'Ready', done: 1 }
  const link = { id: 'link', token_hash: 'none', release: 'asked', name: 'The managing director' }
  await db
    .insertInto('share_links')
    .values({ ...link, created_by: 'ada', created_at: now, expires_at: now + 70 * hour })
    .execute()
  await saves()
  await arrivals()
  const mail = { id: 'mail', recipient: bola.email, subject: 'New telephone number', text: '' }
  await db
    .insertInto('mails')
    .values({ ...mail, queued_at: now - hour, due_at: now + hour, error: 'ECONNREFUSED' })
    .execute()
  for (const [person, action, subject] of [
    ['ada', 'asked for approval', 'New telephone number'],
    [null, 'published', 'Edition 2: A new opening in Warri'],
    ['bola', 'put back', 'Edition 1: The first edition'],
  ] as const)
    await desk.audit({ person, action, subject, detail: 'from edition 2' })
}

function reportChanges(): Change[] {
  const words = [
    { text: 'Call +234 ', state: 'same' },
    { text: '000', state: 'removed' },
    { text: '201', state: 'added' },
    { text: ' on weekdays', state: 'same' },
  ] as const
  const targets = [
    { text: 'tel:+234000', state: 'removed' },
    { text: 'tel:+234201', state: 'added' },
  ] as const
  const alternative = [{ text: 'A red wall', state: 'added' }] as const
  const pages = Array.from({ length: 41 }, (_, index) => (index === 0 ? '/' : `/news/${index}`))
  return [
    { kind: 'words', parts: [...words], pages },
    { kind: 'link', parts: [...targets], pages: ['/contact'] },
    { kind: 'alternative text', parts: [...alternative], pages: ['/about'] },
    { kind: 'document', parts: [...words], pages: ['/documents/annual-report.pdf'] },
    { kind: 'picture', parts: [], pages: ['/about'], pictures: { before: 'a.webp' } },
    { kind: 'page added', parts: [], pages: ['/news/77'] },
  ]
}

/** A page with a few words; browsers find its objects without a table of them. */
function onePage(): Buffer {
  const words =
    'BT /F 20 Tf 60 760 Td (Ola Ojo) Tj /F 11 Tf 0 -30 Td (Project Engineer, 2019-2026) Tj ET'
  return Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${words.length}>> stream
${words}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`)
}

/** Two applications of one person, of which one is decided, a message, and one that looks like spam. */
async function arrivals(): Promise<void> {
  const applicant = {
    fullName: 'Ọlá Òjó',
    email: 'ola@mail.example',
    phone: '+234 800 000 0000',
    experience: '5 years',
    education: 'BEng, University of Lagos',
    coverLetter: 'I build turbines.\n\nI would like to build yours.',
  }
  const resume = {
    fileName: 'Ola Ojo.pdf',
    extension: '.pdf',
    bytes: onePage(),
  } as const
  const application = { kind: 'application', resume } as const
  for (const [id, position] of [
    ['APPLY00001', 'Business Development Executive'],
    ['APPLY00002', 'Senior Project Engineer'],
  ] as const)
    await submissions.put({ id, ...application, fields: { ...applicant, position } })
  const message = { subject: 'Gas supply', message: 'Do you deliver to Aba?\nPlease call.' }
  const sender = { name: 'Ngozi Eze', email: 'ngozi@mail.example' }
  await submissions.put({ id: 'MESSAGE001', fields: { ...sender, ...message } })
  await submissions.put({ id: 'MESSAGE002', suspected: true, fields: { ...sender, ...message } })
  const { inbox } = desk
  for (const setting of [{ assignee: 'ada' }, { stage: 'interview' }] as const) {
    const seen = (await inbox.entries(['application'], ['APPLY00002'])).map(seenOf)
    await inbox.handle(['application'], seen, setting)
  }
  await inbox.addNote(['application'], 'APPLY00002', 'ada', 'Please ask for references.')
}

/** Saves a value, a mistake, a new article and a removed one, by three people, and holds the last back. */
async function saves(): Promise<void> {
  const paths = [...(await content.files(first)).keys()]
  const [changed = '', removed = ''] = paths.filter((path) => /^news\/[^/]+\.md$/.test(path))
  const contact = await textOf('contact.yaml')
  await save('contact.yaml', contact.replace(/display: .*/, 'display: +234 201 330 4411'), ada)
  const article = await textOf(changed)
  await save(changed, article.replace(/^title: .*/m, 'title: "{nothing} is named so"'), bola)
  await save('news/harbour-office.md', article.replace(/^number: .*\n/m, ''), chidi)
  await save(removed, undefined, ada)
  await db.insertInto('holds').values({ path: removed, person: 'bola', at: now }).execute()
}
