import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emails, offices, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { articles } from '#content/model/news.ts'
import { once } from '#content/model/once.ts'
import { people } from '#content/model/records.ts'
import { root } from '#tools/lib/root.ts'
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

/** The properties that Google requires for rich results, by type. */
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
  const lacking = (required[type] ?? []).filter((field) => !isTold(node, field.split('.')))
  // A reference to a node on another page has only an `@id`.
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

/**
 * Finds types and properties that schema.org does not have. `schema-dts` has its vocabulary as types,
 * generated from schema.org's own files, so the compiler checks each node as a literal of `Thing`.
 *
 * @returns a line for each mistake, with the page that it is on
 */
function unknownToSchemaOrg(blocks: readonly { path: string; node: Node }[]): string[] {
  const name = join(root, 'structured-data.virtual.ts')
  const lines = blocks.map(
    ({ node }, index) => `export const thing${index}: Thing = ${literal(node)}`,
  )
  const text = ["import type { Thing } from 'schema-dts'", ...lines].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, target) =>
    file === name ? ts.createSourceFile(file, text, target) : getSourceFile.call(host, file, target)
  const program = ts.createProgram([name], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = text.slice(0, start).split('\n').length - 2
    return `${blocks[line]?.path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

/** `query-input` is no property of schema.org: it annotates a field of an action. */
const isInput = (key: string) => key === 'query-input'

function literal(node: Node): string {
  return JSON.stringify(node, (key, value) => (isInput(key) ? undefined : value))
}

const nodesAt = (path: string) => nodesOf(pageAt(path))
const typed = (path: string, type: string) => nodesAt(path).filter((node) => node['@type'] === type)

describe('schema.org', () => {
  const wrong: Record<string, Node> = {
    'a word': { '@type': 'NewsArticle', headline: 'A', datePosted: '2026-11-22' },
    'a type': { '@type': 'NewsPaper', headline: 'A' },
    'a word of a part': {
      '@type': 'NewsArticle',
      publisher: { '@type': 'Organization', title: 'A' },
    },
  }
  // Compiling the vocabulary takes seconds, so it is done once.
  const found = once(() => {
    const blocks = listedPaths.flatMap((path) => nodesAt(path).map((node) => ({ path, node })))
    const made = Object.entries(wrong).map(([path, node]) => ({ path, node }))
    return unknownToSchemaOrg([...blocks, ...made])
  })

  it('has every word of ours, each with its own type', () => {
    const ours = found().filter((line) => line.startsWith('/'))
    expectNone(ours, 'structured data that schema.org does not know')
  })

  it.each(Object.keys(wrong))('does not know %s that there is not', (name) => {
    expect(found().some((line) => line.startsWith(`${name}: `))).toBe(true)
  })
})

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
