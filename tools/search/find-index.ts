import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companies } from '#content/model/companies.ts'
import { documentEntries } from '#content/model/documents.ts'
import { group } from '#content/model/group.ts'
import { asked, indexPath, searchKeywords, siteIndex, synonyms } from '#content/model/site-index.ts'
import { asksOf, type FindIndex, type FoundPage, type IndexedPage } from '#contract/finder.ts'
import { documentData } from '#documents/document.ts'
import {
  attribute,
  elementsIn,
  type PageElement,
  textIn,
  wordsOf,
} from '../postprocess/page-elements.ts'

/** Where the browser finds the index of best answers; nothing of it is edited but what people say. */
const file = 'find.json'

const heading = /^h[1-3]$/
/** Home is no answer, and the search's own page names everything. */
const noAnswers = ['/', indexPath]

/**
 * Begins the index of best answers (spec 2.26) over the listed pages of this edition: only what they show, and what
 * people say for them.
 */
export function openFindIndex() {
  const listed = new Map(siteIndex().map(({ href, label }) => [href, label]))
  for (const path of noAnswers) listed.delete(path)
  const pages: IndexedPage[] = []
  const sections: FoundPage[] = []
  return {
    /** Adds a page, if it is listed. */
    add(path: string, elements: readonly PageElement[]): void {
      const label = listed.get(path)
      if (label === undefined) return
      const title = wordsIn(elements.find(({ tagName }) => tagName === 'title'))
      const meta = elements.find((element) => attribute(element, 'name') === 'description')
      const inMain = elements.filter(({ tagName }) => tagName === 'main').flatMap(elementsIn)
      const company = companies.find(({ id }) => path === `/subsidiaries/${id}`)
      const summary = withoutName((meta && attribute(meta, 'content')) ?? '', label)
      pages.push({
        href: path,
        label,
        summary,
        title: title.replace(` | ${group.name}`, ''),
        headings: headingsIn(inMain).join('. '),
        keywords: (searchKeywords.get(path) ?? []).join(', '),
        ...(company && { name: company.name }),
      })
      for (const { href } of asked)
        if (href.startsWith(`${path}#`)) sections.push(sectionOf(inMain, { href, label, summary }))
    },
    /** Adds the documents, and writes the index below the site's folder. */
    async write(folder: string): Promise<void> {
      const all = [...pages, ...documents()]
      const asks = asksOf(asked, [...all, ...sections])
      const index: FindIndex = { pages: all, asks, synonyms }
      await writeFile(join(folder, file), JSON.stringify(index))
    },
  }
}

function documents(): IndexedPage[] {
  return documentEntries.map(({ id, title, note, sections }) => {
    const shown = documentData(id).sections.map((section) => section.id)
    const headings = sections.filter((each) => shown.includes(each.id)).map((each) => each.title)
    const label = `${title} (PDF)`
    return {
      href: `/${id}.pdf`,
      label,
      summary: note,
      title,
      headings: headings.join('. '),
      keywords: '',
    }
  })
}

/** A description that begins with the name of its page, beside which it stands: "Fatgas: fuels" is "Fuels". */
const withoutName = (text: string, name: string) =>
  text.startsWith(`${name}: `)
    ? text.slice(name.length + 2).replace(/^./, (letter) => letter.toUpperCase())
    : text

const headingsIn = (elements: readonly PageElement[]) =>
  elements.filter(({ tagName }) => heading.test(tagName)).map((element) => wordsIn(element))

const wordsIn = (element: PageElement | undefined) => (element ? plain(wordsOf(element)) : '')

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A section as an answer, by its heading and its first paragraph without links; of what it lacks that of the page. */
function sectionOf(
  elements: readonly PageElement[],
  { href, label, summary }: FoundPage,
): FoundPage {
  const id = href.replace(/.*#/, '')
  const inside = elements.filter((each) => attribute(each, 'id') === id).flatMap(elementsIn)
  const nodes = inside.find(({ tagName }) => tagName === 'p')?.childNodes ?? []
  const text = nodes.filter(({ nodeName }) => nodeName !== 'a').map((node) => textIn(node, ' '))
  return {
    href,
    label: headingsIn(inside)[0] || label,
    summary: plain(text.join('')) || summary,
  }
}
