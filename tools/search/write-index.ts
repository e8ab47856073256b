import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { indexPath } from '#content/site-index.ts'
import { indexedPage } from './indexed-page.ts'

/** Where the index lives below the site's folder, and the address the browser asks for. */
const bundle = 'pagefind'
/** What our search uses; Pagefind's own interfaces stay out of the build. */
const used = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_\w+)$/

/**
 * Writes the search index over the main content of all pages (spec 2.2). The page
 * of the search itself stays out: it names everything and would answer every question.
 *
 * @throws when Pagefind cannot run or read a page
 */
export async function writeSearchIndex(folder: string, paths: readonly string[]): Promise<void> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    // Where the page stands is no content, nor is what a drawing says to nobody.
    excludeSelectors: ['nav', '[aria-hidden="true"]'],
    forceLanguage: 'en',
  })
  if (!index) throw new Error(`the search index cannot be built: ${errors.join(' ')}`)
  try {
    for (const path of paths.filter((each) => each !== indexPath)) {
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
      const content = indexedPage(await readFile(join(folder, file), 'utf8'))
      const added = await index.addHTMLFile({ url: path, content })
      if (added.errors.length > 0) throw new Error(`${file}: ${added.errors.join(' ')}`)
    }
    const { files } = await index.getFiles()
    for (const { path, content } of files.filter((each) => used.test(each.path))) {
      const file = join(folder, bundle, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  } finally {
    await close()
  }
}
