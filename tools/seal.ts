import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pagePaths } from '#content/paths.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import type { BuildSettings } from './build/settings.ts'
import { filesIn } from './files-in.ts'
import { writeIcons } from './icons.ts'
import { answerTemplate } from './seal/answer-template.ts'
import { hostHeaders, hostRedirects } from './seal/host-files.ts'
import { inlineHashes } from './seal/inline-hashes.ts'
import { robots, sitemap } from './seal/listing.ts'
import { withOneStylesheet } from './seal/one-stylesheet.ts'
import { pageScripts } from './seal/page-scripts.ts'
import { sealPage } from './seal/seal-page.ts'
import { writeTwins } from './seal/twins.ts'
import { withUsedStyles } from './seal/used-styles.ts'
import { withoutScripts } from './seal/without-scripts.ts'
import { writeSearchIndex } from './search/write-index.ts'

/** As it is prerendered; what is left of it is a template for the inbox, and nobody's address. */
const answerPage = 'form-answer.html'

/**
 * Finishes a prerendered site: in each page its own styles and the site's
 * Content-Security-Policy, the files that search engines and static hosts read, the icons, the
 * search index, compressed twins of everything. Beside the folder it writes the template of the page
 * that answers forms.
 *
 * @returns the build's summary in one line
 */
export async function sealSite(folder: string, settings: BuildSettings): Promise<string> {
  const places = {
    aiBaseUrl: settings.AI_BASE_URL,
    inbox: URL.canParse(settings.INBOX_URL) ? settings.INBOX_URL : undefined,
  }
  const pages = await filesIn(folder, '**/*.html')
  const styled = new Map<string, string>()
  for (const page of pages) {
    const written = await readFile(join(folder, page), 'utf8')
    const html = page === answerPage ? withoutScripts(written) : written
    const scripts = await pageScripts(folder, html)
    styled.set(page, withUsedStyles(withOneStylesheet(html, page), scripts))
  }
  const hashes = inlineHashes([...styled.values()])
  for (const [page, html] of styled) {
    await writeFile(join(folder, page), sealPage(html, hashes, places))
  }
  await moveAnswerPage(folder)

  const written = {
    'sitemap.xml': sitemap(settings.SITE_URL, pagePaths()),
    'robots.txt': robots(settings.SITE_URL),
    _headers: hostHeaders(settings.SITE_URL, settings.HSTS),
    _redirects: hostRedirects(),
  }
  for (const [name, text] of Object.entries(written)) await writeFile(join(folder, name), text)

  await writeIcons(folder)
  await writeSearchIndex(folder, pagePaths())
  await writeTwins(folder)
  const home = await stat(join(folder, 'index.html.br'))
  return `${pages.length} pages, Home's HTML ${(home.size / 1024).toFixed(1)} KB compressed`
}

/** Out of the public folder, as the template that the inbox fills in. */
async function moveAnswerPage(folder: string): Promise<void> {
  const file = join(folder, answerPage)
  const template = answerTemplate(await readFile(file, 'utf8'))
  await writeFile(join(dirname(folder), answerPageFile), JSON.stringify(template))
  await rm(file)
}
