import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import '../jsx.ts'
import { records } from '../content/records.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { formOf as sentFields } from '../tests/form-of.ts'
import { browserOf } from '../tests/requests.ts'
import { formOf } from './describe.ts'
import { recordBytes } from './edit-record.tsx'
import { Editor } from './editor.tsx'
import { sentValues } from './field.ts'
import { formValues, unsavedFile } from './saving.ts'

const { desk, app, textOf, end } = await contentDesk()
const { content } = desk
const send = browserOf(app, desk)
afterAll(end)

const by = 'ada'
const draft = () => content.commitOf('draft')
const get = async (url: string, person = by) => (await send(url, { by: person })).payload
/** The fields of a record's form as it stands. */
const opened = async (address: string, person = by) =>
  sentFields(await get(`/edit/${address}`, person))

type Fields = Record<string, string | string[]>
type Sent = { by?: string; headers?: Record<string, string> }

/** Presses a button of a form; `do` is its value. */
const press = (url: string, form: Fields, sent: Sent = {}) => send(url, { by, form, ...sent })
const save = (address: string, form: Fields, sent?: Sent) =>
  press(`/edit/${address}`, { ...form, do: 'save' }, sent)

/** Saves a form of somebody else, with some of its fields changed. */
const saveBy = async (person: string, address: string, changed: Fields) => {
  const { statusCode } = await save(
    address,
    { ...(await opened(address, person)), ...changed },
    { by: person },
  )
  expect(statusCode).toBe(303)
}

const kept = () => desk.db.selectFrom('kept').select(['person', 'address']).execute()
beforeEach(async () => {
  await desk.db.deleteFrom('kept').execute()
})

describe('a record that is opened and saved stays the same bytes', () => {
  it('whichever it is', async () => {
    const commit = await draft()
    const paths = [...(await content.files(commit)).keys()].filter((path) => records.kindOf(path))
    expect(paths.length).toBeGreaterThan(100)
    for (const [path, bytes] of await content.readAll(commit, paths)) {
      const [record, kind] = [records.of(path), records.kindOf(path)]
      if (!record || !kind) throw new Error(`${path} has no form`)
      const form = formOf(kind)
      const values = formValues(record, bytes)
      const { address } = record
      const none = { choices: {}, others: [], problems: [], conflicts: [], pages: [] }
      const about = { person: by, title: '', base: commit, keptAt: undefined, removal: undefined }
      const shown = { ...none, ...about, address, record: path, form, saved: values, values }
      const html = renderToString(createElement(Editor, shown))
      const sent = new URLSearchParams(sentFields(`<div id="editor">${html}</div>`))
      const { text } = await unsavedFile(content, kind, record, Object(sentValues(form, sent)))
      expect([path, text]).toEqual([path, String(bytes)])
    }
  })

  it.each([
    'group',
    'contact',
    'pages/about',
    'legal/cookies',
    'news/2024-12-04-iso-certifications',
    'people/halima-yusuf',
    'companies/wellrich',
  ])('%s, without script', async (address) => {
    const before = await draft()
    const answer = await save(address, await opened(address))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/edit/${address}?saved`])
    expect(await draft()).toBe(before)
    expect(await get(`/edit/${address}?saved`)).toContain('Saved. Visitors see it once')
  })
})

describe('without script', () => {
  const company = 'companies/wellrich'
  const keywords = (fields: Record<string, string>) =>
    Array.from({ length: Number(fields['keywords.length']) }, (_, at) => fields[`keywords.${at}`])

  /** The form after a press of a button, with words that are not saved. */
  async function pressed(address: string, button: string, changed: Fields = {}) {
    const before = { ...(await opened(address)), description: 'Not saved yet.', ...changed }
    const commit = await draft()
    const { statusCode, payload } = await press(`/edit/${address}`, { ...before, do: button })
    expect(statusCode).toBe(200)
    expect(await draft()).toBe(commit)
    const after = sentFields(payload)
    expect(after.description).toBe('Not saved yet.')
    return after
  }

  it('buttons change a list', async () => {
    const [one, two, ...others] = keywords(await opened(company))
    const after = async (button: string) => keywords(await pressed(company, button))
    expect(await after('add:keywords')).toEqual([one, two, ...others, ''])
    expect(await after('remove:keywords.0')).toEqual([two, ...others])
    expect(await after('up:keywords.1')).toEqual([two, one, ...others])
    expect(await after('down:keywords.0')).toEqual([two, one, ...others])
    expect(await after('copy:keywords.0')).toEqual([one, one, two, ...others])
  })

  it('buttons add a group of a kind, and show the fields of another kind', async () => {
    const before = await opened(company)
    const last = Number(before['sections.length'])
    const added = await pressed(company, 'add kind:sections:about')
    expect(added[`sections.${last}.kind`]).toBe('about')
    expect(added).toHaveProperty(`sections.${last}.statement`, '')
    const chosen = await pressed(company, 'kind:sections.0', { 'sections.0.kind': 'layers' })
    expect(chosen['sections.0.kind']).toBe('layers')
    expect(chosen).not.toHaveProperty('sections.0.statement')
  })

  it('buttons leave out a group, and open it', async () => {
    const [address, isThere] = ['companies/techrich', 'website.is-there'] as const
    expect(await opened(address)).toHaveProperty([isThere])
    const out = await pressed(address, 'leave out:website')
    expect(out).not.toHaveProperty([isThere])
    const { payload } = await press(`/edit/${address}`, { ...out, do: 'open:website' })
    expect(sentFields(payload)).toMatchObject({ [isThere]: '1', 'website.href': '' })
  })

  it('a button that names nothing changes nothing', async () => {
    const { name } = await opened(company)
    for (const button of ['up:keywords.0', 'x:name', ''])
      expect((await pressed(company, button)).name, button).toBe(name)
  })

  it('Enter in a field saves: Save is the first button that sends the form', async () => {
    const [, form = ''] = (await get(`/edit/${company}`)).split('id="editor"')
    expect(/<button[^>]*type="submit"[^>]*>([^<]*)</.exec(form)?.slice(0, 2)).toEqual([
      expect.stringContaining('value="save"'),
      'Save',
    ])
  })

  it('control characters and marks that turn the direction are dropped', async () => {
    const article = 'news/2024-12-11-seven-companies'
    const text = '12 Marina\vVictoria\u001f Island &#x202E;&#x0202e;&#8238;'
    const title = 'Office\vopened\x01 \u202eat\u200f \u{E0041}noon'
    await saveBy(by, article, { title, _body: text })
    const stored = await textOf(`${article}.md`)
    expect(stored).toMatch(/^title: Office opened at noon$/m)
    expect(stored).toMatch(/\n12 Marina Victoria Island /)
    expect(stored).not.toMatch(/&#|\\[uU]|\p{Cf}/u)
    // A telephone number brings them along.
    const before = await textOf('contact.yaml')
    const { 'phones.0.display': display = '', ...others } = await opened('contact')
    await save('contact', { ...others, 'phones.0.display': `\u202a${display}\u202c` })
    expect(await textOf('contact.yaml')).toBe(before)
  })
})

describe('a save', () => {
  const address = 'people/halima-yusuf'

  it('is a commit of the person, and noted', async () => {
    await saveBy('bola', address, { bio: 'Responsible for gas.' })
    const [last] = await content.history(await content.commitOf('live'), await draft())
    expect(last).toMatchObject({ path: `${address}.yaml`, author: 'Bola Ade' })
    const notes = desk.db.selectFrom('audit').select(['person', 'action', 'subject'])
    const [note] = await notes.orderBy('at', 'desc').limit(1).execute()
    expect(note).toEqual({ person: 'bola', action: 'saved', subject: 'People: halima-yusuf' })
  })

  it('with a mistake keeps the words, and says what is wrong above and at the field', async () => {
    const before = await draft()
    const form = { ...(await opened(address)), name: '', bio: 'Not lost.' }
    const { statusCode, payload } = await save(address, form)
    expect(statusCode).toBe(409)
    expect(await draft()).toBe(before)
    expect(sentFields(payload)).toMatchObject({ name: '', bio: 'Not lost.' })
    expect(payload).toMatch(
      /role="alert"[\s\S]+One field needs[\s\S]+<a href="#name">Name is empty/,
    )
    expect(payload).toMatch(/<p id="name-problem" class="problem">Name is empty/)
    const [input = ''] = /<input[^>]* id="name"[^>]*>/.exec(payload) ?? []
    expect(input).toContain('aria-invalid="true"')
    expect(input).toMatch(/aria-describedby="[^"]*name-problem/)
    expect(sentFields(await get(`/edit/${address}`))).toMatchObject({ name: '', bio: 'Not lost.' })
  })

  it('says so once, and not above a mistake', async () => {
    const form = { ...(await opened(address)), name: '' }
    const { payload } = await press(`/edit/${address}?saved`, { ...form, do: 'save' })
    expect(payload).not.toContain('Saved. Visitors')
  })

  it('of a number with a comma is refused at its field', async () => {
    const form = await opened('figures')
    const { statusCode, payload } = await save('figures', { ...form, 'figures.0.value': '0,25' })
    expect(statusCode).toBe(409)
    expect(payload).toMatch(/<a href="#figures\.0\.value">/)
    expect(sentFields(payload)['figures.0.value']).toBe('0,25')
  })

  it('based on a commit that is gone, as after a restore, is based on the draft', async () => {
    for (const [base, bio] of [
      ['0'.repeat(40), 'One.'],
      ['', 'Two.'],
      ['--output=x', 'Three.'],
    ] as const) {
      const answer = await save(address, { ...(await opened(address)), base, bio })
      expect([base, answer.statusCode]).toEqual([base, 303])
      expect(await textOf(`${address}.yaml`)).toContain(`bio: ${bio}`)
    }
  })

  it('answers its script with what is there now', async () => {
    const json = { headers: { accept: 'application/json' } }
    const form = await opened(address)
    const saved = await save(address, { ...form, bio: 'By script.' }, json)
    expect(saved.json()).toMatchObject({
      address,
      base: await draft(),
      values: { bio: 'By script.' },
      problems: [],
    })
    const refused = await save(address, { ...form, bio: 'By script.', name: '' }, json)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      values: { name: '' },
      problems: [{ name: 'name', text: expect.stringMatching(/^Name is empty/) }],
    })
  })

  it('is refused to whoever is no editor, and when it is too large', async () => {
    const form = await opened(address)
    await desk.db.updateTable('people').set({ editor: 0 }).where('id', '=', 'chidi').execute()
    expect((await send(`/edit/${address}`, { by: 'chidi' })).statusCode).toBe(403)
    expect((await save(address, form, { by: 'chidi' })).statusCode).toBe(403)
    await desk.db.updateTable('people').set({ editor: 1 }).where('id', '=', 'chidi').execute()
    const large = await save(address, { ...form, bio: 'x'.repeat(recordBytes) })
    expect(large.statusCode).toBe(413)
  })

  it('has no form where there is no such record or kind', async () => {
    const form = await opened(address)
    for (const url of [
      '/edit/people/nobody',
      '/edit/people/..%2fgroup',
      '/edit/model/group',
      '/add/figures',
      '/add/none',
      '/add/people/halima-yusuf',
    ])
      expect((await send(url, { by })).statusCode, url).toBe(404)
    expect((await press('/add/figures', { ...form, do: 'save' })).statusCode).toBe(404)
  })
})

describe('a new record', () => {
  const person = { name: 'Tunde Bello', position: 'Director', team: 'management', order: '500' }

  it('is saved under the name of its title, and opened there', async () => {
    const blank = sentFields(await get('/add/people'))
    expect(blank).toMatchObject({ name: '', _address: '' })
    const answer = await press('/add/people', { ...blank, ...person, do: 'save' })
    expect(answer.headers.location).toBe('/edit/people/tunde-bello?saved')
    expect(await textOf('people/tunde-bello.yaml')).toMatch(/^name: Tunde Bello\n/)
    // The answer was lost: sent again, it is the same record.
    const commit = await draft()
    const again = await press('/add/people', { ...blank, ...person, do: 'save' })
    expect([again.statusCode, await draft()]).toEqual([303, commit])
    const other = await press('/add/people', { ...blank, ...person, order: '501', do: 'save' })
    expect(other.payload).toMatch(/<a href="#_address">Another record has this address/)
  })

  it('that is a copy begins with the words of the other one, is no longer confirmed', async () => {
    const confirmed = { status: 'confirmed', confirmedBy: 'Chidi Eze', confirmedOn: '2026-11-25' }
    await saveBy(by, 'people/tunde-bello', confirmed)
    const copy = sentFields(await get('/add/people?like=tunde-bello'))
    expect(copy).toMatchObject({ name: 'Tunde Bello', _address: '', like: 'tunde-bello' })
    await press('/add/people?like=tunde-bello', { ...copy, name: 'Kunle Bello', do: 'save' })
    const text = await textOf('people/kunle-bello.yaml')
    expect(text).toMatch(/^status: placeholder$/m)
    expect(text).not.toContain('confirmedBy')
  })

  it('that is not saved is kept, also when it is discarded in the end', async () => {
    const blank = sentFields(await get('/add/people'))
    await press('/add/people', { ...blank, name: 'Half', do: 'save' })
    const page = await get('/add/people')
    expect(sentFields(page).name).toBe('Half')
    expect(page).toContain('Discard what is not saved')
    const answer = await press('/add/people', { do: 'discard' })
    expect(answer.headers.location).toBe('/edit?kind=people')
    expect(sentFields(await get('/add/people')).name).toBe('')
  })
})

describe('words that are not saved', () => {
  const address = 'people/ngozi-okafor'
  /** Keeps a form as its script does. */
  async function keep(changed: Fields) {
    const fields = { ...(await opened(address)), ...changed }
    const form = new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))
    const answer = await press('/kept', { address, base: fields.base ?? '', form: String(form) })
    expect(answer.json()).toEqual({ at: expect.any(Number) })
  }

  it('are there again, for that person alone, until they are saved', async () => {
    const commit = await draft()
    const { bio } = await opened(address)
    await keep({ bio: 'Not saved & “kept”.' })
    expect(await draft()).toBe(commit)
    const page = await get(`/edit/${address}`)
    expect(sentFields(page).bio).toBe('Not saved & “kept”.')
    expect(page).toMatch(/Kept [^<]*20\d\d, \d\d:\d\d · not saved/)
    expect(await get('/')).toContain('Not saved yet. Kept ')
    expect(await get('/')).toContain(`<a href="/edit/${address}">Ngozi Okafor</a>`)
    expect((await opened(address, 'bola')).bio).toBe(bio)
    expect(await get(`/edit/${address}`, 'bola')).not.toContain('Kept ')
    await save(address, sentFields(page))
    expect(await kept()).toEqual([])
    expect(await textOf(`${address}.yaml`)).toContain('bio: Not saved & “kept”.')
  })

  it('are based on what was there when they were begun', async () => {
    const { base } = await opened(address)
    await keep({ bio: 'Mine.' })
    await saveBy('bola', address, { bio: 'Theirs.' })
    const mine = await opened(address)
    expect(mine).toMatchObject({ bio: 'Mine.', base })
    expect((await save(address, mine)).statusCode).toBe(409)
  })

  it('are forgotten when they are discarded', async () => {
    await keep({ bio: 'Nobody wants this.' })
    const answer = await press(`/edit/${address}`, { do: 'discard' })
    expect(answer.headers.location).toBe(`/edit/${address}`)
    expect(await kept()).toEqual([])
    expect((await opened(address)).bio).not.toBe('Nobody wants this.')
  })
})

describe('two people', () => {
  const address = 'people/simisola-balogun'

  /** Both open the record, and the other one saves first. */
  async function conflicting(theirs: Fields, mine: Fields) {
    const form = { ...(await opened(address)), ...mine }
    await saveBy('bola', address, theirs)
    return await save(address, form)
  }

  it('change different fields: both are there', async () => {
    const answer = await conflicting({ position: 'Theirs' }, { bio: 'Mine.' })
    expect(answer.statusCode).toBe(303)
    expect(await textOf(`${address}.yaml`)).toMatch(/^position: Theirs\n[\s\S]*^bio: Mine\.$/m)
  })

  it('change one field: the second sees both, and keeps their own', async () => {
    const { statusCode, payload } = await conflicting({ bio: 'Theirs.' }, { bio: 'Mine!' })
    expect(statusCode).toBe(409)
    expect(payload).toMatch(/<a href="#bio">Bio: choose one of two versions/)
    expect(payload).toMatch(
      /Your words[\s\S]+Mine![\s\S]+Bola Ade[\s\S]+20\d\d, \d\d:\d\d[\s\S]+Theirs\./,
    )
    expect(payload).toMatch(/value="mine:bio"[^>]*>Keep yours</)
    const form = sentFields(payload)
    expect(form).toMatchObject({ bio: 'Mine!', seen: await draft() })
    // Saved again without a decision, it asks again.
    expect((await save(address, form)).statusCode).toBe(409)
    const decided = await press(`/edit/${address}`, { ...form, do: 'mine:bio' })
    expect(decided.statusCode).toBe(303)
    expect(await textOf(`${address}.yaml`)).toMatch(/^bio: Mine!$/m)
  })

  it('change one field: the second takes the other’s', async () => {
    const { payload } = await conflicting({ bio: 'Theirs.' }, { bio: 'Mine?', position: 'Mine' })
    const form = sentFields(payload)
    const decided = await press(`/edit/${address}`, { ...form, do: 'theirs:bio' })
    expect(decided.statusCode).toBe(303)
    expect(await textOf(`${address}.yaml`)).toMatch(/^position: Mine\n[\s\S]*^bio: Theirs\.$/m)
  })

  it('decide one conflict after the other', async () => {
    const { payload } = await conflicting(
      { bio: 'Theirs 1.', position: 'Theirs 1' },
      { bio: 'Mine 1.', position: 'Mine 1' },
    )
    const one = await press(`/edit/${address}`, { ...sentFields(payload), do: 'mine:bio' })
    expect(one.statusCode).toBe(409)
    expect(one.payload).not.toContain('value="mine:bio"')
    const form = sentFields(one.payload)
    expect(form).toMatchObject({ mine: 'bio', bio: 'Mine 1.' })
    const two = await press(`/edit/${address}`, { ...form, do: 'theirs:position' })
    expect(two.statusCode).toBe(303)
    expect(await textOf(`${address}.yaml`)).toMatch(/^position: Theirs 1\n[\s\S]*^bio: Mine 1\.$/m)
  })

  it('are told of each other', async () => {
    const at = (person: string, form: string) =>
      press('/presence', { address: form }, { by: person })
    expect((await at('ada', 'contact')).json()).toEqual({ names: [] })
    expect((await at('bola', 'contact')).json()).toEqual({ names: ['Ada Obi'] })
    expect((await at('ada', 'contact')).json()).toEqual({ names: ['Bola Ade'] })
    expect(await get('/edit/contact', 'ada')).toContain('Also being edited by Bola Ade')
    expect((await at('bola', 'figures')).json()).toEqual({ names: [] })
    expect((await at('ada', 'contact')).json()).toEqual({ names: [] })
  })
})

describe('Remove', () => {
  it('names what uses the record, and removes none that is used', async () => {
    const { image = '' } = await opened('news/2024-12-04-iso-certifications')
    const address = `pictures/${image}`
    const page = await get(`/edit/${address}`)
    expect(page).toMatch(/It is used in [^<]+\. Choose another there first/)
    const form = { ...sentFields(page), do: 'remove record' }
    const { statusCode, payload } = await press(`/edit/${address}`, form)
    expect(statusCode).toBe(409)
    expect(payload).toMatch(/role="alert"[^>]*>It is used in/)
    expect(await get('/edit/group')).not.toContain('value="remove record"')
  })

  it('removes what is not used, and whoever has it open may bring it back', async () => {
    const address = 'people/osaze-aigbe'
    const before = await textOf(`${address}.yaml`)
    const theirs = await opened(address, 'bola')
    const { base = '' } = await opened(address)
    const answer = await press(`/edit/${address}`, { base, do: 'remove record' })
    expect(answer.headers.location).toBe(`/edit?kind=people&removed=${address}.yaml`)
    expect((await send(`/edit/${address}`, { by })).statusCode).toBe(404)

    const refused = await save(address, theirs, { by: 'bola' })
    expect(refused.statusCode).toBe(409)
    expect(refused.payload).toMatch(/Ada Obi removed .+Save again to bring it back/)
    const restored = await save(address, sentFields(refused.payload), { by: 'bola' })
    expect(restored.statusCode).toBe(303)
    expect(await textOf(`${address}.yaml`)).toBe(before)
  })
})
