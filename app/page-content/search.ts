import { grouped } from '#app/lib/search-groups.ts'
import { pageText } from '#content/model/pages.ts'
import { searchWords } from '#content/model/search.ts'
import { siteIndex } from '#content/model/site-index.ts'

export function searchContent() {
  return { page: pageText('/search'), index: grouped(siteIndex()), words: searchWords }
}

export type SearchContent = ReturnType<typeof searchContent>
