import type { Page, PagePath, PageTexts, ShortPage } from './page-schemas.ts'
import { pageSources } from './sources.ts'
import { isHeld } from './substance.ts'

/** What one page says. */
export function pageText<Path extends PagePath>(path: Path): PageTexts[Path] {
  return pageSources[path].read()
}

/** Every page that is no company and no article, with its address (spec 2.1). */
export function allPages(): [string, Page][] {
  return Object.entries(pageSources)
    .filter(([path]) => isHeld(path))
    .map(([path, source]) => [path, source.read()])
}

/** The pages of which the build holds no more than a short answer (spec 2.24), with that answer. */
export function shortPages(): [string, Page & { short: ShortPage }][] {
  return Object.entries(pageSources).flatMap(([path, source]) => {
    const { short, ...page } = source.read()
    return short && !isHeld(path) ? [[path, { ...page, short }]] : []
  })
}
