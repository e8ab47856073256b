import type { Page } from '../schema/page.ts'
import type { PagePath, PageTexts } from '../schema/pages.ts'
import { pageSources } from './sources.ts'

/** What one page says. */
export function pageText<Path extends PagePath>(path: Path): PageTexts[Path] {
  return pageSources[path].read()
}

/** Every page that is no company and no article, with its address (spec 2.1). */
export function allPages(): [string, Page][] {
  return Object.entries(pageSources).map(([path, source]) => [path, source.read()])
}
