import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { slugOf } from './slug.ts'

/** The parts of an HTML tree that heading ids need. */
type Node = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/**
 * Raw HTML in a source is dropped before sanitising (remark-rehype's default),
 * so the only ids there are come from footnotes, which carry their prefix already.
 */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  // After sanitising: these ids are ours, made of letters, digits and hyphens only.
  .use(headingIds)
  .use(tableNames)
  .use(absoluteLinks)
  .use(rehypeStringify)

/**
 * Markdown as sanitised HTML, its headings with ids to link to. Runs at build time only.
 *
 * @param address where the text stands, in full: its links are written out for readers elsewhere
 */
export async function renderMarkdown(source: string, address?: string): Promise<string> {
  return String(await processor.process({ value: source, data: { address } }))
}

/** Gives every heading an id of its own: a second `notes` becomes `notes-2`. */
function headingIds() {
  return (tree: Node): void => {
    const seen = new Map<string, number>()
    for (const node of elements(tree)) {
      if (!/^h[1-6]$/.test(node.tagName ?? '') || node.properties?.id) continue
      const id = slugOf(textOf(node))
      const count = (seen.get(id) ?? 0) + 1
      seen.set(id, count)
      node.properties = { ...node.properties, id: count > 1 ? `${id}-${count}` : id }
    }
  }
}

/**
 * Names every table after the heading that it stands under, and gives each cell but a row's first its column's
 * heading (`data-column`): on phones cells are stacked.
 */
function tableNames() {
  return (tree: Node): void => {
    let heading: unknown
    for (const node of elements(tree)) {
      const { tagName = '', properties } = node
      if (/^h[1-6]$/.test(tagName)) heading = properties?.id
      if (tagName !== 'table') continue
      if (heading) node.properties = { ...properties, ariaLabelledBy: heading }
      const names = elements(node).filter(({ tagName }) => tagName === 'th')
      for (const row of elements(node).filter(({ tagName }) => tagName === 'tr')) {
        const cells = (row.children ?? []).filter(({ tagName }) => tagName === 'td')
        for (const [column, cell] of cells.entries()) {
          const name = names[column]
          if (name && column > 0) cell.properties = { ...cell.properties, dataColumn: textOf(name) }
        }
      }
    }
  }
}

/** Makes links absolute, by the address of the text, where that is given. */
function absoluteLinks() {
  return (tree: Node, { data }: { data: object }): void => {
    const address = 'address' in data ? data.address : undefined
    if (typeof address !== 'string') return
    for (const { properties } of elements(tree)) {
      for (const name of ['href', 'src']) {
        const value = properties?.[name]
        if (properties && typeof value === 'string') properties[name] = new URL(value, address).href
      }
    }
  }
}

function elements(node: Node): Node[] {
  return (node.children ?? []).flatMap((child) => [child, ...elements(child)])
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
