import { articles } from './news.ts'
import { pages } from './pages.ts'
import { subsidiaries } from './subsidiaries.ts'

/**
 * The address of every page, without trailing slash (spec 2.1): what is
 * prerendered, listed in the sitemap and walked by the per-page tests.
 */
export function pagePaths(): string[] {
  return [
    ...Object.keys(pages),
    ...subsidiaries.map(({ id }) => `/subsidiaries/${id}`),
    ...articles().map(({ id }) => `/news/${id}`),
  ]
}

/** Prerendered for unknown addresses, in no list: 404 (spec 2.14) and Article Not Found (2.9). */
export function unlistedPaths(): string[] {
  return ['/404', '/news/404']
}
