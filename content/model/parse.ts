import { type Document, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { contentText, encodingProblem } from './content-files.ts'

/** A file taken apart: what its fields hold, and where each of them stands. */
export type Parsed = {
  data: unknown
  /** What stands under the front matter of a Markdown file. */
  body: string
  /** Why the file cannot be read; the fields are empty then. */
  unreadable: { line: number; message: string } | undefined
  /** The line of a field, counted from 1; of what holds it when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** A field's text where YAML reads another type than a text in it: "010", "true". */
  misread: (path: readonly PropertyKey[]) => string | undefined
}

const cache = new Map<string, Parsed>()

declare global {
  /** Where the desk's page renderer keeps files as parsed: it loads this module again for each page. */
  var keptParses: Map<string, { text: string; parsed: Parsed }> | undefined
}

/** A YAML or Markdown file of `content/`, parsed once. @throws when there is none */
export function readContent(file: string): Parsed {
  const known = cache.get(file)
  if (known) return known
  const text = contentText(file)
  const kept = globalThis.keptParses?.get(file)
  const parse = file.endsWith('.md') ? parseMarkdown : parseYaml
  const parsed = kept?.text === text ? kept.parsed : parse(text)
  globalThis.keptParses?.set(file, { text, parsed })
  const read = { ...parsed, unreadable: encodingProblem(file) ?? parsed.unreadable }
  cache.set(file, read)
  return read
}

const quoted = 'put the value between quotation marks'

/** What to do about an error, by the parser's code; its own words are for programmers. */
const advice: Record<string, string> = {
  BAD_SCALAR_START: `the value begins with a sign that YAML reads: ${quoted}`,
  BLOCK_AS_IMPLICIT_KEY: `after a colon and a blank YAML begins another field: ${quoted}`,
  TAB_AS_INDENT: 'a tab stands before the text: use blanks',
  DUPLICATE_KEY: 'this field stands twice: take one of them out',
  BAD_DQ_ESCAPE: 'within "double" quotation marks a backslash is a sign of YAML: use single ones',
  MISSING_CHAR: 'a quotation mark, a bracket or a colon is missing, here or in a line above',
}

/** What YAML would read without a word as something else than what stands there. */
function lossIn(document: Document, text: string) {
  let loss: { offset: number; message: string } | undefined
  visit(document, {
    Alias: (_, { range }) => {
      loss = { offset: range?.[0] ?? 0, message: `a value cannot begin with *: ${quoted}` }
      return visit.BREAK
    },
    Value: (_, node) => {
      const start = node.range?.[0] ?? 0
      if (node.anchor !== undefined) {
        loss = { offset: start, message: `a value cannot begin with &: ${quoted}` }
      } else if (node.tag !== undefined) {
        loss = { offset: start, message: `a value cannot begin with !: ${quoted}` }
      } else if (isScalar(node) && hasComment(node, text)) {
        loss = { offset: start, message: `YAML drops what follows a blank and #: ${quoted}` }
      }
      return loss ? visit.BREAK : undefined
    },
  })
  return loss
}

/** Whether a comment follows on the line of a value. */
function hasComment({ comment, range }: Node, text: string): boolean {
  if (comment == null || !range) return false
  const between = text.slice(range[1], text.indexOf('#', range[1]))
  return !between.includes('\n')
}

/** Reads a YAML text, or the front matter of a Markdown file that begins `linesAbove` lines down. */
export function parseYaml(text: string, linesAbove = 0, body = ''): Parsed {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [error] = document.errors
  const wrong = error
    ? {
        offset: error.pos[0],
        message: advice[error.code] ?? error.message.split(/ at line |\n/)[0] ?? error.code,
      }
    : lossIn(document, text)
  const line = (offset: number) => counter.linePos(offset).line + linesAbove
  return {
    data: wrong ? undefined : document.toJS(),
    body,
    unreadable: wrong && { line: line(wrong.offset), message: wrong.message },
    lineOf: (path) => line(offsetOf(document, path)),
    misread(path) {
      const node: unknown = document.getIn(path, true)
      if (!isScalar(node) || typeof node.value === 'string') return undefined
      return node.source || undefined
    },
  }
}

/** The text between two lines of `---`, and the text under them. */
export const frontMatter = /^\uFEFF?---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)(.*)$/s

/** Reads a Markdown file that begins with a front matter between two lines of `---`. */
export function parseMarkdown(text: string): Parsed {
  const match = frontMatter.exec(text)
  if (match) return parseYaml(match[1] ?? '', 1, match[2])
  const message = 'must begin with a front matter between two lines of ---'
  return { ...parseYaml(''), body: text, unreadable: { line: 1, message } }
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
