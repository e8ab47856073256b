import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { idOf } from '#content/model/content-files.ts'
import { articles } from '#content/model/news.ts'
import { previewPath } from '#contract/preview.ts'
import { writePreviews } from '#tools/previews/write-previews.ts'
import { siteFolder, siteUrl } from './built-site.ts'
import { environmentOf } from './content-kinds.ts'
import {
  article,
  caseStudyName,
  company,
  groupName,
  person,
  phone,
  pictureText,
  removed,
  sentences,
  timelineTitle,
  windEngineer,
} from './edited-content.ts'
import { readPdf } from './pdf-file.ts'

/* That all of edited-content.ts is there: the other tests of a build compare it with the content it was made of. */

const read = (file: string) => readFileSync(siteFolder + file, 'utf8').replace(/\s+/g, ' ')
const title = article.title.replace('{group}', groupName)
const id = articles().find((each) => each.title === title)?.id

describe.runIf(process.env.BUILT === environmentOf('edited').BUILT)('what an editor', () => {
  it.each([
    [`news/${id}.html`, `${title}</h1>`],
    [`news/${id}.html`, 'serves eight companies'],
    [`news/${id}.html`, `alt="${pictureText}"`],
    ['index.html', title],
    ['index.html', sentences.slide],
    ['sitemap.xml', `<loc>${siteUrl}/subsidiaries/windrich</loc>`],
    ['sitemap.xml', `/news/${id}<`],
    ['news/feed.xml', title],
    ['careers.html', windEngineer.title],
    ['careers.html', sentences.careers.replace('{professionals}', '620+')],
    ['careers/feed.json', windEngineer.title],
    ['management.html', person.position],
    ['management.html', `alt="${person.name}"`],
    ['case-studies.html', caseStudyName],
    ['historical.html', timelineTitle],
    ['about.html', 'Patience'],
    ['contact.html', `href="tel:${phone.dial}"`],
    ['cookies.html', 'about cookies.'],
    ['subsidiaries/windrich.html', `<title>${company.fullName}`],
    ['subsidiaries/windrich.html', 'M12 22V10'],
    ['corporate-structure.html', company.description],
    ['assistant.txt', company.fullName],
    ['assistant.txt', ': 620+'],
  ])('has written is in %s: %s', (file, text) => expect(read(file)).toContain(text))

  it('has added stands between its neighbours', () => {
    const ids = companies.map((each) => each.id)
    const index = ids.indexOf('windrich')
    expect(ids.slice(index - 1, index + 2)).toEqual(['wattrich', 'windrich', 'electrich'])
  })

  // Unconfirmed, their dates are placeholders, and Atom requires a date.
  it.each([
    ['news/atom.xml', title],
    ['careers/atom.xml', windEngineer.title],
  ])('has not confirmed is not in %s', (file, text) => expect(read(file)).not.toContain(text))

  it('has written is in the annual report', async () => {
    const { pages } = await readPdf('annual-report', siteFolder)
    expect(pages.join(' ')).toContain(sentences.report)
  })

  it('has titled with letters that we lack has a preview picture, and the build names them', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const folder = await mkdtemp(join(tmpdir(), 'previews-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    onTestFinished(() => said.mockRestore())
    await writePreviews(folder)
    const picture = previewPath(`/news/${id}`)
    expect(existsSync(join(folder, picture))).toBe(true)
    expect(said.mock.calls).toEqual([[expect.stringContaining(title)]])
  })

  it('has removed is nowhere', () => {
    for (const file of [removed.company, removed.vacancy]) {
      const folder = file.startsWith('companies') ? 'subsidiaries' : 'careers'
      expect(existsSync(`${siteFolder}${folder}/${idOf(file)}.html`), file).toBe(false)
    }
    expect(read('index.html')).toContain('/subsidiaries/hydrich')
    expect(read('index.html')).not.toContain('/subsidiaries/gasrich')
  })
})
