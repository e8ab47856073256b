import { grouped } from '#app/lib/search-groups.ts'
import { pages } from '#content/pages.ts'
import { waysOnFromSearch } from '#content/search.ts'
import { siteIndex } from '#content/site-index.ts'

export function searchContent() {
  return { page: pages['/search'], index: grouped(siteIndex()), waysOn: waysOnFromSearch }
}

export type SearchContent = ReturnType<typeof searchContent>
