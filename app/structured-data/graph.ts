import type { Graph, Thing } from 'schema-dts'

/** What a page tells search engines beside its text. */
export type StructuredData = readonly Thing[]

/**
 * The text of a page's `application/ld+json` element. It holds no `<`, so that nothing in it can end
 * the element.
 */
export function jsonLd(things: StructuredData): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
