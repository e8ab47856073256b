import type {
  BlockContent,
  Definition,
  DefinitionContent,
  ListItem,
  Nodes,
  PhrasingContent,
} from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { type Origin, schema } from './rich-text-schema.ts'

const { nodes, marks } = schema

/** With the extensions of the site (content/model/markdown.ts). */
const parser = unified().use(remarkParse).use(remarkGfm).freeze()

type Block = BlockContent | DefinitionContent
/** Inline content, and the marks that are not around it yet. */
type Piece = { node: PhrasingContent; marks: readonly Mark[] }
type Source = { text: string; definitions: ReadonlyMap<string, Definition> }

/**
 * Reads Markdown. Each top-level block keeps its text, so that `toMarkdown` gives back byte for byte what nobody
 * changes. Names in braces are words, as the site fills them in before it parses: `\{group}` is a backslash and a name.
 */
export function fromMarkdown(text: string): Node {
  const root = parser.parse(sealed(text))
  // Of several definitions the first one counts.
  const definitions = definitionsIn(root).reverse()
  const source = { text, definitions: new Map(definitions.map((node) => [node.identifier, node])) }
  let end = 0
  const blocks = root.children.map((node, index) => {
    const block = blockOf(node, source)
    // The indentation of code belongs to it.
    const before = text.slice(end, offsets(node).start).replace(/(?<=^|\n)[ \t]+$/, '')
    const own = text.slice(end + before.length, offsets(node).end)
    const origin: Origin = { source: own, before, index, content: contentOf(block) }
    end = offsets(node).end
    return block.type.create({ ...block.attrs, origin }, block.content)
  })
  const before = originOf(blocks[0])?.before ?? text
  const after = blocks.length > 0 ? text.slice(end) : ''
  return nodes.doc.create({ before, after }, filled(blocks))
}

/** Writes Markdown: a block as it was read where it is unchanged, any other one in the style of content/. */
export function toMarkdown(doc: Node): string {
  let list: { type: string; marker: string } | undefined
  const blocks = doc.children.filter((block) => !isBlank(block))
  const texts = blocks.map((block, index) => {
    const [previous, next] = [blocks[index - 1], blocks[index + 1]]
    const gap = gapBetween(previous, block)
    const origin = originOf(block)
    let own = origin?.content === contentOf(block) ? origin.source : undefined
    // Indented code would belong to a list before it, and code without an end takes in what follows.
    const moved = gap === undefined || (next && gapBetween(block, next) === undefined)
    if (block.type === nodes.code_block && moved) own = undefined
    let marker: string | undefined = markerOf(block)
    // Two lists with the same marker would be one.
    if (marker && list?.type === block.type.name && list.marker === marker) {
      marker = { '-': '*', '.': ')', ')': '.' }[marker] ?? '-'
      own = undefined
    }
    list = marker ? { type: block.type.name, marker } : undefined
    return (gap ?? '\n\n') + (own ?? written(block, marker))
  })
  return doc.attrs.before + texts.join('') + doc.attrs.after
}

/** What stood between two blocks; undefined if they were not one after the other. */
function gapBetween(previous: Node | undefined, next: Node): string | undefined {
  if (!previous) return ''
  const [one, other] = [originOf(previous), originOf(next)]
  return one && other?.index === one.index + 1 ? other.before : undefined
}

const originOf = (block: Node | undefined): Origin | null => block?.attrs.origin ?? null

const contentOf = (block: Node) =>
  JSON.stringify(block, (key, value) => (key === 'origin' ? undefined : value))

const isBlank = (block: Node) => block.type === nodes.paragraph && phrasing(block).length === 0

/** Noncharacters, which no text holds and no parser takes for punctuation. */
const [opening, closing] = ['\uFDD0', '\uFDD1']

/** Keeps names in braces from the parser; no character moves. */
function sealed(text: string): string {
  // A byte order mark would move what follows.
  return text.replace(/^\uFEFF/, ' ').replace(/\{([^{}\n]*)\}/g, `${opening}$1${closing}`)
}

function unsealed(text: string): string {
  return text.replaceAll(opening, '{').replaceAll(closing, '}')
}

const unsealedOrNull = (text: string | null | undefined) => (text ? unsealed(text) : null)
const sealedOrNull = (text: unknown) => (typeof text === 'string' ? sealed(text) : null)

function definitionsIn(node: Nodes): Definition[] {
  if (node.type === 'definition') return [node]
  return 'children' in node ? node.children.flatMap(definitionsIn) : []
}

function offsets({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** Blocks where there must be one. */
const filled = (blocks: readonly Node[]) =>
  blocks.length > 0 ? blocks : [nodes.paragraph.create()]

function blockOf(node: Nodes, source: Source): Node {
  switch (node.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, inlineOf(node.children, source))
    case 'heading':
      return nodes.heading.create({ level: node.depth }, inlineOf(node.children, source))
    case 'blockquote':
      return nodes.blockquote.create(null, blocksOf(node.children, source))
    case 'thematicBreak':
      return nodes.rule.create()
    case 'code': {
      const attrs = { lang: unsealedOrNull(node.lang), meta: unsealedOrNull(node.meta) }
      return nodes.code_block.create(attrs, node.value ? schema.text(unsealed(node.value)) : null)
    }
    case 'list': {
      const type = node.ordered ? nodes.ordered_list : nodes.bullet_list
      const [marker] = /[-*+.)]/.exec(source.text.slice(offsets(node).start)) ?? []
      const attrs = { spread: node.spread ?? false, marker, start: node.start ?? 1 }
      return type.create(
        attrs,
        node.children.map(({ spread, checked = null, children }) => {
          const content = blocksOf(children, source)
          const first = content[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()]
          return nodes.list_item.create({ spread, checked }, [...first, ...content])
        }),
      )
    }
    case 'table': {
      const columns = node.align ?? []
      const rows = node.children.map(({ children }, row) =>
        nodes.table_row.create(
          null,
          columns.map((align, column) => {
            const content = inlineOf(children[column]?.children ?? [], source)
            const type = row === 0 ? nodes.table_header : nodes.table_cell
            return type.create({ align }, nodes.paragraph.create(null, content))
          }),
        ),
      )
      return nodes.table.create(null, rows)
    }
    case 'footnoteDefinition': {
      const { identifier, label = identifier } = node
      return nodes.footnote.create({ identifier, label }, blocksOf(node.children, source))
    }
    case 'html':
      return nodes.source.create({ value: unsealed(node.value) })
    default: {
      const { start, end } = offsets(node)
      return nodes.source.create({ value: source.text.slice(start, end) })
    }
  }
}

function blocksOf(children: readonly Nodes[], source: Source): readonly Node[] {
  return filled(children.map((child) => blockOf(child, source)))
}

function inlineOf(
  children: readonly PhrasingContent[],
  source: Source,
  around: readonly Mark[] = [],
): Node[] {
  const within = (mark: Mark, content: readonly PhrasingContent[]) =>
    inlineOf(content, source, mark.addToSet(around))
  return children.flatMap((node): Node[] => {
    switch (node.type) {
      case 'text':
        return node.value
          .split('\n')
          .flatMap((line, index) => [
            ...(index > 0 ? [nodes.soft_break.create(null, null, around)] : []),
            ...(line ? [schema.text(unsealed(line), around)] : []),
          ])
      case 'inlineCode':
        return [schema.text(unsealed(node.value), marks.code.create().addToSet(around))]
      case 'emphasis':
        return within(marks.emphasis.create(), node.children)
      case 'strong':
        return within(marks.strong.create(), node.children)
      case 'delete':
        return within(marks.strike.create(), node.children)
      case 'link':
      case 'linkReference': {
        const { url, title } = addressOf(node, source)
        return within(marks.link.create({ href: url, title }), node.children)
      }
      case 'image':
      case 'imageReference': {
        const { url, title } = addressOf(node, source)
        const alt = unsealed(node.alt ?? '')
        return [nodes.image.create({ src: url, title, alt }, null, around)]
      }
      case 'break':
        return [nodes.hard_break.create(null, null, around)]
      case 'footnoteReference': {
        const { identifier, label = identifier } = node
        return [nodes.footnote_reference.create({ identifier, label }, null, around)]
      }
      default:
        return [nodes.inline_source.create({ value: unsealed(node.value) }, null, around)]
    }
  })
}

/** The address of a link or picture, written in it or in a definition. */
function addressOf(
  node: Extract<PhrasingContent, { identifier: string } | { url: string }>,
  { definitions }: Source,
): { url: string; title: string | null } {
  const at = 'url' in node ? node : definitions.get(node.identifier)
  return {
    url: unsealed(at?.url ?? ''),
    title: at && 'title' in at ? unsealedOrNull(at.title) : null,
  }
}

/** What a list's items begin with: `-`, `*` or `+`, or `.` or `)` after a number. */
function markerOf(block: Node): string | undefined {
  if (block.type === nodes.bullet_list) return block.attrs.marker ?? '-'
  return block.type === nodes.ordered_list ? (block.attrs.marker ?? '.') : undefined
}

/** A block in the style of content/, without the line's end. */
function written(block: Node, marker?: string): string {
  const bullet = marker === '*' || marker === '+' ? marker : '-'
  const options: Options = {
    bullet,
    bulletOther: bullet === '*' ? '-' : '*',
    bulletOrdered: marker === ')' ? ')' : '.',
    emphasis: '*',
    strong: '*',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    fences: true,
    handlers: {
      // The stringifier takes the `&` of `R&D` for the beginning of a character reference.
      text: (node: { value: string }, _parent, state, info) =>
        state.safe(node.value, info).replace(/\\&(?!#?\w+;)/g, '&'),
    },
  }
  const writer = unified().use(remarkGfm).use(remarkStringify, options)
  const text = writer.stringify({ type: 'root', children: blocksFrom([block]) })
  return unsealed(text.replace(/\n$/, ''))
}

function blocksFrom(blocks: readonly Node[]): Block[] {
  return blocks.filter((block) => !isBlank(block)).map(blockFrom)
}

function blockFrom(node: Node): Block {
  const { attrs, children } = node
  switch (node.type) {
    case nodes.heading:
      return { type: 'heading', depth: attrs.level, children: phrasing(node) }
    case nodes.blockquote:
      return { type: 'blockquote', children: blocksFrom(children) }
    case nodes.rule:
      return { type: 'thematicBreak' }
    case nodes.code_block: {
      const [lang, meta] = [sealedOrNull(attrs.lang), sealedOrNull(attrs.meta)]
      return { type: 'code', lang, meta, value: sealed(node.textContent) }
    }
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const ordered = node.type === nodes.ordered_list
      const items = children.map(
        ({ attrs: { spread, checked }, children }): ListItem => ({
          type: 'listItem',
          spread,
          checked,
          children: blocksFrom(children),
        }),
      )
      const { spread, start = null } = attrs
      return { type: 'list', ordered, spread, start, children: items }
    }
    case nodes.table: {
      const align = node.child(0).children.map((cell) => cell.attrs.align)
      const rows = children.map(({ children }) => ({
        type: 'tableRow' as const,
        children: children.map((cell) => ({
          type: 'tableCell' as const,
          children: phrasing(cell.child(0)),
        })),
      }))
      return { type: 'table', align, children: rows }
    }
    case nodes.footnote: {
      const { identifier, label } = attrs
      const content = blocksFrom(children)
      return { type: 'footnoteDefinition', identifier, label, children: content }
    }
    case nodes.source:
      return { type: 'html', value: sealed(attrs.value) }
    default:
      return { type: 'paragraph', children: phrasing(node) }
  }
}

/** The content of a paragraph, heading or cell, without blanks where Markdown has none. */
function phrasing(block: Node): PhrasingContent[] {
  const pieces = block.children.flatMap(piecesOf)
  const isSpace = (piece: Piece) => piece.node.type === 'text' && /^[ \t]+$/.test(piece.node.value)
  const isBreak = (piece: Piece | undefined) =>
    !piece ||
    piece.node.type === 'break' ||
    (piece.node.type === 'text' && piece.node.value === '\n')
  const isEmpty = (piece: Piece) => isSpace(piece) || isBreak(piece)
  const first = pieces.findIndex((piece) => !isEmpty(piece))
  if (first < 0) return []
  const trimmed = pieces.slice(first, pieces.findLastIndex((piece) => !isEmpty(piece)) + 1)
  const kept = trimmed.filter(
    (piece, i) => !isSpace(piece) || !(isBreak(trimmed[i - 1]) || isBreak(trimmed[i + 1])),
  )
  // Marks begin and end at words: `**a **b` is not bold.
  const words = kept.map((piece, i) => {
    if (!isEmpty(piece)) return piece
    const before = kept.slice(0, i).findLast((each) => !isEmpty(each))
    const after = kept.slice(i).find((each) => !isEmpty(each))
    const held = (mark: Mark) => [before, after].every((each) => each && mark.isInSet(each.marks))
    return { ...piece, marks: piece.marks.filter(held) }
  })
  return nested(words)
}

/** Text as blanks, words and blanks; anything else whole. */
function piecesOf(node: Node): Piece[] {
  const { attrs, marks: around } = node
  const text = node.text ?? ''
  if (marks.code.isInSet(around)) {
    const without = marks.code.removeFromSet(around)
    return [{ node: { type: 'inlineCode', value: sealed(text) }, marks: without }]
  }
  const one = (content: PhrasingContent) => [{ node: content, marks: around }]
  switch (node.type) {
    case nodes.hard_break:
      return one({ type: 'break' })
    case nodes.soft_break:
      return one({ type: 'text', value: '\n' })
    case nodes.image: {
      const [url, alt] = [sealed(attrs.src), sealed(attrs.alt)]
      return one({ type: 'image', url, alt, title: sealedOrNull(attrs.title) })
    }
    case nodes.footnote_reference:
      return one({
        type: 'footnoteReference',
        identifier: attrs.identifier,
        label: attrs.label,
      })
    case nodes.inline_source:
      return one({ type: 'html', value: sealed(attrs.value) })
    default: {
      const parts = /^([ \t]*)(.*?)([ \t]*)$/s.exec(sealed(text))?.slice(1) ?? []
      return parts.filter(Boolean).flatMap((value) => one({ type: 'text', value }))
    }
  }
}

/** Puts marks around their content, the longest outside. */
function nested(pieces: readonly Piece[]): PhrasingContent[] {
  const content: PhrasingContent[] = []
  for (let at = 0; at < pieces.length; ) {
    const { node, marks: around = [] } = pieces[at] ?? {}
    const runs = around.map((mark) => {
      const end = pieces.findIndex((each, i) => i > at && !mark.isInSet(each.marks))
      return { mark, end: end < 0 ? pieces.length : end }
    })
    const longest = runs.toSorted((a, b) => b.end - a.end)[0]
    if (longest) {
      const { mark, end } = longest
      const inside = pieces.slice(at, end).map((each) => ({
        node: each.node,
        marks: mark.removeFromSet(each.marks),
      }))
      content.push(marked(mark, nested(inside)))
      at = end
      continue
    }
    const last = content.at(-1)
    // The stringifier escapes `1986.` only as one text.
    if (node?.type === 'text' && last?.type === 'text') last.value += node.value
    else if (node) content.push({ ...node })
    at += 1
  }
  return content
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type === marks.strong) return { type: 'strong', children }
  if (type === marks.emphasis) return { type: 'emphasis', children }
  if (type === marks.strike) return { type: 'delete', children }
  return { type: 'link', url: sealed(attrs.href), title: sealedOrNull(attrs.title), children }
}
