import { z } from 'zod'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import type { BuiltPage } from './built-site.ts'

export type Node = Record<string, unknown>

const nodeSchema = z.record(z.string(), z.unknown())
const blockSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema).optional(),
})

/** What a page tells search engines: each thing of its `application/ld+json` elements. */
export function nodesOf({ elements }: BuiltPage): Node[] {
  return elements
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .flatMap((element) => {
      const json: unknown = JSON.parse(textOf(element))
      const { '@graph': graph } = blockSchema.parse(json)
      if (graph) return graph
      const { '@context': _, ...node } = nodeSchema.parse(json)
      return [node]
    })
}

/** What Google requires before it shows a thing as more than a link, by its type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction.target', 'potentialAction.query-input'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: ['headline', 'image', 'publisher.name'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address.addressCountry',
  ],
}

/** What a thing and the things in it lack, as `JobPosting: datePosted`. */
export function missing(node: Node): string[] {
  const type = String(node['@type'])
  const lacking = (required[type] ?? []).filter((field) => !isTold(node, field.split('.')))
  // What only refers to a thing on another page has nothing but its address.
  const own = Object.keys(node).every((key) => key === '@id') ? [] : lacking
  const inner = Object.values(node).flat().filter(isNode).flatMap(missing)
  return [...own.map((field) => `${type}: ${field}`), ...inner]
}

function isTold(node: Node, [field = '', ...inner]: string[]): boolean {
  const value = node[field]
  if (inner.length > 0) return isNode(value) && isTold(value, inner)
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
