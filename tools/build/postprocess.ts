import { createHash } from 'node:crypto'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { pagePaths } from '#content/model/paths.ts'
import { answerPageFile, wrongPlaceholders } from '#contract/answer-page.ts'
import { pagePolicy } from '#contract/headers.ts'
import type { BuildSettings } from '#server/build-record.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { filesIn } from '../lib/files-in.ts'
import { writeCompressedCopies } from '../postprocess/compressed-copies.ts'
import { withFileSizes } from '../postprocess/file-sizes.ts'
import { hostHeaders, hostRedirects } from '../postprocess/host-files.ts'
import { writeLicences } from '../postprocess/licences.ts'
import { closePage, openPage, withoutHeadStyles } from '../postprocess/open-page.ts'
import { pageElements } from '../postprocess/page-elements.ts'
import { hashSources, importedBy, pageScripts } from '../postprocess/page-scripts.ts'
import { SiteStyles } from '../postprocess/site-styles.ts'
import { wordsOf } from '../postprocess/used-styles.ts'
import { withoutScripts } from '../postprocess/without-scripts.ts'
import { openSearchIndex } from '../search/search-index.ts'

/** The answer page as Astro writes it, before it leaves the public folder. */
const answerPage = 'form-answer.html'

/**
 * Finishes the pages that Astro has written: in each page its own styles and Content-Security-Policy, the files
 * that static hosts read, the search index, compressed copies of everything. Beside the folder it puts
 * the page that answers forms.
 *
 * @param quick without compressed copies
 * @returns the build's summary in one line
 */
export async function postprocessSite(
  folder: string,
  settings: BuildSettings,
  quick: boolean,
): Promise<string> {
  const pages = await filesIn(folder, '**/*.html')
  const paths = pagePaths()
  const policy = await postprocessPages(folder, pages, paths, settings)
  await moveAnswerPage(folder)

  const written = {
    _headers: hostHeaders(settings.SITE_URL, settings.HSTS, policy),
    _redirects: hostRedirects(),
  }
  for (const [name, text] of Object.entries(written)) await writeFile(join(folder, name), text)

  await writeLicences(folder)
  if (quick) return `${pages.length} pages, without compressed copies`
  await writeCompressedCopies(folder)
  const home = await stat(join(folder, 'index.html.br'))
  return `${pages.length} pages, Home's HTML ${(home.size / 1024).toFixed(1)} KB compressed`
}

/**
 * Gives every page its styles and its policy. On the way the search reads them.
 *
 * @returns a policy for all pages, for hosts that send the same headers with each
 */
async function postprocessPages(
  folder: string,
  pages: readonly string[],
  paths: readonly string[],
  settings: BuildSettings,
) {
  const texts = await siteScripts(folder)
  const imports = new Map([...texts].map(([name, text]) => [name, importedBy(text)]))
  const styles = new SiteStyles(new Map([...texts].map(([name, text]) => [name, wordsOf(text)])))
  const inlineScripts = new Set<string>()
  const listed = new Map(paths.map((path) => [fileOf(path), path]))
  const search = await openSearchIndex()
  try {
    // One after another: parsed, a page is many times its size.
    for (const page of pages) {
      const written = await withFileSizes(await readFile(join(folder, page), 'utf8'), folder)
      const parts = withoutHeadStyles(page === answerPage ? withoutScripts(written) : written)
      const elements = pageElements(parts.html)
      const path = listed.get(page)
      const open = openPage(parts, elements, page)
      styles.add(page, open, pageScripts(elements, imports))
      for (const script of open.scripts) inlineScripts.add(script)
      await writeFile(join(folder, page), open.html)
      if (path !== undefined) await search.add(path, parts.html, elements)
    }
    await search.addDocuments()
    await search.write(folder)
  } finally {
    await search.close()
  }
  const scripts = hashSources(inlineScripts)
  const policyWith = (stylesheets: readonly string[]) =>
    pagePolicy(
      { scripts, styles: hashSources(stylesheets) },
      {
        aiBaseUrl: settings.AI_BASE_URL,
        inbox: URL.canParse(settings.INBOX_URL) ? settings.INBOX_URL : undefined,
      },
    )
  await styles.finish()
  const unscripted = await writeHashed(folder, 'unscripted.css', styles.unscripted())
  for (const page of pages) {
    const file = join(folder, page)
    const own = styles.of(page)
    const html = await readFile(file, 'utf8')
    await writeFile(file, closePage(html, own, policyWith([own]), unscripted))
  }
  return policyWith(pages.map((page) => styles.of(page)))
}

/** Writes a file that may be kept for ever, and returns its address. */
async function writeHashed(folder: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const address = `/assets/${basename(name, extname(name))}.${hash}${extname(name)}`
  await writeFile(join(folder, address), text)
  return address
}

/** The text of every script, by its file name. */
async function siteScripts(folder: string): Promise<Map<string, string>> {
  const files = await filesIn(folder, 'assets/*.js')
  const texts = files.map(async (file) => {
    return [basename(file), await readFile(join(folder, file), 'utf8')] as const
  })
  return new Map(await Promise.all(texts))
}

/** The file in which the page of that address stands. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Out of the public folder, to where the inbox finds and fills it. */
async function moveAnswerPage(folder: string): Promise<void> {
  const file = join(folder, answerPage)
  const wrong = wrongPlaceholders(await readFile(file, 'utf8'))
  if (wrong.length > 0)
    throw new BuildProblem(
      `app/pages/form-answer.astro: lacks, or has none to fill, ${wrong.join(', ')}`,
    )
  await rename(file, join(dirname(folder), answerPageFile))
}
