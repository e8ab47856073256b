import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import { group } from '#content/model/group.ts'
import { groupInShort } from './organizations.ts'

/** The site as a whole, and the address by which it is searched (spec 2.2). */
export function websiteData() {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${canonicalAddress('/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${canonicalAddress('/')}#website`,
    name: group.name,
    alternateName: group.shortName,
    url: canonicalAddress('/'),
    inLanguage: 'en-NG',
    publisher: { '@id': groupInShort()['@id'] },
    potentialAction: search,
  } as const satisfies WebSite
}
