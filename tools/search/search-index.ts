import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { indexPath } from '#content/site-index.ts'
import type { PageElement } from '../seal/page-elements.ts'
import { indexedPage } from './indexed-page.ts'

/** Where the index lives below the site's folder, and the address the browser asks for. */
const bundle = 'pagefind'
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
    // Where the page stands is no content, nor is what a drawing says to nobody.
    excludeSelectors: ['nav', '[aria-hidden="true"]'],
    forceLanguage: 'en',
  })
  if (!index) throw new Error(`the search index cannot be built: ${errors.join(' ')}`)
  return {
    /**
     * Adds a page. That of the search itself stays out: it names everything and would answer every
     * question.
     *
     * @throws when Pagefind cannot read it
     */
    async add(path: string, html: string, elements: readonly PageElement[]): Promise<void> {
      if (path === indexPath) return
      const content = indexedPage(html, elements)
      const added = await index.addHTMLFile({ url: path, content })
      if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join(' ')}`)
    },
    /** Writes the index below the site's folder. */
    async write(folder: string): Promise<void> {
      const { files } = await index.getFiles()
      for (const { path, content } of files.filter((each) => used.test(each.path))) {
        const file = join(folder, bundle, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, content)
      }
    },
    async close(): Promise<void> {
      await close()
    },
  }
}
