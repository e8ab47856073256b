import { type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/**
 * What a top-level block keeps of the text that it was read from (markdown.ts): its own Markdown, what stood
 * before it, its place, and its content at that time.
 */
export type Origin = { source: string; before: string; index: number; content: string }

const align: readonly unknown[] = ['left', 'center', 'right']

const tables = tableNodes({
  tableGroup: 'block',
  // Commands for tables expect blocks, Markdown allows one line.
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: ({ dataset }) => (align.includes(dataset.align) ? dataset.align : null),
      setDOMAttr: (value, attrs) => {
        if (value) attrs['data-align'] = value
      },
    },
  },
})

/** A list's own sign: `-`, `*` or `+`, or the `.` or `)` after a number. */
const list = { spread: { default: false }, marker: { default: null } }

const sourceOf = ({ dataset: { value } }: HTMLElement) => ({ value })

const block = (spec: NodeSpec): NodeSpec => ({
  ...spec,
  group: 'block',
  attrs: { ...spec.attrs, origin: { default: null } },
})

/** What staff edit: the site's Markdown as a document of ProseMirror. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+', attrs: { before: { default: '' }, after: { default: '' } } },
    paragraph: block({ content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] }),
    heading: block({
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    }),
    bullet_list: block({
      content: 'list_item+',
      attrs: list,
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    }),
    ordered_list: block({
      content: 'list_item+',
      attrs: { ...list, start: { default: 1 } },
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) || 1 }),
        },
      ],
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
    }),
    blockquote: block({
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    }),
    code_block: block({
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: { lang: { default: null }, meta: { default: null } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    }),
    rule: block({ parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] }),
    footnote: block({
      content: 'block+',
      attrs: { label: {}, identifier: {} },
      defining: true,
      parseDOM: [{ tag: 'div[data-label]', getAttrs: ({ dataset }) => ({ ...dataset }) }],
      toDOM: ({ attrs: { label, identifier } }) => [
        'div',
        { class: 'footnote', 'data-label': label, 'data-identifier': identifier },
        0,
      ],
    }),
    /** HTML, or the definition of a link: shown and written as it stands. */
    source: block({
      attrs: { value: {} },
      parseDOM: [{ tag: 'pre[data-value]', priority: 60, getAttrs: sourceOf }],
      toDOM: ({ attrs: { value } }) => ['pre', { class: 'source', 'data-value': value }, value],
    }),
    table: block(tables.table),
    list_item: {
      content: 'paragraph block*',
      attrs: { spread: { default: false }, checked: { default: null } },
      defining: true,
      parseDOM: [
        {
          tag: 'li',
          getAttrs: ({ dataset: { checked } }) => ({
            checked: checked === undefined ? null : checked === 'true',
          }),
        },
      ],
      toDOM: ({ attrs }) => [
        'li',
        attrs.checked === null ? {} : { 'data-checked': String(attrs.checked) },
        0,
      ],
    },
    table_row: tables.table_row,
    table_header: tables.table_header,
    table_cell: tables.table_cell,
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    /** The end of a line within a paragraph, which visitors see as a blank. */
    soft_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      leafText: () => ' ',
      parseDOM: [{ tag: 'span[data-soft]' }],
      toDOM: () => ['span', { 'data-soft': '' }, ' '],
    },
    /** Its name alone: the desk's policy shows no pictures of other addresses. */
    image: {
      inline: true,
      group: 'inline',
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      parseDOM: [
        {
          tag: 'span[data-src]',
          getAttrs: (element) => ({
            src: element.dataset.src,
            alt: element.dataset.alt,
            title: element.getAttribute('title'),
          }),
        },
      ],
      toDOM: ({ attrs: { src, alt, title } }) => [
        'span',
        { class: 'source', 'data-src': src, 'data-alt': alt, title },
        `Picture: ${alt || src}`,
      ],
    },
    footnote_reference: {
      inline: true,
      group: 'inline',
      attrs: { label: {}, identifier: {} },
      parseDOM: [{ tag: 'sup[data-label]', getAttrs: ({ dataset }) => ({ ...dataset }) }],
      toDOM: ({ attrs: { label, identifier } }) => [
        'sup',
        { 'data-label': label, 'data-identifier': identifier },
        label,
      ],
    },
    inline_source: {
      inline: true,
      group: 'inline',
      attrs: { value: {} },
      parseDOM: [{ tag: 'span[data-value]', getAttrs: sourceOf }],
      toDOM: ({ attrs: { value } }) => ['span', { class: 'source', 'data-value': value }, value],
    },
  },
  // Of marks over the same words, the first is outside.
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({
            href: element.getAttribute('href'),
            title: element.getAttribute('title'),
          }),
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.title }, 0],
    },
    emphasis: { parseDOM: [{ tag: 'i, em' }], toDOM: () => ['em', 0] },
    strike: { parseDOM: [{ tag: 's, del, strike' }], toDOM: () => ['s', 0] },
    strong: { parseDOM: [{ tag: 'b, strong' }], toDOM: () => ['strong', 0] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
