import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { documentEntries } from '#content/model/documents.ts'
import { indexPath, searchKeywords, siteIndex } from '#content/model/site-index.ts'
import { folded } from '#contract/folded.ts'
import { documentData } from '#documents/document.ts'
import { filesIn } from '../lib/files-in.ts'
import { elementsIn, type PageElement, wordsOf } from '../postprocess/page-elements.ts'
import { indexedPage, otherSpellings } from './indexed-page.ts'

/** More would weigh more than a search is worth; alphabetically sorted they take about 3 bytes each. */
const maxWords = 2000
/** Shorter words have too many neighbours. */
const word = /\p{L}[\p{L}\p{M}\p{N}]{3,}/gu

const heading = /^h[1-3]$/

/**
 * The words that a misspelt question is compared with, folded, sorted: of the site's index and of the
 * keywords, and of the headings of the pages in the index. Of the articles only the newest are in there, so the
 * list does not grow with them.
 */
function wordList(labels: Iterable<string>, headings: readonly string[]): string[] {
  const all = [...labels, ...[...searchKeywords.values()].flat(), ...headings].flatMap(
    (text) => text.match(word)?.map(folded) ?? [],
  )
  // What comes first matters most.
  return [...new Set(all)].slice(0, maxWords).sort()
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
  if (!index) throw new Error(`the search index cannot be built: ${errors.join(' ')}`)
  const listed = new Map(siteIndex().map(({ href, label }) => [href, label]))
  const headings: string[] = []
  return {
    /**
     * Adds a page. The search's own page is left out: it names everything, so every query would find it.
     *
     * @throws when Pagefind cannot read it
     */
    async add(path: string, elements: readonly PageElement[]): Promise<void> {
      if (path === indexPath) return
      const main = elements.filter(({ tagName }) => listed.has(path) && tagName === 'main')
      for (const element of main.flatMap(elementsIn))
        if (heading.test(element.tagName)) headings.push(wordsOf(element))
      const content = indexedPage(elements, searchKeywords.get(path))
      refuse(path, await index.addHTMLFile({ url: path, content }))
    },
    /**
     * Adds the documents themselves, by what their files in content say of the sections that they show, and writes
     * the index below the site's folder.
     *
     * @throws when Pagefind cannot read one, or write the index
     */
    async write(folder: string): Promise<void> {
      for (const { id, title, note, sections } of documentEntries) {
        const shown = documentData(id).sections.map((section) => section.id)
        const known = sections.filter((section) => shown.includes(section.id))
        const texts = known.flatMap((section) => [
          section.title,
          section.lead,
          ...section.paragraphs,
          ...section.rows.flatMap((row) => [row.title, row.text]),
        ])
        // Each a sentence, of which extracts consist.
        const content = [note, ...texts].map((text) => text.replace(/(?<![.!?])$/, '.')).join(' ')
        const meta = { title: `${title} (PDF)`, keywords: otherSpellings(content).join(', ') }
        const record = { url: `/${id}.pdf`, content, language: 'en', meta }
        refuse(record.url, await index.addCustomRecord(record))
      }
      const outputPath = join(folder, bundle)
      // `writeFiles`, not `getFiles`, which would need a gigabyte for 5,000 pages.
      refuse('the search index', await index.writeFiles({ outputPath }))
      const files = await filesIn(outputPath, '**/*.*')
      for (const file of files.filter((each) => !used.test(each))) await rm(join(outputPath, file))
      await writeFile(
        join(outputPath, wordsFile),
        JSON.stringify(wordList(listed.values(), headings)),
      )
    },
    close,
  }
}

function refuse(subject: string, { errors }: { errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(`${subject}: ${errors.join(' ')}`)
}
