import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { contentFolder } from '../../content/model/content-files.ts'
import { settingsFrom } from '../../server/settings.ts'
import type { ReleaseState } from '../base/database.ts'
import { contentRepository } from '../content/content-repository.ts'
import type { Change, Desk } from '../releases/builds.ts'
import '../jsx.ts'

/**
 * A desk for the tests of its screens (tests/desk/screens.spec.ts), with real content and fake builds. It
 * starts empty; after a line on its standard input it has releases in every state, changes and holds.
 */

// Dynamic imports: Node loads all static ones before it runs jsx.ts, whose hook loads `.tsx`.
const { openContext } = await import('../start.ts')
const { buildApp } = await import('../app.ts')
const { fakeParts } = await import('./fake-parts.ts')
const { beginSession } = await import('../accounts/sessions.ts')

const [folder = '', port = ''] = process.argv.slice(2)
const context = await openContext(
  settingsFrom({ DESK_DIR: folder, DESK_PORT: port, LOG_LEVEL: 'error' }),
)
const content = contentRepository(join(folder, 'content.git'))
await content.start(contentFolder)
const first = await content.commitOf('live')
const parts = fakeParts()
const desk: Desk = { ...context, content, builds: parts.builds }
const { db } = desk
const now = desk.now()
const hour = 3_600_000

const people = [
  { id: 'ada', name: 'Ada Obi', email: 'ada@example.com', approver: 1, administrator: 1 },
  { id: 'bola', name: 'Bola Ade', email: 'bola@example.com', approver: 1, administrator: 0 },
  { id: 'chidi', name: 'Chidi Nwosu', email: 'chidi@example.com', approver: 0, administrator: 0 },
]
const cookies: Record<string, string> = {}
for (const person of people) {
  const since = { created_at: now - 900 * hour }
  await db
    .insertInto('people')
    .values({ ...person, editor: 1, ...since })
    .execute()
  const session = { kind: 'desk', person: person.id, verifiedAt: now } as const
  cookies[person.id] = await beginSession(desk, session)
}
await edition(1, 'The first edition')
const app = await buildApp(desk)
await app.listen({ host: '127.0.0.1', port: Number(port) })
console.log(JSON.stringify({ cookies }))

for await (const _line of createInterface(process.stdin)) {
  await fill()
  console.log('{}')
}

async function edition(number: number, title: string, asked = false): Promise<void> {
  const of = { number, commit: first, mode: 'draft', code: 'code', title } as const
  const date = '2026-11-25T09:00:00Z'
  parts.editions.set(number, { ...of, date, contract: 'contract' })
  parts.link = number
  await db.updateTable('editions').set({ replaced_at: now }).execute()
  await db
    .insertInto('editions')
    .values({
      ...of,
      date,
      published_at: now - (9 - number) * hour,
      ...(asked && { asked_by: 'ada', approved_by: 'bola' }),
    })
    .execute()
}

async function release(state: ReleaseState, title: string, more: object = {}): Promise<void> {
  const id = state.replaceAll(' ', '-')
  const asked = { asked_by: 'ada', asked_at: now - 2 * hour, report_hash: 'report' }
  await db
    .insertInto('releases')
    .values({
      id,
      title,
      note: 'The new number of the office in Lagos.',
      state,
      ...asked,
      base: first,
      commit: first,
      job: id,
      job_date: now,
      created_at: now,
      ...more,
    })
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
  await db
    .insertInto('share_links')
    .values({
      id: 'link',
      token_hash: 'none',
      release: 'asked',
      name: 'The managing director',
      created_by: 'ada',
      created_at: now,
      expires_at: now + 70 * hour,
    })
    .execute()
  await saves()
  await db
    .insertInto('mails')
    .values({
      id: 'mail',
      recipient: 'bola@example.com',
      subject: 'New telephone number',
      text: '',
      queued_at: now - hour,
      due_at: now + hour,
      error: 'ECONNREFUSED',
    })
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
  const pages = Array.from({ length: 41 }, (_, index) => (index === 0 ? '/' : `/news/${index}`))
  return [
    { kind: 'words', parts: [...words], pages },
    {
      kind: 'link',
      pages: ['/contact'],
      parts: [
        { text: 'tel:+234000', state: 'removed' },
        { text: 'tel:+234201', state: 'added' },
      ],
    },
    {
      kind: 'alternative text',
      parts: [{ text: 'A red wall', state: 'added' }],
      pages: ['/about'],
    },
    { kind: 'document', parts: [...words], pages: ['/documents/annual-report.pdf'] },
    { kind: 'picture', parts: [], pages: ['/about'], pictures: { before: 'a.webp' } },
    { kind: 'page added', parts: [], pages: ['/news/77'] },
  ]
}

/** Saves a value, a mistake, a new article and a removed one, by three people, and holds the last back. */
async function saves(): Promise<void> {
  const files = await content.files(first)
  const news = [...files.keys()].filter((path) => /^news\/[^/]+\.md$/.test(path))
  const [changed = '', removed = ''] = news
  const text = async (path: string) => String(await content.read(first, path))
  const put = async (path: string, body: string | undefined, by: number) => {
    const { name = '', email = '' } = people[by] ?? {}
    const additions = body === undefined ? [] : [{ path, bytes: Buffer.from(body) }]
    const deletions = body === undefined ? [path] : []
    const base = await content.commitOf('draft')
    await content.save({ base, additions, deletions, author: { name, email } })
  }
  const contact = await text('contact.yaml')
  await put('contact.yaml', contact.replace(/display: .*/, 'display: +234 201 330 4411'), 0)
  await put(
    changed,
    (await text(changed)).replace(/^title: .*/m, 'title: "{nothing} is named so"'),
    1,
  )
  await put('news/harbour-office.md', (await text(changed)).replace(/^number: .*\n/m, ''), 2)
  await put(removed, undefined, 0)
  await db.insertInto('holds').values({ path: removed, person: 'bola', at: now }).execute()
}
