import type { PageMatch, SectionMatch } from '#app/lib/pagefind.ts'
import { groupOf } from '#app/lib/search-groups.ts'
import { markedTitle, placesOf, sentenceParts, type TextPart } from './marked-text.ts'

/** One row of the results: a page, or the section of a page that matches. */
export type Hit = { href: string; title: TextPart[]; excerpt: TextPart[] }

/**
 * The rows for the pages found, at most so many of each page: the sections that say most of it,
 * in the order of the page.
 */
export function hitsOf(
  matches: readonly PageMatch[],
  query: string,
  sectionsOfPage: number,
): Hit[] {
  return matches.flatMap((page) => {
    const pageTitle = page.meta.title ?? page.url
    const sections = page.sub_results.length > 0 ? strongest(page.sub_results, sectionsOfPage) : []
    const rows = sections.length > 0 ? sections : [{ ...page, title: pageTitle }]
    return rows.map(({ url, title, locations }) => ({
      href: url,
      title: markedTitle(url === page.url ? pageTitle : sectionTitle(url, pageTitle, title), query),
      excerpt: sentenceParts(
        page.content,
        locations.length > 0 ? locations : placesOf(page.content, query),
      ),
    }))
  })
}

function strongest(sections: readonly SectionMatch[], most: number): readonly SectionMatch[] {
  const ranked = [...sections].sort((a, b) => b.locations.length - a.locations.length)
  const kept = ranked.slice(0, most)
  return sections.filter((section) => kept.includes(section))
}

/** "About Us: Core values"; without the page's name where the group's heading says it already. */
function sectionTitle(href: string, pageTitle: string, title: string): string {
  const isRepeated = pageTitle.toLowerCase() === groupOf(href).toLowerCase()
  return isRepeated ? title : `${pageTitle}: ${title}`
}
