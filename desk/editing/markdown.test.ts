import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { contentFiles, contentText } from '../../content/model/content-files.ts'
import { renderMarkdown } from '../../content/model/markdown.ts'
import { frontMatter } from '../../content/model/parse.ts'
import { filled } from '../../content/model/tokens.ts'
import { fromMarkdown, toMarkdown } from './markdown.ts'
import { samples } from './markdown-samples.ts'
import { schema } from './rich-text-schema.ts'

const articles = ['news', 'legal'].flatMap((folder) =>
  contentFiles(folder, '.md').map((file) => ({
    name: file,
    text: frontMatter.exec(contentText(file))?.[2] ?? '',
  })),
)

const article = `
A first paragraph of {group}, with **bold**, *italic*, ~~struck~~ and \`code\` words.

## A heading

- One [link](/contact) to us
- Two [**companies**](/about "Us")
  - Nested points

3. Third thing
4. Fourth thing

> Quoted words.
>
> Further words.

- [ ] Open task
- [x] Finished task

| Scope | What covers |
| :---- | ----------: |
| First |   Emissions |

A note.[^1] A line\\
and another, [{email}](mailto:{email}).

---

\`\`\`yaml
key: value
\`\`\`

[^1]: The note.
`

const named = (text: string) => ({ name: JSON.stringify(text), text })
const texts = [...samples.map(named), ...articles, { name: 'an article', text: article }]

/** The document as if every block was new. */
function anew(doc: Node): Node {
  const blocks = doc.children.map((block) =>
    block.type.create({ ...block.attrs, origin: null }, block.content),
  )
  return doc.type.create(doc.attrs, blocks)
}

/** The Markdown of a text after an edit of its document. */
function edited(text: string, edit: (state: EditorState) => EditorState['tr']): string {
  const state = EditorState.create({ doc: fromMarkdown(text) })
  return toMarkdown(state.apply(edit(state)).doc)
}

/** Where words stand in a document. */
function placeOf(doc: Node, words: string): number {
  let place = -1
  doc.descendants((node, at) => {
    if (node.text?.includes(words)) place = at + node.text.indexOf(words)
  })
  return place
}

const withWord = (text: string, word: string, other: string) =>
  edited(text, ({ tr, doc }) => {
    const at = placeOf(doc, word)
    return tr.replaceWith(at, at + word.length, schema.text(other, doc.nodeAt(at)?.marks))
  })

const html = (text: string) => renderMarkdown(filled(text))

/** Of these the order of marks changes, which nobody sees. */
const otherMarks = ['**[x](/a)**']

describe('a text that nobody changes', () => {
  const odd = ['', '\n', '\uFEFF# a\r\n\r\nb\r\n', '  - a\n\n\tb\n']

  it.each([...texts, ...odd.map(named)])('stays byte for byte: $name', ({ text }) => {
    const doc = fromMarkdown(text)
    doc.check()
    expect(toMarkdown(doc)).toBe(text)
  })
})

describe('a text that is written anew', () => {
  it.each(texts)('looks as before, and stays so: $name', async ({ text }) => {
    const written = toMarkdown(anew(fromMarkdown(text)))
    if (!otherMarks.includes(text)) expect(await html(written)).toBe(await html(text))
    expect(toMarkdown(anew(fromMarkdown(written)))).toBe(written)
  })

  it('is in the style of content/', () => {
    expect(toMarkdown(anew(fromMarkdown(article)))).toBe(article)
  })
})

describe('one changed word', () => {
  const words = article.match(/\p{L}{4,}(?![^[]*\]:)/gu) ?? []
  // Words that stand once, in text that is shown.
  const once = words.filter(
    (word) => article.split(word).length === 2 && placeOf(fromMarkdown(article), word) > 0,
  )

  it.each(once)('changes one line: %s', (word) => {
    const other = word.replace(/./g, 'z')
    expect(withWord(article, word, other)).toBe(article.replace(word, other))
  })

  it('leaves other blocks as they stand', () => {
    const text = '* a _b_\n* c\n\n\nword\n# Title #\n+ d\n\n***\n'
    expect(withWord(text, 'word', 'other')).toBe(text.replace('word', 'other'))
    expect(withWord(text, 'Title', 'Name')).toBe(text.replace('# Title #', '# Name'))
    expect(withWord('\uFEFF# ab\n\ncd\n', 'ab', 'ef')).toBe('\uFEFF# ef\n\ncd\n')
    expect(withWord(text, 'd', 'e')).toBe(text.replace('+ d', '+ e'))
  })
})

describe('what is typed', () => {
  const paragraph = (...texts: Parameters<typeof schema.text>[]) =>
    toMarkdown(
      schema.nodes.doc.create(
        null,
        schema.nodes.paragraph.create(
          null,
          texts.map((text) => schema.text(...text)),
        ),
      ),
    )
  const strong = [schema.marks.strong.create()]

  it.each([
    '1986.',
    '1986. The group',
    '# x',
    '- x',
    '+ x',
    '> x',
    '---',
    '&copy;',
    'a <b> c',
    '*x* _y_ `z`',
    '[x](/a)',
    'C:\\{group}',
    'C:\\{group}\\*',
    '\\\\{group}',
    '| a |',
    '~~~',
    'R&D, Q&A; AT&T',
    'info@a.example',
    'https://a.example',
  ])('stays text: %j', (text) => {
    const doc = fromMarkdown(paragraph([text]))
    expect(doc.textContent).toBe(text)
    expect(doc.children.map(({ type }) => type.name)).toEqual(['paragraph'])
  })

  it('has no escape that it does not need', () => {
    expect(paragraph(['R&D and Q&A: {professionals} (500+), 10:30 – “so”!'])).toBe(
      'R&D and Q&A: {professionals} (500+), 10:30 – “so”!',
    )
  })

  it('has marks around words, not around blanks', () => {
    expect(paragraph(['a'], [' bold ', strong], ['b '])).toBe('a **bold** b')
    expect(paragraph(['a '], ['b ', strong], ['c', strong])).toBe('a **b c**')
    expect(paragraph(['  '])).toBe('')
  })

  it('loses breaks at the end, which would be a backslash', () => {
    const { doc, paragraph, hard_break } = schema.nodes
    const text = schema.text('a ')
    const made = doc.create(null, [
      paragraph.create(null, [text, hard_break.create()]),
      paragraph.create(null, hard_break.create()),
      paragraph.create(null, [text, hard_break.create(), schema.text(' b')]),
    ])
    expect(toMarkdown(made)).toBe('a\n\na\\\nb')
  })
})

describe('blocks that come and go', () => {
  it('are set off by one empty line, while others stay apart as they were', () => {
    const text = '\na\n\n\nb c\n\n\nd\n'
    const split = ({ tr, doc }: EditorState) => tr.split(placeOf(doc, ' c'))
    expect(edited(text, split)).toBe('\na\n\n\nb\n\nc\n\n\nd\n')
    expect(edited(text, ({ tr, doc }) => tr.delete(0, doc.child(0).nodeSize))).toBe(
      '\nb c\n\n\nd\n',
    )
  })

  it('keep two lists apart', () => {
    const text = '- a\n\nb\n\n- c\n\n1. d\n\ne\n\n1. f\n'
    const without = edited(text, ({ tr, doc }) => {
      const places = ['b', 'e'].map((word) => placeOf(doc, word) - 1)
      for (const at of places.reverse()) tr.delete(at, at + 3)
      return tr
    })
    expect(without).toBe('- a\n\n* c\n\n1. d\n\n1) f\n')
  })

  it('never take in what follows code, or a list before it', () => {
    const end = ({ tr, doc }: EditorState) =>
      tr.insert(doc.content.size, schema.nodes.paragraph.create(null, schema.text('b')))
    expect(edited('```\na', end)).toBe('```\na\n```\n\nb')
    const start = ({ tr, doc }: EditorState) => tr.delete(doc.child(0).nodeSize, placeOf(doc, 'c'))
    expect(edited('- a\n\nb\n\n    c\n', start)).toBe('- a\n\n```\nc\n```\n')
  })

  it('have links of their own instead of definitions', () => {
    expect(withWord('See [us][1] here.\n\n[1]: /a "T"\n', 'here', 'there')).toBe(
      'See [us](/a "T") there.\n\n[1]: /a "T"\n',
    )
  })
})
