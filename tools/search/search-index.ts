import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { documentEntries, documentText } from '#content/model/documents.ts'
import { indexPath, searchKeywords, siteIndex } from '#content/model/site-index.ts'
import { documentData } from '#documents/document.ts'
import { filesIn } from '../lib/files-in.ts'
import { type PageElement, wordsOf } from '../postprocess/page-elements.ts'
import { indexedPage } from './indexed-page.ts'

/** More would weigh more than a search is worth; alphabetically sorted they take about 3 bytes each. */
const maxWords = 2000
/** Shorter words have too many neighbours. */
const word = /\p{L}[\p{L}\p{N}]{3,}/gu

const heading = /^h[1-3]$/

/**
 * The words that a misspelt question is compared with: of the site's index and of the keywords, and of
 * the headings of the pages in the index. Of the articles only the newest are in there, so the list
 * does not grow with them.
 */
class WordList {
  readonly #listed = new Map(siteIndex().map(({ href, label }) => [href, label]))
  readonly #headings: string[] = []

  /** Adds the headings of a page, where the site's index lists it. */
  add(path: string, elements: readonly PageElement[]): void {
    if (!this.#listed.has(path)) return
    const main = elements.find(({ tagName }) => tagName === 'main')
    const { startOffset = 0, endOffset = 0 } = main?.sourceCodeLocation ?? {}
    for (const element of elements) {
      const start = element.sourceCodeLocation?.startOffset ?? -1
      if (!heading.test(element.tagName) || start < startOffset || start > endOffset) continue
      this.#headings.push(wordsOf(element))
    }
  }

  /** The words in small letters, sorted. */
  words(): string[] {
    const texts = [...this.#listed.values(), ...[...searchKeywords.values()].flat()]
    const all = [...texts, ...this.#headings].flatMap(
      (text) => text.toLowerCase().match(word) ?? [],
    )
    // What comes first matters most.
    return [...new Set(all)].slice(0, maxWords).sort()
  }
}

/** Where the index lives below the site's folder, and the address the browser asks for. */
const bundle = 'pagefind'
/** What a misspelt question is compared with; fetched when one has no good answer. */
const wordsFile = 'words.json'
/** What our search uses; Pagefind's own interfaces stay out of the build. */
const used = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_\w+)$/

/**
 * Begins the search index over the main content of all pages (spec 2.2). To be closed at the end,
 * whatever happens.
 *
 * @throws when Pagefind cannot run
 */
export async function openSearchIndex() {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    // Breadcrumbs, controls and the hidden words of drawings are no content. A company's place in the
    // chain names its neighbours, by whose names its page would be found.
    excludeSelectors: [
      'nav',
      'button',
      '.button',
      '.chain',
      '#chain',
      '[aria-controls]',
      '[aria-hidden="true"]',
      '[popover]',
    ],
    forceLanguage: 'en',
  })
  const words = new WordList()
  if (!index) throw new Error(`the search index cannot be built: ${errors.join(' ')}`)
  return {
    /**
     * Adds a page. The search's own page is left out: it names everything, so every query would find it.
     *
     * @throws when Pagefind cannot read it
     */
    async add(path: string, html: string, elements: readonly PageElement[]): Promise<void> {
      if (path === indexPath) return
      words.add(path, elements)
      const content = indexedPage(html, elements, searchKeywords.get(path))
      const added = await index.addHTMLFile({ url: path, content })
      if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join(' ')}`)
    },
    /**
     * Adds the documents themselves, by what their files in content say of the sections that they show.
     *
     * @throws when Pagefind cannot read one
     */
    async addDocuments(): Promise<void> {
      for (const { id, title, note } of documentEntries) {
        const shown = documentData(id, title).sections.map((section) => section.id)
        const sections = documentText(id).sections.filter((section) => shown.includes(section.id))
        const texts = sections.flatMap((section) => [
          section.title,
          section.lead,
          ...section.paragraphs,
          ...section.rows.flatMap((row) => [row.title, row.text]),
        ])
        // Each a sentence, of which extracts consist.
        const content = [note, ...texts].map((text) => text.replace(/(?<![.!?])$/, '.')).join(' ')
        const meta = { title: `${title} (PDF)` }
        const added = await index.addCustomRecord({
          url: `/${id}.pdf`,
          content,
          language: 'en',
          meta,
        })
        if (added.errors.length > 0) throw new Error(`${id}.pdf: ${added.errors.join(' ')}`)
      }
    },
    /**
     * Writes the index below the site's folder.
     *
     * @throws when Pagefind cannot write it
     */
    async write(folder: string): Promise<void> {
      const outputPath = join(folder, bundle)
      // `writeFiles`, not `getFiles`, which would need a gigabyte for 5,000 pages.
      const written = await index.writeFiles({ outputPath })
      if (written.errors.length > 0)
        throw new Error(`the search index: ${written.errors.join(' ')}`)
      const files = await filesIn(outputPath, '**/*.*')
      for (const file of files.filter((each) => !used.test(each))) await rm(join(outputPath, file))
      await writeFile(join(outputPath, wordsFile), JSON.stringify(words.words()))
    },
    async close(): Promise<void> {
      await close()
    },
  }
}
