import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentFolder, idOf } from '#content/model/content-files.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { root } from '#tools/lib/root.ts'
import { ChangedContent } from '../build/changed-content.ts'
import { allConfirmed } from '../build/content-kinds.ts'
import { added, addOneOfEach, removed, removeSome } from '../build/edited-content.ts'

/* What the check of content says of copies that an editor or the owner has changed. */

let content: ChangedContent
beforeEach(async () => {
  content = await ChangedContent.copied()
})
afterEach(() => content.remove('.'))

it('taken out again, content is as it was', async () => {
  await addOneOfEach(content)
  for (const file of Object.values(added)) await content.remove(file)
  expect(await content.problems()).toEqual([])
})

it('says what still names a company that is gone', async () => {
  await removeSome(content)
  const lost = await content.problems()
  expect(lost.length).toBeGreaterThan(0)
  for (const line of lost)
    expect(line).toMatch(/company must be one of|there is no page \/subsidiaries\//)
  await content.forgetCompany(idOf(removed.company))
  expect(await content.problems()).toEqual([])
})

it('says at the younger article that its number is taken', async () => {
  const files = await filesIn(content.folder, ['news/*.md'])
  const texts = await Promise.all(files.map((file) => content.read(file)))
  const [, number] = texts.flatMap((text) => /^id: (\d+)$/m.exec(text) ?? []) ?? []
  const twin = texts[0]?.replace(/^id: .+\n/m, '').replace(/^title: /m, `id: ${number}\ntitle: `)
  await content.write('news/twin.md', `${twin?.replace(/^date: .+/m, 'date: 2099-01-01')}\nText.\n`)
  expect(await content.problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/news/twin.md: id: id ${number} is already that of “.+”`),
    ),
  ])
})

it('names links and figures that do not exist in a long text', async () => {
  const file = 'legal/cookies.md'
  const text = await content.read(file)
  await content.write(
    file,
    `${text}\nSee [it](file:///C:/plan.docx), {crane} and [us](/nowhere).\n`,
  )
  const line = text.split('\n').length + 1
  const at = (message: string) =>
    expect.stringContaining(`content/${file}: line ${line}: ${message}`)
  expect(await content.problems()).toEqual([
    at('visitors cannot open file:///C:/plan.docx: write an address'),
    at('there is no page /nowhere on this site: choose another'),
    at('{crane} is not known: add a figure'),
  ])
})

it.each([
  ['group.yaml', /^name: .+/m, "name: ''", /^content\/group\.yaml: line 1: name: /],
  ['contact.yaml', /dial: .+/, 'dial: one', /^content\/contact\.yaml: .*phones 1: dial: /],
  ['figures.yaml', /value: 500\n/, "value: '500'\n", /^content\/figures\.yaml: .*: value: /],
])('names %s alone, not the texts that it leaves unfilled', async (file, from, to, line) => {
  await content.write(file, (await content.read(file)).replace(from, to))
  expect(await content.problems()).toEqual([expect.stringMatching(line)])
})

it('names letters that documents cannot show, and not those that pages alone show', async () => {
  await content.edit('documents/company-profile.yaml', (record) =>
    record.set('subtitle', 'Ɗan Ƙofar, 氢能 and النفط in Côte d’Ivoire'),
  )
  await content.edit('figures.yaml', (record) =>
    record.setIn(['figures', 0, 'scope'], 'in Lagos ✅'),
  )
  await content.edit('pages/about.yaml', (record) => record.set('heading', '氢能 ✅'))
  expect(await content.problems()).toEqual([
    expect.stringMatching(
      /^content\/figures.yaml: line \d+: figures 1: scope: .+ show ✅ \(U\+2705\)/,
    ),
    expect.stringMatching(
      /^content\/documents\/company-profile.yaml: line \d+: subtitle: .+ 氢 .+ 能 /,
    ),
  ])
})

it('leaves nothing out once all is confirmed', async () => {
  for (const file of await filesIn(content.folder, ['**/*.{yaml,md}'])) {
    await content.write(file, allConfirmed(await content.read(file)))
  }
  const draft = whatIsRead('draft', contentFolder)
  const confirmed = whatIsRead('confirmed', content.folder)
  // Every word of a page is in the records.
  expect(confirmed).toEqual(draft)
})

it('names a file that is not saved as UTF-8', async () => {
  const [person = ''] = await filesIn(content.folder, ['people/*.yaml'])
  const article = (await filesIn(content.folder, ['news/*.md']))[0] ?? ''
  const text = await content.read(person)
  const path = join(content.folder, person)
  const news = await readFile(join(content.folder, article))
  await writeFile(join(content.folder, article), Buffer.concat([Buffer.from('\uFEFF'), news]))
  await writeFile(path, Buffer.from(`${text}# Andr\u00e9\n`, 'latin1'))
  const lines = text.split('\n').length
  expect(await content.problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${person}: line ${lines}: .*save the file as UTF-8`),
    ),
  ])
  await writeFile(path, Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect(await content.problems()).toEqual([
    expect.stringMatching(new RegExp(`^content/${person}: line 1: .*UTF-16.*UTF-8`)),
  ])
  await content.write(person, `\uFEFF${text}`)
  expect(await content.problems()).toEqual([])
})

/** What the model of content makes of a folder: a process of its own reads it for that kind of build. */
function whatIsRead(kind: string, folder: string) {
  const script = `
    const { pagePaths } = await import('#content/model/paths.ts')
    const { pageSources, sources } = await import('#content/model/sources.ts')
    const records = Object.values({ ...sources, ...pageSources }).map((source) => source.read())
    const standing = /^(placeholderId|(\\w+S|s)tatus|(\\w+C|c)onfirmed(By|On))$/
    const read = { paths: pagePaths(), records }
    console.log(JSON.stringify(read, (key, value) => standing.test(key) ? undefined : value))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      env: { ...process.env, CONTENT: kind, CONTENT_FOLDER: folder },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  )
}
