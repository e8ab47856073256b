import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSettingsOf, readBuildRecord } from '#server/build-record.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { buildSite, currentHash } from '../build/build-site.ts'
import { filesIn } from '../lib/files-in.ts'
import { root } from '../lib/root.ts'
import { attribute, type PageElement, pageElements } from '../postprocess/page-elements.ts'
import { blocksIn, headingsIn } from './readable-text.ts'
import type { PageText } from './report.ts'

/** Pages that say "not" and "never" as everybody does, or that have no words of their own. */
const leftOutPages: readonly { pages: RegExp; because: string }[] = [
  { pages: /^\/(privacy-policy|terms-of-service|cookies)$/, because: 'a legal text' },
  { pages: /^\/(verify|suppliers|careers\/apply)$/, because: 'instructions' },
  { pages: /\/404$/, because: 'an error message' },
  { pages: /^\/(draft$|search$|careers\/in\/)/, because: 'a list of what other pages say' },
]

/** Why a page is outside the report; undefined when it is in it. */
export function leftOutBecause(path: string): string | undefined {
  return leftOutPages.find(({ pages }) => pages.test(path))?.because
}

/**
 * Forms, notices and instructions within a page. Notices are no element of their own: all stand on
 * `bg-warn`, and nothing else does (`app/components/scam-notice.tsx`). `answer-line` tells applicants
 * what to do (`app/components/answer-line.tsx`).
 */
function isLeftOut(element: PageElement): boolean {
  const classes = (attribute(element, 'class') ?? '').split(' ')
  return (
    /^(form|dialog|output)$/.test(element.tagName) ||
    /^(alert|status)$/.test(attribute(element, 'role') ?? '') ||
    classes.includes('bg-warn') ||
    classes.includes('answer-line')
  )
}

/** What a page says, without what the report leaves out. */
export function pageText(path: string, html: string): PageText {
  const elements = pageElements(html)
  return {
    path,
    blocks: blocksIn(elements, isLeftOut),
    headings: headingsIn(elements, ['h1', 'h2', 'h3'], isLeftOut),
  }
}

/**
 * The pages in `build/client`, by their address. The site is built where there is no build; a build
 * of other sources is taken as it is, and said to be one.
 *
 * @param say is told of either
 * @throws {BuildProblem} when content or code have to be fixed before there is a build
 * @throws {SettingsError}
 */
export async function builtPages(say: (note: string) => void): Promise<PageText[]> {
  const settings = readSettings(process.env, say)
  const stamp = readBuildRecord(join(root, 'build'))?.sources
  if (stamp === undefined) {
    say('Building into build: there is no build yet …')
    await buildSite(buildSettingsOf(settings, 'same-origin'), { into: 'build' })
  } else if (!(await hashesNow(settings)).includes(stamp)) {
    say('The sources or settings changed since this build: npm run build makes a new one.')
  }
  const folder = join(root, 'build/client')
  const files = await filesIn(folder, '**/*.html')
  const pages = await Promise.all(
    files.map(async (file) => {
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
      return pageText(path, await readFile(join(folder, file), 'utf8'))
    }),
  )
  return pages.sort((a, b) => a.path.localeCompare(b.path, 'en'))
}

/** The stamps of a build of these sources, with an inbox and without. */
function hashesNow(settings: Settings): Promise<string[]> {
  const inboxes = ['same-origin', 'none'] as const
  return Promise.all(inboxes.map((inbox) => currentHash(buildSettingsOf(settings, inbox))))
}
