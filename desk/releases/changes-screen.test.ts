import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import '../jsx.ts'
import { lagosDay } from '../base/lagos-time.ts'
import { kinds } from '../content/kinds.ts'
import { records } from '../content/records.ts'
import { formValues, saveRecord } from '../editing/saving.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { ada, bola } from '../tests/people.ts'
import { browserOf } from '../tests/requests.ts'
import { sendBack, whyNotApprove } from './releases.ts'

const { folder, desk, app, save, textOf, end } = await contentDesk()
const { content, db } = desk
const send = browserOf(app, desk)
const first = await content.commitOf('draft')
afterAll(end)

beforeEach(async () => {
  for (const ref of ['draft', 'live']) {
    const args = ['update-ref', `refs/heads/${ref}`, first]
    execFileSync('git', args, { env: { ...process.env, GIT_DIR: join(folder, 'content.git') } })
  }
  for (const table of ['holds', 'release_files', 'releases'] as const)
    await db.deleteFrom(table).execute()
})

const draft = () => content.commitOf('draft')

/** Sends a form of the screen. */
const post = (url: string, form: Record<string, string | string[]>, by = 'ada') =>
  send(url, { form, by })

/** Replaces a text in a file of the draft. */
async function edit(path: string, from: string | RegExp, to: string, author = ada) {
  await save(path, (await textOf(path)).replace(from, to), author)
}

const changeFigure = (author = ada, to = 640) =>
  edit('figures.yaml', 'value: 500', `value: ${to}`, author)
const nameGroup = (name: string, author = ada) =>
  edit('group.yaml', /^name: .*$/m, `name: ${name}`, author)

/** The screen's words, once the check of the draft has ended. */
async function screen(): Promise<string> {
  for (;;) {
    const { body } = await send('/changes', { by: 'ada' })
    if (!body.includes('is being checked')) return wordsOf(body)
  }
}

/** The form of a record. */
function formOf(address: string) {
  const record = records.at(address)
  const kind = kinds.find(({ key }) => key === record?.key)
  if (!record || !kind) throw new Error(`no form ${address}`)
  return { record, kind }
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')

const person = 'people/ngozi-okafor.yaml'
const article = 'news/a-new-quay.md'
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

/** Saves an article with a picture of its own. */
async function writeArticle(): Promise<void> {
  const picture = 'file: file.jpg\nalt: A harbour at noon\nfocus:\n  left: 50\n  top: 50\n'
  await save('pictures/quay.yaml', picture, ada)
  await save('pictures/quay/file.jpg', 'a picture', ada)
  await save(article, news('quay'), ada)
}

/** Asks for the approval of records. @returns the answer's status and words, and the release's row */
async function ask(record: string | string[], more: Record<string, string | string[]> = {}) {
  const answer = await post('/changes', {
    draft: await draft(),
    record,
    title: 'A title',
    ...more,
  })
  const release = await db.selectFrom('releases').selectAll().executeTakeFirst()
  const { statusCode: status, headers } = answer
  return { status, words: wordsOf(answer.body), location: headers.location, release }
}

const authorsOfFiles = async () => (await db.selectFrom('release_files').selectAll().execute())[0]

describe('the screen of changes', () => {
  it('says so when there are none', async () => {
    expect(await screen()).toContain('The draft is what is live.')
  })

  it('says of a picture what shows it, and of a value that it may stand elsewhere too', async () => {
    await writeArticle()
    await save(
      'pictures/alone.yaml',
      'file: file.jpg\nalt: A lone tree\nfocus:\n  left: 50\n  top: 50\n',
      ada,
    )
    const words = await screen()
    expect(words).toMatch(/Pictures: quay New by [^.]+\. Shown with A new quay/)
    expect(words).toMatch(/Pictures: alone New by [^.]+\. No page shows it/)
    expect(words).toContain('On /news/77 and wherever else it is shown')
  })

  it('shows who changed what, and on which page it stands', async () => {
    await changeFigure(bola)
    await edit(person, /^name: .*$/m, 'name: </script>Eve')
    const words = await screen()
    expect(words).toMatch(/Figures Changed by Bola Ade, .+? On \/data/)
    expect(words).toContain('Skilled professionals: Number: removed: 500 added: 640')
    expect(words).toMatch(/People: &lt;\/script&gt;Eve Changed by Ada Obi, .+? On \/management/)
    expect(words).toMatch(/Name: removed: [^:]+ added: &lt;\/script&gt;Eve/)
  })

  it('names mistakes with their field and what to write', async () => {
    await edit(person, /^order: .*$/m, 'order: last')
    expect(await screen()).toContain('Order must be a number: 10, 20, 30')
    const { words, release } = await ask(person)
    expect(words).toContain('has a mistake')
    expect(release).toBeUndefined()
  })

  it('sets a record back to what is live, with its pictures', async () => {
    const before = await textOf(person)
    await edit(person, /^bio: .*$/m, 'bio: Else.')
    await save('people/ngozi-okafor/photograph.png', 'a picture', ada)
    const form = { record: person, draft: await draft() }
    expect((await post('/changes/set-back', form)).statusCode).toBe(303)
    expect(await screen()).toContain('The draft is what is live.')
    expect(await textOf(person)).toBe(before)
  })

  it('sets nothing back that somebody has changed since it was shown', async () => {
    await nameGroup('One')
    const form = { record: 'group.yaml', draft: await draft() }
    await nameGroup('Two', bola)
    expect(wordsOf((await post('/changes/set-back', form)).body)).toContain('Somebody saved one')
    expect(await textOf('group.yaml')).toContain('name: Two')
  })

  it('holds back, and lets go', async () => {
    await changeFigure()
    const form = { record: 'figures.yaml', draft: await draft() }
    await post('/changes/hold', form, 'bola')
    expect(await screen()).toMatch(/Held back Figures .+ Held back by Bola Ade/)
    const { words, release } = await ask('figures.yaml')
    expect(words).toContain('is held back by Bola Ade')
    expect(release).toBeUndefined()
    await post('/changes/let-go', form)
    expect((await ask('figures.yaml')).status).toBe(303)
    // A second press changes nothing, and is not in the audit.
    await post('/changes/let-go', form)
    const entries = db.selectFrom('audit').select(['person', 'action', 'subject', 'detail'])
    const about = { subject: 'Figures', detail: null }
    expect(await entries.where('action', 'in', ['held back', 'let go']).execute()).toEqual([
      { person: 'bola', action: 'held back', ...about },
      { person: 'ada', action: 'let go', ...about },
    ])
  })

  it('forgets a hold with the change that it held', async () => {
    await changeFigure()
    const form = { record: 'figures.yaml', draft: await draft() }
    await post('/changes/hold', form)
    await post('/changes/set-back', form)
    await screen()
    await changeFigure(ada, 641)
    expect(await screen()).not.toContain('Held back by')
  })
})

describe('asking for approval', () => {
  it('takes what is chosen, on what is live, with everybody who wrote in it', async () => {
    await changeFigure(bola)
    await edit('figures.yaml', /$/, '# A comma\n')
    await nameGroup('Other')
    const { location, release } = await ask('figures.yaml', { note: 'Counted anew.' })
    if (!release) throw new Error('no release')
    expect(location).toBe(`/releases/${release.id}`)
    const base = await content.commitOf('live')
    const asked = { title: 'A title', note: 'Counted anew.', asked_by: 'ada', base }
    expect(release).toMatchObject(asked)
    const authors = `${ada.email} ${bola.email}`
    expect(await authorsOfFiles()).toMatchObject({ path: 'figures.yaml', authors })
    expect(await whyNotApprove(desk, release, bola)).toContain('You wrote in Figures')
    expect(await screen()).toContain('On its way in A title')
    // What is built, of a release or live, lacks what nobody has asked for.
    await content.setLive(release.commit)
    for (const [commit, isThere] of [
      [await draft(), true],
      [release.commit, false],
      [await content.commitOf('live'), false],
    ] as const) {
      const out = join(folder, 'out')
      await content.exportTo(commit, out)
      const read = (file: string) => readFileSync(join(out, file), 'utf8')
      expect(read('figures.yaml')).toContain('value: 640')
      expect(read('group.yaml').includes('name: Other')).toBe(isThere)
    }
  })

  it.each([
    ['nothing', { record: [] }, 'choose what is to go out'],
    ['no title', { title: ' ' }, 'give it a title'],
    ['an hour that has passed', { hour: '2020-01-01T18:00' }, 'still to come'],
    ['no hour at all', { hour: 'at six' }, 'still to come'],
  ])('%s is answered with what to do', async (_, fields, problem) => {
    await nameGroup('Other')
    const { status, words, release } = await ask('group.yaml', fields)
    expect([status, release]).toEqual([409, undefined])
    expect(words).toContain(problem)
  })

  it('says nothing in another order than it is read', async () => {
    await changeFigure()
    const hidden = { title: 'New \u202eerugif\u202c', note: '\u2066Coun\0ted' }
    const { release } = await ask('figures.yaml', hidden)
    expect(release).toMatchObject({ title: 'New erugif', note: 'Counted' })
  })

  it('of words that nobody has seen is refused', async () => {
    await nameGroup('One')
    const seen = await draft()
    await nameGroup('Two', bola)
    expect((await ask('group.yaml', { draft: seen })).words).toContain('Please look again')
    // A save of another file is no conflict.
    const now = await draft()
    await changeFigure()
    expect((await ask('group.yaml', { draft: now })).status).toBe(303)
  })

  it.each([
    ['asking', '/changes', { title: 'A title' }],
    ['setting back', '/changes/set-back', {}],
  ])('%s from a screen of before a restore is answered with what to do', async (_, url, fields) => {
    await nameGroup('Other')
    const before = await draft()
    const blob = (await content.files(before)).get('group.yaml') ?? ''
    // A commit that is not there any more, and what is there but lists nothing of it.
    for (const seen of ['1'.repeat(40), blob]) {
      const answer = await post(url, { draft: seen, record: 'group.yaml', ...fields })
      expect(answer.statusCode, `${url} ${seen}`).toBe(409)
      expect(wordsOf(answer.body)).toContain('Please look again')
    }
    expect(await db.selectFrom('releases').selectAll().execute()).toEqual([])
    expect(await draft()).toBe(before)
  })

  it('is shown where a release’s content is not there after a partial restore', async () => {
    await nameGroup('Other')
    await ask('group.yaml')
    const commit = '1'.repeat(40)
    await db.updateTable('releases').set({ commit }).execute()
    expect(await screen()).toMatch(/Name: removed: .+ added: Other/)
  })

  it('takes an article’s new picture along, and says so first', async () => {
    await writeArticle()
    const { words, release } = await ask(article)
    expect(words).toContain('“Pictures: quay”, for “News: A new quay”')
    expect(release).toBeUndefined()
    const both = await ask([article, 'pictures/quay.yaml'])
    const there = await content.files(both.release?.commit ?? '')
    expect(there.has('pictures/quay/file.jpg')).toBe(true)
  })

  it('does not take a picture away from an article that still shows it', async () => {
    await writeArticle()
    await content.setLive(await draft())
    await save('pictures/quay.yaml', undefined, ada)
    await save('pictures/quay/file.jpg', undefined, ada)
    await save(article, news('school-solar'), ada)
    const { words } = await ask('pictures/quay.yaml')
    expect(words).toContain('“News: A new quay”, for “Pictures: quay”')
  })

  it('says what is missing where a text names a figure that is not chosen', async () => {
    const figure =
      /- id: professionals\n(?: {4}.*\n)+/.exec(await textOf('figures.yaml'))?.[0] ?? ''
    const another = figure.replace('professionals', 'staff')
    await edit('figures.yaml', figure, `${figure}  ${another}`)
    await edit(person, /^bio: .*$/m, "bio: 'Leads {staff}.'")
    const { words, release } = await ask(person)
    expect(words).toMatch(/cannot go out alone\. People: Ngozi Okafor: Bio: \{staff\} is not known/)
    expect(release).toBeUndefined()
  })

  it('confirms what is ticked', async () => {
    await save(article, news('school-solar'), bola)
    expect(await screen()).toContain('Confirm that this is true: A new quay')
    const by = 'Ada Obi, Head of Communications'
    const { release } = await ask(article, { confirm: article, by })
    const text = await textOf(article, release?.commit)
    expect(text).toContain('status: confirmed\n')
    expect(text).toContain(`confirmedBy: ${by}\n`)
    expect(text).toContain(`confirmedOn: ${lagosDay(desk.now())}\n`)
    expect(text).toMatch(/---\n\nThe quay serves ships\.\n$/)
    expect(await textOf(article)).toBe(text)
    expect((await authorsOfFiles())?.authors).toBe(`${ada.email} ${bola.email}`)
    expect(await screen()).not.toContain('Confirm that this is true')
  })

  it('takes what is renamed and its uses along together, and sets both back', async () => {
    const [company, use] = ['companies/fatgas.yaml', 'service-areas.yaml']
    const before = await textOf(use)
    const { kind, record } = formOf('companies/fatgas')
    const values = { ...formValues(record, Buffer.from(await textOf(company))), _address: 'fat' }
    const base = await draft()
    expect(await saveRecord(content, ada, { kind, record, base, values })).toHaveProperty('commit')
    const words = await screen()
    expect(words).toContain(
      'Address changed from /subsidiaries/fatgas to /subsidiaries/fat . Visitors who open the old',
    )
    expect(words).not.toMatch(/Companies: Fatgas (New|Removed)/)
    expect(words).not.toContain('Aliases')
    // The words that name it are no other statements for that.
    expect(words).not.toContain('Confirm that this is true')
    const renamed = 'companies/fat.yaml'
    expect((await ask(use)).words).toContain('“Companies: Fatgas”, for “Kinds of work”')
    const along = (await ask(renamed)).words
    for (const name of ['Kinds of work', 'Companies: Gasrich', 'News: '])
      expect(along).toContain(`“${name}`)
    await post('/changes/set-back', { record: renamed, draft: await draft() })
    expect(await screen()).toContain('The draft is what is live.')
    expect(await textOf(use)).toBe(before)
  })

  it('again asks anew about words that were changed since somebody confirmed them', async () => {
    const [from, confirmed] = ['display: +234 000 000 0000', 'display: +234 000 000 0003'] as const
    await edit('contact.yaml', from, confirmed)
    const by = 'Ada Obi'
    const { release } = await ask('contact.yaml', { confirm: 'contact.yaml', by })
    await db.updateTable('releases').set({ state: 'asked' }).execute()
    await sendBack(desk, bola, release?.id ?? '', 'Is it this one?')
    expect(await screen()).not.toContain('Confirm that this is true')
    await edit('contact.yaml', confirmed, 'display: +234 000 000 0004')
    await edit('contact.yaml', 'days: Saturday', 'days: Saturdays')
    const words = await screen()
    expect(words).toContain('Confirm that this is true: Head office Only the spelling changes')
    await ask('contact.yaml')
    const text = await textOf('contact.yaml')
    expect(text).toMatch(/placeholder\n +display: \+234 000 000 0004/)
    expect(text).not.toContain('confirmedBy')
  })

  it('confirms nothing that nobody has chosen and signed', async () => {
    await save(article, news('school-solar'), ada)
    const { body } = await send('/changes', { by: 'ada' })
    expect(body).not.toMatch(/<input[^>]+name="confirm"[^>]+checked/)
    expect(body).toMatch(/<input[^>]+placeholder="Name and position"[^>]+name="by"\/>/)
    const { status, words, release } = await ask(article, { confirm: article })
    expect([status, release]).toEqual([409, undefined])
    expect(words).toContain('Please write who has confirmed it')
  })

  it.each([
    ['is a placeholder', {}, 'placeholder'],
    ['is confirmed anew', { confirm: 'figures.yaml', by: 'Ada Obi' }, 'confirmed'],
    ['stays as it is where only its spelling changes', { spelling: 'figures.yaml' }, 'stated'],
  ])('what says something else than what was stated %s', async (_, fields, status) => {
    expect(await textOf('figures.yaml')).toMatch(/value: 500\n(?: {4}.*\n)*? {4}status: stated/)
    await changeFigure()
    expect(await screen()).toContain('Confirm that this is true: Skilled professionals')
    const { release } = await ask('figures.yaml', fields)
    const text = await textOf('figures.yaml', release?.commit)
    const [entry] = /- id: professionals\n(?: {4}.*\n)+/.exec(text) ?? []
    expect(entry).toContain(`    status: ${status}\n`)
    expect(text.match(/status: stated/g)?.length).toBeGreaterThan(3)
  })

  it('again after a note remembers what was asked for, and replaces it', async () => {
    await nameGroup('Other')
    await changeFigure()
    const { release } = await ask('group.yaml', { note: 'As agreed.', title: 'The name' })
    await db.updateTable('releases').set({ state: 'asked' }).execute()
    await sendBack(desk, bola, release?.id ?? '', 'In full, please.')
    const { body } = await send('/changes', { by: 'ada' })
    expect(wordsOf(body)).toContain('Bola Ade writes: In full, please.')
    expect(body).toMatch(/name="title"[^>]+value="The name"/)
    expect(body).toContain('As agreed.</textarea>')
    expect(body.match(/name="record"[^>]*>/g)?.filter((box) => box.includes('checked'))).toEqual([
      expect.stringContaining('group.yaml'),
    ])
    await ask('group.yaml')
    const states = db.selectFrom('releases').select('state').orderBy('created_at')
    expect(await states.execute()).toEqual([{ state: 'withdrawn' }, { state: 'building' }])
    expect((await send('/changes', { by: 'ada' })).body).not.toContain('In full, please.')
  })

  it('confirms nothing that is live already and was not changed', async () => {
    expect((await textOf('contact.yaml')).match(/status: placeholder/g)?.length).toBeGreaterThan(1)
    await edit('contact.yaml', 'display: +234 000 000 0000', 'display: +234 000 000 0001')
    await ask('contact.yaml', { confirm: 'contact.yaml', by: 'Ada Obi' })
    const text = await textOf('contact.yaml')
    expect(text.match(/status: confirmed/g)).toHaveLength(1)
    expect(text).toContain('confirmedBy: Ada Obi\n')
  })
})

it('is looked at again without a single process of Git', async () => {
  for (const path of ['figures.yaml', 'group.yaml', 'contact.yaml'])
    await edit(path, /$/, '# A comment\n')
  const calls = callsOfGit()
  await screen()
  // The draft's tree, the files of both commits, and their history; and two of a check that has begun.
  expect(calls().length).toBeLessThanOrEqual(8)
  await ask('figures.yaml')
  await screen()
  const before = calls()
  expect(await screen()).toContain('On its way in A title')
  expect(calls()).toEqual(before)
  // Another save is shown at once, despite the cache.
  await nameGroup('Other')
  expect(await screen()).toMatch(/Name: removed: .+ added: Other/)
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
