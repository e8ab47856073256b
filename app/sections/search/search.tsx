import { PaperHead } from '#app/components/page-head.tsx'
import type { SearchContent } from '#app/page-content/search.ts'
import { SearchForm } from './search-form.tsx'
import { SiteIndex } from './site-index.tsx'

type Props = SearchContent & {
  /** The answer to the address's question: an island. */
  children: React.ReactNode
}

/**
 * The search as a page (spec 2.2): the same results under an address, `?q=`, and
 * below them the index of the whole site, which is all of it without JavaScript.
 */
export function Search({ page, index, words, children }: Props) {
  return (
    <>
      <PaperHead {...page}>
        <SearchForm words={words} />
      </PaperHead>
      {children}
      <SiteIndex {...page.index} groups={index} />
    </>
  )
}
