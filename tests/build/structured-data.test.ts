import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emails, offices, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { articles } from '#content/model/news.ts'
import { people } from '#content/model/records.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { type BuiltPage, listedPaths, pageAt, siteUrl } from './built-site.ts'
import { expectNone } from './expect-none.ts'

type Node = Record<string, unknown>

const nodeSchema = z.record(z.string(), z.unknown())
const blockSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema).optional(),
})

/** The nodes of a page's `application/ld+json` elements. */
function nodesOf({ elements }: BuiltPage): Node[] {
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

/** The properties that Google requires for rich results, by type; `schema-dts` types their names. */
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

/** Required properties that a node and those in it lack, as `JobPosting: datePosted`. */
function missing(node: Node): string[] {
  const type = String(node['@type'])
  const lacking = (required[type] ?? []).filter((field) => !has(node, field.split('.')))
  // A reference to a node on another page has only an `@id`.
  const own = Object.keys(node).every((key) => key === '@id') ? [] : lacking
  const inner = Object.values(node).flat().filter(isNode).flatMap(missing)
  return [...own.map((field) => `${type}: ${field}`), ...inner]
}

function has(node: Node, [field = '', ...inner]: string[]): boolean {
  const value = node[field]
  if (inner.length > 0) return isNode(value) && has(value, inner)
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const nodesAt = (path: string) => nodesOf(pageAt(path))
const typed = (path: string, type: string) => nodesAt(path).filter((node) => node['@type'] === type)

describe.each(listedPaths)('%s', (path) => {
  it('has what search engines require of each kind', () => {
    expectNone(nodesAt(path).flatMap(missing), `lacking in the structured data of ${path}`)
  })

  it('tells its place as its breadcrumbs show it', () => {
    const { elements } = pageAt(path)
    const [list, ...others] = typed(path, 'BreadcrumbList')
    expect(others).toEqual([])
    if (path === '/') return expect(list).toBeUndefined()
    const items = Object(list?.itemListElement)
    expect(items[0]).toMatchObject({ position: 1, item: `${siteUrl}/` })
    expect(items.at(-1)).toMatchObject({ item: siteUrl + path })
    const nav = elements.find((element) => attribute(element, 'aria-label') === 'Breadcrumb')
    if (nav) {
      const names = items.map(({ name }: { name: string }) => name)
      expect(
        textOf(nav)
          .split('/')
          .map((part) => part.trim()),
      ).toEqual(names)
    }
  })

  it('tells nothing that the owner has not stated', () => {
    const text = JSON.stringify(nodesAt(path))
    const held = unstated().filter((value) => text.includes(JSON.stringify(value).slice(1, -1)))
    expectNone(held, `placeholders in the structured data of ${path}`)
  })
})

it('tells of the site and the group on Home, and of each company on its page', () => {
  expect(typed('/', 'WebSite')).toHaveLength(1)
  expect(typed('/', 'Organization')).toHaveLength(1)
  for (const path of listedPaths.filter((one) => one.startsWith('/subsidiaries/')))
    expect(typed(path, 'Organization')[0]).toHaveProperty('parentOrganization')
})

it('tells of every article that it is one', () => {
  for (const { id } of articles()) expect(typed(`/news/${id}`, 'NewsArticle')).toHaveLength(1)
})

/** Placeholder values that search engines would take for facts. */
function unstated(): string[] {
  const open = ({ status }: { status: string }) => status === 'placeholder'
  return [
    ...phones.filter(open).flatMap(({ display, dial }) => [display, dial]),
    ...Object.values(emails)
      .filter(open)
      .map(({ address }) => address),
    ...offices.filter(open).flatMap(({ address }) => address.slice(0, 2)),
    ...people.filter(open).flatMap(({ name }) => name ?? []),
    ...articles()
      .filter(open)
      // Most articles are by the group, whose name is no placeholder.
      .flatMap(({ date, author }) => [date, ...(author === group.name ? [] : [author])]),
    ...(group.social.some(open) ? ['sameAs'] : []),
  ]
}
