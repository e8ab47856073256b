import { isoDay } from '#app/lib/dates.ts'
import { type LegalPage, legalText } from '#content/model/legal-pages.ts'
import { renderMarkdown } from '#content/model/markdown.ts'
import { legalLinks } from '#content/model/navigation.ts'

/** Everything that a legal page shows (spec 2.13), rendered while it is prerendered. */
export async function legalDocument(page: LegalPage) {
  const { inShort, markdown } = legalText(page)
  const html = await renderMarkdown(markdown)
  return {
    inShort,
    html,
    sections: sectionsOf(html),
    tabs: legalLinks,
    builtOn: isoDay(new Date()),
  }
}

export type LegalDocument = Awaited<ReturnType<typeof legalDocument>>

/** The headings of the second level, as `renderMarkdown` writes them. */
function sectionsOf(html: string): { id: string; name: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([^<]+)<\/h2>/g)].map(([, id = '', name = '']) => ({
    id,
    name,
  }))
}
