import { statSync } from 'node:fs'
import { allPages } from '#content/model/pages.ts'
import { pagePaths } from '#content/model/paths.ts'

/** Whether the run also tests what drills rather than checks (`npm test -- all`). */
export const completeRun = process.env.TEST_ALL === '1'

const built = new URL('../../build/client', import.meta.url)

/**
 * A page of each template. A file of `content/pages/` has one to itself; the others (companies, articles,
 * openings, the list of news) share one with their folder, of which the page with most HTML is taken.
 */
function templatePages(): string[] {
  const own = new Set(allPages().map(([path]) => path))
  const longest = new Map<string, string>()
  for (const path of pagePaths()) {
    const template = own.has(path) ? path : path.slice(0, path.lastIndexOf('/') + 1)
    const other = longest.get(template)
    if (!other || lengthOf(path) > lengthOf(other)) longest.set(template, path)
  }
  return [...longest.values()]
}

function lengthOf(path: string): number {
  return statSync(`${built.pathname}${path === '/' ? '/index' : path}.html`).size
}

/** The pages that tests walk through: in a complete run each, else one of each template. */
export const walkedPages: readonly string[] = completeRun ? pagePaths() : templatePages()
