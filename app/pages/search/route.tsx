import { useSearchParams } from 'react-router'
import { PaperHead } from '#app/components/page-head.tsx'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { grouped } from '#app/search/groups.ts'
import { pages } from '#content/pages.ts'
import { waysOnFromSearch } from '#content/search.ts'
import { siteIndex } from '#content/site-index.ts'
import type { Route } from './+types/route'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { SiteIndex } from './site-index.tsx'

export const handle = paperHead

export function loader() {
  return { page: pages['/search'], index: grouped(siteIndex()), waysOn: waysOnFromSearch }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/search' })

/**
 * The search as a page (spec 2.2): the same results under an address, `?q=`, and
 * below them the index of the whole site, which is all of it without JavaScript.
 */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { page, index, waysOn } = loaderData
  const [parameters] = useSearchParams()
  // The prerendered page knows no question.
  const query = useHydrated() ? (parameters.get('q')?.trim() ?? '') : ''
  return (
    <>
      <PaperHead {...page}>
        <SearchForm key={query} query={query} />
      </PaperHead>
      {query !== '' && <Results query={query} waysOn={waysOn} />}
      <SiteIndex groups={index} />
    </>
  )
}
