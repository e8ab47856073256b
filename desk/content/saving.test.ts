import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { contentFolder } from '../../content/model/content-files.ts'
import { forKeystatic } from '../../editor/file-shape.ts'
import { ada, bola } from '../tests/people.ts'
import { contentCheck } from './content-check.ts'
import { contentRepository } from './content-repository.ts'
import { pictureLimits } from './pictures.ts'
import { records } from './records.ts'
import { saveContent } from './saving.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-saving-'))
afterAll(() => rmSync(folder, { recursive: true }))
const content = contentRepository(folder)
await content.start(contentFolder)
const first = await content.commitOf('draft')

/** Saves as the editor does: data files in Keystatic's shape. */
async function save(path: string, bytes: Buffer | string, base = first, person = ada) {
  const form = records.formOf(path)
  const sent = form && typeof bytes === 'string' ? forKeystatic(bytes, form) : bytes
  return send(path, Buffer.from(sent), base, person)
}

function send(path: string, bytes: Buffer | undefined, base = first, person = ada) {
  const additions = bytes ? [{ path, bytes }] : []
  const deletions = bytes ? [] : [path]
  return saveContent(content, person, { base, isDuplicate: false, additions, deletions })
}

const textOf = async (path: string, commit?: string) =>
  String(await content.read(commit ?? (await content.commitOf('draft')), path))

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f5f' } })
    .jpeg()
    .toBuffer()

describe('a page that moves', () => {
  const article = 'news/2024-12-04-iso-certifications.md'

  it('keeps its earlier addresses, and is not led away from its own', async () => {
    const text = await textOf(article, first)
    await save(article, text.replace(/^id: 3$/m, 'id: 88'))
    expect(await textOf(article)).toMatch(/^aliases:\n {2}- \/news\/3$/m)
    // As Keystatic sends it, which knows nothing of them.
    await save(article, text.replace('Clients can', 'You can'), await content.commitOf('draft'))
    expect(await textOf(article)).not.toContain('aliases')
  })

  it('keeps it under another file name as well', async () => {
    const path = 'vacancies/turbine-engineer.yaml'
    const [old = ''] = [...(await content.files(first)).keys()].filter((each) =>
      /^vacancies\/.+yaml$/.test(each),
    )
    const form = records.formOf(path)
    const bytes = Buffer.from(form ? forKeystatic(await textOf(old, first), form) : '')
    const base = await content.commitOf('draft')
    const moved = { base, isDuplicate: false, additions: [{ path, bytes }], deletions: [old] }
    await saveContent(content, ada, moved)
    expect(await textOf(path)).toContain(`- /careers/${old.slice(10, -5)}`)
  })

  it('is not removed while something refers to it, and neither is a picture', async () => {
    const [, used = ''] = /^image: (.+)$/m.exec(await textOf(article, first)) ?? []
    const refused = await send(`pictures/${used}.yaml`, undefined)
    expect(refused).toEqual({
      refused: expect.stringMatching(/is used in .+Please choose another/),
    })
  })
})

it('drops control characters, and writes Word’s line break as a blank', async () => {
  const path = 'news/pasted.md'
  const [article = ''] = [...(await content.files(first)).keys()].filter((each) =>
    /^news\/.+md$/.test(each),
  )
  const text = (await textOf(article, first))
    .replace(/^title: .+/m, 'title: "Office\\vopened\\x01"')
    .replace(/^id: .+/m, 'id: 906')
  await save(path, `${text}\n12 Marina\vVictoria\u001f Island\n`)
  expect(await textOf(path)).toMatch(/^title: Office opened$/m)
  expect(await textOf(path)).toMatch(/^12 Marina Victoria Island$/m)
})

it('a duplicate is a placeholder, whoever confirmed the record that was copied', async () => {
  const confirmed = 'status: confirmed\nconfirmedBy: Chidi Eze\nconfirmedOn: 2026-11-25'
  const text = (await textOf('people/ngozi-okafor.yaml')).replace(/^status: .*/m, confirmed)
  const form = records.formOf('people/ngozi.yaml')
  const bytes = Buffer.from(form ? forKeystatic(text, form) : '')
  const additions = [{ path: 'people/ngozi.yaml', bytes }]
  await saveContent(content, ada, { base: first, isDuplicate: true, additions, deletions: [] })
  expect(await textOf('people/ngozi.yaml')).toBe(text.replace(confirmed, 'status: placeholder'))
  await save('people/halima.yaml', text)
  expect(await textOf('people/halima.yaml')).toContain(confirmed)
})

it('a renamed record stays confirmed where it says the same', async () => {
  const [old, renamed] = ['people/adamu.yaml', 'people/adamu-bello.yaml'] as const
  const person = (await textOf('people/ngozi-okafor.yaml', first)).replace(
    /^status: .*/m,
    'status: confirmed\nconfirmedBy: Chidi Eze\nconfirmedOn: 2026-11-25',
  )
  const form = records.formOf(old)
  for (const [text, status] of [
    [person, 'confirmed'],
    [person.replace(/^bio: .*$/m, 'bio: Else.'), 'placeholder'],
  ] as const) {
    await save(old, person, await content.commitOf('draft'))
    const bytes = Buffer.from(form ? forKeystatic(text, form) : '')
    const base = await content.commitOf('draft')
    const additions = [{ path: renamed, bytes }]
    await saveContent(content, ada, { base, isDuplicate: false, additions, deletions: [old] })
    expect(await textOf(renamed)).toContain(`status: ${status}\n`)
  }
})

describe('where a form writes', () => {
  it('every file of content has a record, and no other has', async () => {
    const without = [...(await content.files(first)).keys()].filter((path) => !records.of(path))
    // One is written by a program, and the group's mark has no form.
    expect(without).toEqual(['accessibility-run.yaml', 'group/mark.svg'])
  })

  it.each([
    'contact.ts',
    'contact.yaml/x.yaml',
    'news/.gitattributes',
    'news/.yaml',
    'news/a/b.md',
    'news/A.md',
    'news/a.yaml',
    `news/${'a'.repeat(260)}.md`,
    'news/../group.yaml',
    '../package.json',
    '/etc/passwd',
    'model/group.ts',
    'people/ada/photograph.svg',
    'people/ada/x.jpg',
    'people/ada/deeper/photograph.jpg',
    'people/../photograph.jpg',
    'companies/fatgas/mark.png',
    'group/mark.svg',
    'README.md',
    'legal/new.md',
    'accessibility-run.yaml',
    'people\\ada.yaml',
    'figures.yaml\0.md',
  ])('%s is refused', async (path) => {
    expect(await send(path, Buffer.from('a: b\n'))).toHaveProperty('refused')
  })

  it('what there is only one of cannot be removed', async () => {
    expect(await send('group.yaml', undefined)).toHaveProperty('refused')
  })
})

describe('pictures', () => {
  const path = 'pictures/harbour/file.jpg'

  it('are taken as they are', async () => {
    const picture = await jpeg(40, 30)
    const saved = await save(path, picture)
    const commit = 'commit' in saved ? saved.commit : ''
    expect(await content.read(commit, path)).toEqual(picture)
  })

  const png = async () =>
    sharp(await jpeg(9, 9))
      .png()
      .toBuffer()
  const heavy = async () => Buffer.concat([await jpeg(9, 9), Buffer.alloc(pictureLimits.bytes)])

  it.each<[string, () => Promise<Buffer>]>([
    ['of another kind than their name says', png],
    ['that are none', async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['without an end', async () => (await jpeg(9, 9)).subarray(0, 20)],
    ['that are too heavy', heavy],
    ['with too many pixels', async () => huge(await jpeg(9, 9))],
  ])('%s are refused', async (_, picture) => {
    expect(await save(path, await picture())).toHaveProperty('refused')
  })

  it.each(['png', 'webp'] as const)('may be %s', async (kind) => {
    const picture = await sharp(await jpeg(40, 30))
      .toFormat(kind)
      .toBuffer()
    expect(await save(`people/ada/photograph.${kind}`, picture)).toHaveProperty('commit')
  })

  /** A copy whose header (SOF0) says 65,000 by 65,000 pixels. */
  function huge(picture: Buffer): Buffer {
    const header = picture.indexOf(Buffer.from([0xff, 0xc0]))
    const changed = Buffer.from(picture)
    changed.writeUInt16BE(65_000, header + 5)
    changed.writeUInt16BE(65_000, header + 7)
    return changed
  }
})

describe('a mark', () => {
  const path = 'companies/fatgas/mark.svg'
  const drawn = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`)

  it('is paths alone', async () => {
    const mark = drawn('<path fill="currentColor" d="M12 3v9z"/>')
    expect(await save(path, mark)).toHaveProperty('commit')
  })

  it.each([
    '<script>alert(1)</script>',
    '<path fill="currentColor" d="M1 1" onload="alert(1)"/>',
    '<image href="https://evil.example/x.png"/>',
    '<path fill="url(https://evil.example)" d="M1 1"/>',
  ])('and not %s', async (inside) => {
    expect(await save(path, drawn(inside))).toHaveProperty('refused')
  })
})

describe('words', () => {
  it('are stored as the build reads them, and shown as they were written', async () => {
    const before = await textOf('contact.yaml')
    await save('contact.yaml', before)
    expect(await textOf('contact.yaml')).toBe(before)
  })

  it.each([
    ['that are no YAML', 'a: [b'],
    ['that are not UTF-8', Buffer.from([0x61, 0x3a, 0x20, 0xff, 0xfe])],
    ['that stand for more than they are', bomb()],
    // `parseDocument` blocks the event loop for most of a minute on this.
    ['that are no YAML', '&a '.repeat(170_000)],
    ['without end', `vision: ${'x'.repeat(600_000)}`],
  ])('%s are refused', async (_, text) => {
    expect(await send('group.yaml', Buffer.from(text))).toHaveProperty('refused')
  })

  it('lose marks that turn their direction, as telephone numbers bring them along', async () => {
    const before = await textOf('contact.yaml', first)
    await save('contact.yaml', before.replace(/: (\+234.*)$/m, ': \u202a$1\u202c'))
    expect(await textOf('contact.yaml')).toBe(before)
  })

  it.each([
    [
      'Markdown',
      'news/2024-12-04-iso-certifications.md',
      /\n---\n/,
      '\n---\n&#x202E;&#x0202e;&#8238;',
    ],
    [
      'YAML',
      'people/halima-yusuf.yaml',
      /^name: .*$/m,
      'name: "Halima \\u202ero\\u200ffa\\U000E0041kO"',
    ],
  ])('lose them where %s escapes them', async (_, path, place, marked) => {
    const text = (await textOf(path, first)).replace(place, marked)
    expect(await send(path, Buffer.from(text))).toHaveProperty('commit')
    expect(await textOf(path)).not.toMatch(/&#|\\[uU]|\p{Cf}/u)
  })

  it('of markup stay words', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>'
    const before = await textOf('people/ngozi-okafor.yaml', first)
    await save('people/ngozi-okafor.yaml', before.replace(/^name: .*$/m, `name: ${hostile}`))
    expect(await textOf('people/ngozi-okafor.yaml')).toContain(hostile)
  })

  it('of an article are not more than they are either, where a line of dashes stands in a field', async () => {
    const article = `---\ntitle: "x\u2028---\u2028"\n${bomb()}\n---\nWords\n`
    expect(await send('news/a-bomb.md', Buffer.from(article))).toHaveProperty('refused')
  })

  function bomb(): string {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]']
    for (let level = 1; level < 12; level += 1)
      lines.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]`)
    return lines.join('\n')
  }
})

describe('two people', () => {
  it('change two figures: both stand there', async () => {
    const base = await content.commitOf('draft')
    const before = await textOf('figures.yaml')
    const [one = '', two = ''] = [...before.matchAll(/^ +label: (.+)$/gm)].flatMap(
      ([, label]) => label ?? [],
    )
    await save('figures.yaml', before.replace(`label: ${one}`, 'label: Ours'), base, ada)
    await save('figures.yaml', before.replace(`label: ${two}`, 'label: Theirs'), base, bola)
    expect(await textOf('figures.yaml')).toBe(
      before.replace(`label: ${one}`, 'label: Ours').replace(`label: ${two}`, 'label: Theirs'),
    )
  })

  it('change one place: the second hears of whom', async () => {
    const base = await content.commitOf('draft')
    const before = await textOf('group.yaml')
    const named = (name: string) => before.replace(/^name: .*$/m, `name: ${name}`)
    await save('group.yaml', named('One'), base, bola)
    const refused = await save('group.yaml', named('Two'), base, ada)
    expect(refused).toHaveProperty('conflict')
    const saved = /Bola Ade saved “Name and networks” \(.+ 20\d\d, \d\d:\d\d\)/
    expect(JSON.stringify(refused)).toMatch(saved)
    expect(await textOf('group.yaml')).toBe(named('One'))
  })

  it('never reach another record: one was copied and removed while somebody had it open', async () => {
    const [opening, copy] = ['vacancies/operations-manager.yaml', 'vacancies/rigger.yaml'] as const
    const base = await content.commitOf('draft')
    const text = await textOf(opening)
    await save(copy, text, base, bola)
    await send(opening, undefined, await content.commitOf('draft'), bola)
    const changed = text.replace(/^location: .*$/m, 'location: Kano')
    expect(await save(opening, changed, base)).toEqual({
      conflict: expect.stringMatching(/^Bola Ade removed “.+” \(.+\) after you opened it\.$/),
    })
    expect(await textOf(copy)).toBe(text)
  })

  it('are told when their changes do not hold together, though Git could join them', async () => {
    const base = await content.commitOf('draft')
    const before = await textOf('figures.yaml')
    const [all = '', first = ''] = /^figures:\n( {2}- .*?)(?=^ {2}- )/ms.exec(before) ?? []
    const twin = first.replace(/id: .+/, 'id: twin').replace(/label: .+/, 'label: Twin')
    // The same id twice: Git merges it, the schema refuses it.
    const atTop = before.replace(all, `figures:\n${twin}${first}`)
    await save('figures.yaml', atTop, base, bola)
    const refused = await save('figures.yaml', `${before}${twin}`, base, ada)
    expect(refused).toHaveProperty('conflict')
    expect(await textOf('figures.yaml')).toBe(atTop)
  })
})

it('a mistake names its form and field as people know them', async () => {
  const mistakes = await contentCheck(content, 'confirmed')(first)
  expect(mistakes).toContainEqual({
    path: 'contact.yaml',
    record: expect.objectContaining({ form: 'singleton/contact' }),
    text: expect.stringMatching(
      /^Phones: “.+” is not confirmed yet\. The public site cannot be built without it\.$/,
    ),
  })
})
