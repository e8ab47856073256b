import { contentKind } from './content-kind.ts'
import type { Page, PagePath, PageTexts } from './page-schemas.ts'
import { pageSources } from './sources.ts'

/** What one page says. */
export function pageText<Path extends PagePath>(path: Path): PageTexts[Path] {
  return pageSources[path].read()
}

/** Every page that is no company and no article, with its address (spec 2.1). */
export function allPages(): [string, Page][] {
  return Object.entries(pageSources)
    .filter(([path]) => isBuilt(path))
    .map(([path, source]) => [path, source.read()])
}

/**
 * Whether the build has that page: a page that would be without substance is not built, nor linked to.
 * For all other addresses the result is true.
 */
export function isBuilt(path: string): boolean {
  return path !== '/governance' || pageText('/governance').structure.board !== undefined
}

/** Whether search engines and lists of pages name it; a draft shows all pages as they will be. */
export function isListed(path: string): boolean {
  const page = allPages().find(([address]) => address === path)?.[1]
  return contentKind() === 'draft' || !page?.unlisted
}
