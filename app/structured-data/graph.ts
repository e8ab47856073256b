import type { Graph, Thing } from 'schema-dts'

/** The JSON-LD of a page, which search engines read beside its text. */
export type StructuredData = readonly Thing[]

/** The text of an `application/ld+json` element that tells of these things. */
export function jsonLd(things: StructuredData): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return elementText(graph)
}

/** The text of an `application/ld+json` element: it holds no `<`, so that nothing in it can end the element. */
export function elementText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
