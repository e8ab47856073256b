import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { contentFolder } from '../../content/model/content-files.ts'
import { settingsFrom } from '../../server/settings.ts'
import { beginSession } from '../accounts/sessions.ts'
import { buildApp } from '../app.ts'
import { lagosDay } from '../base/lagos-time.ts'
import { contentRepository } from '../content/content-repository.ts'
import { openContext } from '../start.ts'
import { fakeParts } from '../tests/fake-parts.ts'
import type { Desk } from './builds.ts'
import { whyNotApprove } from './releases.ts'

let folder: string
let desk: Desk
let app: FastifyInstance
let first: string
const cookies = new Map<string, string>()

const people = [
  { id: 'ada', name: 'Ada Obi', email: 'ada@example.com' },
  { id: 'ngozi', name: 'Ngozi Okafor', email: 'ngozi@example.com' },
] as const
const [ada, ngozi] = people

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-changes-'))
  const office = await openContext(settingsFrom({ DESK_DIR: folder, LOG_LEVEL: 'silent' }))
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(contentFolder)
  first = await content.commitOf('draft')
  desk = { ...office, content, builds: fakeParts().builds }
  app = await buildApp(desk)
  for (const person of people) {
    const roles = { editor: 1, approver: 1, administrator: 0 }
    const times = { created_at: 1, suspended_at: null, last_seen_at: null }
    await desk.db
      .insertInto('people')
      .values({ ...person, ...roles, ...times })
      .execute()
    const session = { kind: 'desk', person: person.id, verifiedAt: desk.now() } as const
    cookies.set(person.id, await beginSession(desk, session))
  }
  return async () => {
    await app.close()
    await desk.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
})

beforeEach(async () => {
  for (const ref of ['draft', 'live']) {
    const args = [
      '--git-dir',
      join(folder, 'content.git'),
      'update-ref',
      `refs/heads/${ref}`,
      first,
    ]
    execFileSync('git', args)
  }
  for (const table of ['holds', 'release_files', 'releases'] as const)
    await desk.db.deleteFrom(table).execute()
})

const host = () => new URL(desk.urls.desk).host

const get = (url: string, by = 'ada') =>
  app.inject({ url, headers: { host: host() }, cookies: { desk: cookies.get(by) ?? '' } })

/** Sends a form of the screen. */
const post = (url: string, fields: Record<string, string | string[]>, by = 'ada') =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      host: host(),
      origin: desk.urls.desk,
      'content-type': 'application/x-www-form-urlencoded',
    },
    cookies: { desk: cookies.get(by) ?? '' },
    payload: new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [name, each]),
      ),
    ).toString(),
  })

const draft = () => desk.content.commitOf('draft')
const textOf = async (path: string, commit?: string) =>
  String(await desk.content.read(commit ?? (await draft()), path))

async function saved(
  path: string,
  text: string | undefined,
  author = ada as { name: string; email: string },
) {
  const result = await desk.content.save({
    base: await draft(),
    additions: text === undefined ? [] : [{ path, bytes: Buffer.from(text) }],
    deletions: text === undefined ? [path] : [],
    author,
  })
  if ('conflict' in result) throw new Error('unexpected conflict')
}

/** The screen's words, once the check of the draft has ended. */
async function screen(by = 'ada'): Promise<string> {
  for (;;) {
    const { body } = await get('/changes', by)
    if (!body.includes('is being checked')) return wordsOf(body)
  }
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')

const news = (image: string) => `---
id: 77
title: A new quay
excerpt: What the quay is for.
category: Group
date: 2026-01-31
author: '{group}'
image: ${image}
notes: []
status: placeholder
---

The quay serves ships.
`

const picture = 'file: file.jpg\nalt: A harbour at noon\nfocus:\n  left: 50\n  top: 50\n'

const ask = async (
  record: string | string[],
  more: Record<string, string | string[]> = {},
  by = 'ada',
) => post('/changes', { draft: await draft(), record, title: 'A title', ...more }, by)

const releaseRows = () => desk.db.selectFrom('releases').selectAll().execute()

describe('the screen of changes', () => {
  it('says so when there are none', async () => {
    expect(await screen()).toContain('The draft is what is live.')
  })

  it('shows who changed what, and on which page it stands', async () => {
    const before = await textOf('figures.yaml')
    await saved('figures.yaml', before.replace('value: 500', 'value: 640'), ngozi)
    const person = await textOf('people/ngozi-okafor.yaml')
    await saved('people/ngozi-okafor.yaml', person.replace(/^name: .*$/m, 'name: </script>Eve'))
    const words = await screen()
    expect(words).toMatch(/Figures Changed by Ngozi Okafor, .+? On \/data/)
    expect(words).toContain('removed: Skilled professionals: Number: 500')
    expect(words).toContain('added: Skilled professionals: Number: 640')
    expect(words).toMatch(/People: &lt;\/script&gt;Eve Changed by Ada Obi, .+? On \/management/)
    expect((await get('/changes')).body).toContain('Name: &lt;/script&gt;Eve')
  })

  it('names mistakes with their field and what to write', async () => {
    const person = await textOf('people/ngozi-okafor.yaml')
    await saved('people/ngozi-okafor.yaml', person.replace(/^order: .*$/m, 'order: last'))
    expect(await screen()).toContain('order: order must be a number: 10, 20, 30')
    const refused = await ask('people/ngozi-okafor.yaml')
    expect(wordsOf(refused.body)).toContain('has a mistake')
    expect(await releaseRows()).toEqual([])
  })

  it('sets a record back to what is live, with its pictures', async () => {
    const before = await textOf('people/ngozi-okafor.yaml')
    await saved('people/ngozi-okafor.yaml', before.replace(/^bio: .*$/m, 'bio: Else.'))
    await saved('people/ngozi-okafor/photograph.png', 'a picture')
    const form = { record: 'people/ngozi-okafor.yaml', draft: await draft() }
    expect((await post('/changes/set-back', form)).statusCode).toBe(303)
    expect(await screen()).toContain('The draft is what is live.')
    expect(await textOf('people/ngozi-okafor.yaml')).toBe(before)
  })

  it('sets nothing back that somebody has changed since it was shown', async () => {
    const before = await textOf('group.yaml')
    await saved('group.yaml', before.replace(/^name: .*$/m, 'name: One'))
    const form = { record: 'group.yaml', draft: await draft() }
    await saved('group.yaml', before.replace(/^name: .*$/m, 'name: Two'), ngozi)
    expect(wordsOf((await post('/changes/set-back', form)).body)).toContain('Somebody saved one')
    expect(await textOf('group.yaml')).toContain('name: Two')
  })

  it('holds back, and lets go', async () => {
    const before = await textOf('figures.yaml')
    await saved('figures.yaml', before.replace('value: 500', 'value: 640'))
    const form = { record: 'figures.yaml', draft: await draft() }
    await post('/changes/hold', form, 'ngozi')
    expect(await screen()).toMatch(/Held back Figures .+ Held back by Ngozi Okafor/)
    expect(wordsOf((await ask('figures.yaml')).body)).toContain('is held back by Ngozi Okafor')
    expect(await releaseRows()).toEqual([])
    await post('/changes/let-go', form)
    expect((await ask('figures.yaml')).statusCode).toBe(303)
    // A second press changes nothing, and is not in the audit.
    await post('/changes/let-go', form)
    const entries = desk.db.selectFrom('audit').select(['person', 'action', 'subject', 'detail'])
    const done = await entries.where('action', 'in', ['held back', 'let go']).execute()
    const about = { subject: 'Figures', detail: 'figures.yaml' }
    expect(done).toEqual([
      { person: 'ngozi', action: 'held back', ...about },
      { person: 'ada', action: 'let go', ...about },
    ])
  })

  it('forgets a hold with the change that it held', async () => {
    const before = await textOf('figures.yaml')
    await saved('figures.yaml', before.replace('value: 500', 'value: 640'))
    const form = { record: 'figures.yaml', draft: await draft() }
    await post('/changes/hold', form)
    await post('/changes/set-back', form)
    await screen()
    await saved('figures.yaml', before.replace('value: 500', 'value: 641'))
    expect(await screen()).not.toContain('Held back by')
  })
})

describe('asking for approval', () => {
  it('takes what is chosen, on what is live, with everybody who wrote in it', async () => {
    const before = await textOf('figures.yaml')
    await saved('figures.yaml', before.replace('value: 500', 'value: 640'), ngozi)
    await saved('figures.yaml', `${await textOf('figures.yaml')}# A comma\n`)
    await saved('group.yaml', (await textOf('group.yaml')).replace(/^name: .*$/m, 'name: Other'))
    const answer = await ask('figures.yaml', { note: 'Counted anew.' })
    const [release] = await releaseRows()
    expect(answer.headers.location).toBe(`/releases/${release?.id}`)
    expect(release).toMatchObject({ title: 'A title', note: 'Counted anew.', asked_by: 'ada' })
    expect(release?.base).toBe(await desk.content.commitOf('live'))
    expect(await textOf('figures.yaml', release?.commit)).toContain('value: 640')
    expect(await textOf('group.yaml', release?.commit)).not.toContain('name: Other')
    const files = await desk.db.selectFrom('release_files').select(['path', 'authors']).execute()
    const authors = `${ada.email} ${ngozi.email}`
    expect(files).toEqual([{ path: 'figures.yaml', authors }])
    if (!release) throw new Error('no release')
    const approver = { ...ngozi, roles: new Set(['approver'] as const) }
    expect(await whyNotApprove(desk, release, approver)).toContain('You wrote in figures.yaml')
    expect(await screen()).toContain('On its way in A title')
  })

  it.each([
    ['nothing', { record: [] }, 'choose what is to go out'],
    ['no title', { title: ' ' }, 'give it a title'],
    ['an hour that has passed', { hour: '2020-01-01T18:00' }, 'still to come'],
    ['no hour at all', { hour: 'at six' }, 'still to come'],
  ])('%s is answered with what to do', async (_, fields, words) => {
    await saved('group.yaml', (await textOf('group.yaml')).replace(/^name: .*$/m, 'name: Other'))
    const answer = await ask('group.yaml', fields)
    expect(answer.statusCode).toBe(409)
    expect(wordsOf(answer.body)).toContain(words)
    expect(await releaseRows()).toEqual([])
  })

  it('says nothing in another order than it is read', async () => {
    const before = await textOf('figures.yaml')
    await saved('figures.yaml', before.replace('value: 500', 'value: 640'))
    await ask('figures.yaml', { title: 'New \u202eerugif\u202c', note: '\u2066Coun\0ted' })
    expect(await releaseRows()).toMatchObject([{ title: 'New erugif', note: 'Counted' }])
  })

  it('of words that nobody has seen is refused', async () => {
    const before = await textOf('group.yaml')
    await saved('group.yaml', before.replace(/^name: .*$/m, 'name: One'))
    const seen = await draft()
    await saved('group.yaml', before.replace(/^name: .*$/m, 'name: Two'), ngozi)
    const answer = await ask('group.yaml', { draft: seen })
    expect(wordsOf(answer.body)).toContain('Please look again')
    // A save of another file is no conflict.
    const now = await draft()
    await saved('figures.yaml', (await textOf('figures.yaml')).replace('value: 500', 'value: 640'))
    expect((await ask('group.yaml', { draft: now })).statusCode).toBe(303)
  })

  it.each([
    ['asking', '/changes', { title: 'A title' }],
    ['setting back', '/changes/set-back', {}],
  ])('%s from a screen of before a restore is answered with what to do', async (_, url, fields) => {
    const text = (await textOf('group.yaml')).replace(/^name: .*$/m, 'name: Other')
    await saved('group.yaml', text)
    const blob = (await desk.content.files(await draft())).get('group.yaml') ?? ''
    // A commit that is not there any more, and what is there but lists nothing of it.
    for (const seen of ['1'.repeat(40), blob]) {
      const answer = await post(url, { draft: seen, record: 'group.yaml', ...fields })
      expect(answer.statusCode, `${url} ${seen}`).toBe(409)
      expect(wordsOf(answer.body)).toContain('Please look again')
    }
    expect(await releaseRows()).toEqual([])
    expect(await textOf('group.yaml')).toBe(text)
  })

  it('is shown where a release’s content is not there after a partial restore', async () => {
    await saved('group.yaml', (await textOf('group.yaml')).replace(/^name: .*$/m, 'name: Other'))
    await ask('group.yaml')
    await desk.db
      .updateTable('releases')
      .set({ commit: '1'.repeat(40) })
      .execute()
    expect(await screen()).toContain('added: Name: Other')
  })

  it('takes an article’s new picture along, and says so first', async () => {
    await saved('pictures/quay.yaml', picture)
    await saved('pictures/quay/file.jpg', 'a picture')
    await saved('news/a-new-quay.md', news('quay'))
    const first = await ask('news/a-new-quay.md')
    expect(wordsOf(first.body)).toContain('“Pictures: quay”, for “News: A new quay”')
    expect(await releaseRows()).toEqual([])
    expect((await ask(['news/a-new-quay.md', 'pictures/quay.yaml'])).statusCode).toBe(303)
    const [release] = await releaseRows()
    const there = await desk.content.files(release?.commit ?? '')
    expect(there.has('pictures/quay/file.jpg')).toBe(true)
  })

  it('does not take a picture away from an article that still shows it', async () => {
    await saved('pictures/quay.yaml', picture)
    await saved('pictures/quay/file.jpg', 'a picture')
    await saved('news/a-new-quay.md', news('quay'))
    await desk.content.setLive(await draft())
    await saved('pictures/quay.yaml', undefined)
    await saved('pictures/quay/file.jpg', undefined)
    await saved('news/a-new-quay.md', news('school-solar'))
    const answer = await ask('pictures/quay.yaml')
    expect(wordsOf(answer.body)).toContain('“News: A new quay”, for “Pictures: quay”')
  })

  it('says what is missing where a text names a figure that is not chosen', async () => {
    const figures = await textOf('figures.yaml')
    await saved('figures.yaml', figures.replace('- id: professionals\n', '- id: staff\n'))
    const person = await textOf('people/ngozi-okafor.yaml')
    await saved('people/ngozi-okafor.yaml', person.replace(/^bio: .*$/m, "bio: 'Leads {staff}.'"))
    const answer = await ask('people/ngozi-okafor.yaml')
    expect(wordsOf(answer.body)).toMatch(
      /cannot go out alone\. people\/ngozi-okafor\.yaml: .+\{staff\} is not known/,
    )
    expect(await releaseRows()).toEqual([])
  })

  it('confirms what is ticked', async () => {
    await saved('news/a-new-quay.md', news('school-solar'), ngozi)
    expect(await screen()).toContain('Confirm that this is true: A new quay')
    const chosen = 'news/a-new-quay.md'
    await ask(chosen, { confirm: chosen, by: 'Ada Obi, Head of Communications' })
    const [release] = await releaseRows()
    const text = await textOf(chosen, release?.commit)
    expect(text).toContain('status: confirmed\n')
    expect(text).toContain('confirmedBy: Ada Obi, Head of Communications\n')
    expect(text).toContain(`confirmedOn: ${lagosDay(desk.now())}\n`)
    expect(text).toMatch(/---\n\nThe quay serves ships\.\n$/)
    expect(await textOf(chosen)).toBe(text)
    const files = await desk.db.selectFrom('release_files').select('authors').execute()
    expect(files).toEqual([{ authors: `${ada.email} ${ngozi.email}` }])
    expect(await screen()).not.toContain('Confirm that this is true')
  })

  it('confirms nothing that is live already and was not changed', async () => {
    const before = await textOf('contact.yaml')
    expect(before.match(/status: placeholder/g)?.length).toBeGreaterThan(1)
    await saved(
      'contact.yaml',
      before.replace('display: +234 000 000 0000', 'display: +234 000 000 0001'),
    )
    await ask('contact.yaml', { confirm: 'contact.yaml' })
    const text = await textOf('contact.yaml')
    expect(text.match(/status: confirmed/g)).toHaveLength(1)
    expect(text).toContain('confirmedBy: Ada Obi\n')
  })
})

it('is looked at again without a single process of Git', async () => {
  for (const [index, path] of ['figures.yaml', 'group.yaml', 'contact.yaml'].entries())
    await saved(path, `${await textOf(path)}# ${index}\n`)
  const calls = callsOfGit()
  await screen()
  // The draft's tree, the files of both commits, and their history; the check needs two more.
  expect(calls().length).toBeLessThanOrEqual(6)
  await ask('figures.yaml')
  await screen()
  const before = calls()
  expect(await screen()).toContain('On its way in A title')
  expect(calls()).toEqual(before)
  // Another save is shown at once, despite the cache.
  await saved('group.yaml', (await textOf('group.yaml')).replace(/^name: .*$/m, 'name: Other'))
  expect(await screen()).toContain('added: Name: Other')
})

it('what nobody has asked for is in nothing that is built, whatever else goes out', async () => {
  const figures = await textOf('figures.yaml')
  await saved('figures.yaml', figures.replace('value: 500', 'value: 640'))
  await saved('group.yaml', (await textOf('group.yaml')).replace(/^name: .*$/m, 'name: Unapproved'))
  await ask('figures.yaml')
  const [release] = await releaseRows()
  await desk.content.setLive(release?.commit ?? '')
  // The commits that are built, of a release or live, lack what only the draft contains.
  for (const [commit, isThere] of [
    [await draft(), true],
    [release?.commit ?? '', false],
    [await desk.content.commitOf('live'), false],
  ] as const) {
    const out = join(folder, 'out')
    await desk.content.exportTo(commit, out)
    const texts = execFileSync('cat', [join(out, 'group.yaml'), join(out, 'figures.yaml')])
    expect(String(texts)).toContain('value: 640')
    expect(String(texts).includes('Unapproved')).toBe(isThere)
  }
})

/** Logs every Git process, by a wrapper in PATH, until the test ends. @returns a reader of the log */
function callsOfGit(): () => string[] {
  const place = mkdtempSync(join(folder, 'git-'))
  const noted = join(place, 'calls')
  const script = `#!/bin/sh\necho "$*" >> ${noted}\nPATH="\${PATH#*:}" exec git "$@"\n`
  writeFileSync(noted, '')
  writeFileSync(join(place, 'git'), script, { mode: 0o755 })
  const { PATH } = process.env
  process.env.PATH = `${place}:${PATH}`
  onTestFinished(() => {
    process.env.PATH = PATH
  })
  return () => readFileSync(noted, 'utf8').split('\n').filter(Boolean)
}
