import { createHash } from 'node:crypto'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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
import { closePage, openPage } from '../postprocess/open-page.ts'
import { attribute, instead, pageElements, withReplacements } from '../postprocess/page-elements.ts'
import { namesIn, pageStyles, unscriptedStyles } from '../postprocess/page-styles.ts'
import { openFindIndex } from '../search/find-index.ts'
import { openSearchIndex } from '../search/search-index.ts'

/** The answer page as Astro writes it, before it leaves the public folder. */
const answerPage = 'form-answer.html'

/**
 * Finishes the pages that Astro has written: in each page its own styles and Content-Security-Policy, the files
 * that static hosts read, the search indexes, compressed copies of everything. Beside the folder it puts
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
  const pages = await openPages(folder)
  const policy = await closePages(folder, pages, settings)
  await moveAnswerPage(folder)
  await writeFile(join(folder, '_headers'), hostHeaders(settings.SITE_URL, settings.HSTS, policy))
  await writeFile(join(folder, '_redirects'), hostRedirects())
  await writeLicences(folder)
  if (quick) return `${pages.length} pages, without compressed copies`
  await writeCompressedCopies(folder)
  const home = await stat(join(folder, 'index.html.br'))
  return `${pages.length} pages, Home's HTML ${(home.size / 1024).toFixed(1)} KB compressed`
}

type Page = ReturnType<typeof openPage> & { file: string }

/** Prepares every page for its styles and its policy. On the way the search reads them. */
async function openPages(folder: string): Promise<Page[]> {
  const paths = new Map(
    pagePaths().map((path) => [path === '/' ? 'index.html' : `${path.slice(1)}.html`, path]),
  )
  const pages: Page[] = []
  const search = await openSearchIndex()
  const best = openFindIndex()
  try {
    // One after another: parsed, a page is many times its size.
    for (const file of await filesIn(folder, '**/*.html')) {
      const written = await withFileSizes(await readFile(join(folder, file), 'utf8'), folder)
      const html = file === answerPage ? withoutScripts(written) : written
      const elements = pageElements(html)
      pages.push({ file, ...openPage(html, elements, file) })
      const path = paths.get(file)
      if (path === undefined) continue
      // Before the other one, which changes the elements.
      best.add(path, elements)
      await search.add(path, elements)
    }
    await search.write(folder)
    await best.write(folder)
  } finally {
    await search.close()
  }
  return pages
}

/** A page that a server fills in: React would put back what it rendered. */
function withoutScripts(html: string): string {
  const scripts = pageElements(html).filter(
    (element) => element.tagName === 'script' || attribute(element, 'rel') === 'modulepreload',
  )
  return withReplacements(
    html,
    scripts.map((script) => instead(script)),
  )
}

/**
 * Writes the pages with their styles and their policy. Pages in one folder are of one kind, however many there
 * are: the policy in `_headers` names the hash of each kind's stylesheet.
 *
 * @returns a policy for all pages, for hosts that send the same headers with each
 */
async function closePages(folder: string, pages: readonly Page[], settings: BuildSettings) {
  const scripts = hashSources(pages.flatMap((page) => page.scripts))
  const inbox = URL.canParse(settings.INBOX_URL) ? settings.INBOX_URL : undefined
  const policyWith = (styles: readonly string[]) =>
    pagePolicy({ scripts, styles: hashSources(styles) }, { aiBaseUrl: settings.AI_BASE_URL, inbox })
  const files = await scriptsOf(folder)
  const unscripted = unscriptedStyles(pages)
  const address = `/assets/unscripted.${hashOf(unscripted, 'base64url').slice(0, 8)}.css`
  await writeFile(join(folder, address), unscripted)
  const sheets: string[] = []
  const kinds = new Map<string, Page[]>()
  for (const page of pages) {
    const kind = dirname(page.file) === '.' ? page.file : dirname(page.file)
    kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  for (const kind of kinds.values()) {
    // What their scripts import is added to the set while it is read.
    const run = new Set(kind.flatMap(({ html }) => scriptsIn(html)))
    for (const name of run) for (const other of files.get(name)?.imports ?? []) run.add(other)
    const names = [...run].flatMap((name) => files.get(name)?.names ?? [])
    const styles = pageStyles(kind, names)
    sheets.push(styles)
    for (const { file, html } of kind)
      await writeFile(join(folder, file), closePage(html, styles, policyWith([styles]), address))
  }
  return policyWith(sheets)
}

function hashOf(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}

/** The CSP sources of inline scripts or styles, each once, in order. */
function hashSources(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hashOf(text, 'base64')}'`)
}

/** The names in every script of the site, and the scripts that it imports, by its file name. */
async function scriptsOf(folder: string) {
  const files = (await filesIn(folder, 'assets/*.js')).map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8')
    return [basename(file), { imports: scriptsIn(text), names: namesIn(text) }] as const
  })
  return new Map(await Promise.all(files))
}

/** The file names of scripts that stand as strings in a page or a script. */
function scriptsIn(text: string): string[] {
  return [...text.matchAll(/["'`](?:[\w./-]*\/)?([\w.-]+\.js)["'`]/g)].flatMap(
    ([, name]) => name ?? [],
  )
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
