import { type Document, LineCounter, parseDocument } from 'yaml'
import { contentText } from './content-files.ts'

/** A file taken apart: what its fields hold, and where each of them stands. */
export type Parsed = {
  data: unknown
  /** What stands under the front matter of a Markdown file. */
  body: string
  /** Why the file cannot be read; the fields are empty then. */
  unreadable: { line: number; message: string } | undefined
  /** The line of a field, counted from 1; of what holds it when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number
}

const yamlFiles = new Map<string, Parsed>()

/** A YAML file of `content/`, parsed once and cached. @throws when there is none */
export function readYaml(file: string): Parsed {
  const known = yamlFiles.get(file)
  if (known) return known
  const parsed = parseYaml(contentText(file))
  yamlFiles.set(file, parsed)
  return parsed
}

/** Reads a YAML text, or the front matter of a Markdown file that begins `linesAbove` lines down. */
export function parseYaml(text: string, linesAbove = 0, body = ''): Parsed {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [error] = document.errors
  const line = (offset: number) => counter.linePos(offset).line + linesAbove
  return {
    data: error ? undefined : document.toJS(),
    body,
    unreadable: error && {
      line: line(error.pos[0]),
      message: error.message.split(/ at line |\n/)[0] ?? error.code,
    },
    lineOf: (path) => line(offsetOf(document, path)),
  }
}

/** Reads a Markdown file that begins with a front matter between two lines of `---`. */
export function parseMarkdown(text: string): Parsed {
  const match = /^---\r?\n(.*?)\r?\n---(?:\r?\n|$)(.*)$/s.exec(text)
  if (match) return parseYaml(match[1] ?? '', 1, match[2])
  const message = 'must begin with a front matter between two lines of ---'
  return { data: undefined, body: text, unreadable: { line: 1, message }, lineOf: () => 1 }
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (hasRange(node)) return node.range[0]
  }
  return 0
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
