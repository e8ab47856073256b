import { groupOf } from '#app/lib/search-groups.ts'
import { excerptParts, markedTitle, type TextPart, withoutStart } from './marked-text.ts'

/** A page that matches, in the parts of Pagefind's answer that we use. */
export type PageMatch = {
  url: string
  meta: { title?: string }
  excerpt: string
  /** Its sections that match; the part before the first one bears the page's own address. */
  sub_results: readonly SectionMatch[]
}
type SectionMatch = {
  url: string
  title: string
  excerpt: string
  locations: readonly number[]
}

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
    return rows.map(({ url, title, excerpt }) => ({
      href: url,
      title: markedTitle(url === page.url ? pageTitle : sectionTitle(url, pageTitle, title), query),
      // A section's excerpt begins with its heading, which the row already shows as the title.
      excerpt: withoutStart(excerptParts(excerpt), `${title}. `),
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
  const said = pageTitle.toLowerCase() === groupOf(href).toLowerCase()
  return said ? title : `${pageTitle}: ${title}`
}
