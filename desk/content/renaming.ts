import { isScalar, parse, parseDocument } from 'yaml'
import type { z } from 'zod'
import { idOf } from '../../content/model/content-files.ts'
import { textsIn, valueAt } from '../../content/model/nested.ts'
import { ownPage } from '../../content/model/site-pages.ts'
import type { ContentRepository } from './content-repository.ts'
import { parsedFile, records, referenceMeta } from './records.ts'

/** A new name of a record or of an entry of `idLists`, by its kind; of a page (`page`), its new address. */
export type Rename = { of: string; from: string; to: string }
type Written = { path: string; data: unknown }

/** The lists whose entries others refer to by their ids (`choices`), and what people call an entry. */
export const idLists = [
  { of: 'figures', file: 'figures.yaml', list: 'figures', label: 'label' },
  { of: 'offices', file: 'contact.yaml', list: 'offices', label: 'name' },
] as const

/** The address of a record's page; of one without, the name of its file. */
export const addressIn = ({ path, data }: Written) => ownPage(path, data) ?? idOf(path)

/** The way back. */
export const reversed = ({ of, from, to }: Rename): Rename => ({ of, from: to, to: from })

/** What has another name or address in a record's file than it had. */
export function renamesBetween(before: Written, after: Written): Rename[] {
  const [of = ''] = after.path.split('/')
  const own = { of, from: idOf(before.path), to: idOf(after.path) }
  const page = { of: 'page', from: addressIn(before), to: addressIn(after) }
  const entries = idLists.flatMap(({ of, file, list, label }) => {
    const [old = [], now = []] = [before, after].map(({ data, path }): Entry[] => {
      const found = path === file ? valueAt(data, [list]) : []
      const all = Array.isArray(found) ? found : []
      return all.map((each) => ({
        id: String(valueAt(each, ['id'])),
        name: valueAt(each, [label]),
      }))
    })
    const isIn = (all: Entry[], id: string) => all.some((each) => each.id === id)
    const left = old.filter(({ id }) => !isIn(now, id))
    return left.flatMap(({ id: from, name }) => {
      const to = now.find((each) => each.name === name && !isIn(old, each.id))?.id
      return to ? [{ of, from, to }] : []
    })
  })
  return [own, page, ...entries].filter(({ from, to }) => from !== to && /^[\w/-]+$/.test(from))
}

type Entry = { id: string; name: unknown }

/** A commit's files that name what is renamed, with the new names, and otherwise the same bytes. */
export async function renamedUses(
  content: Pick<ContentRepository, 'files' | 'readAll'>,
  commit: string,
  renames: readonly Rename[],
): Promise<{ path: string; bytes: Buffer }[]> {
  if (renames.length === 0) return []
  const paths = [...(await content.files(commit)).keys()].filter((path) => records.kindOf(path))
  return [...(await content.readAll(commit, paths))].flatMap(([path, was]) => {
    const bytes = withRenames(path, was, renames)
    return bytes === was ? [] : [{ path, bytes }]
  })
}

/**
 * A record's file with the new names in its references, links and braces, and otherwise the same bytes: written by
 * `recordFile`, long lines would be folded at other words.
 */
export function withRenames(path: string, bytes: Buffer, renames: readonly Rename[]): Buffer {
  const text = String(bytes)
  if (!renames.some(({ from }) => text.includes(from))) return bytes
  const { data, body, schema } = parsedFile(path, bytes)
  let head = text.slice(0, text.length - body.length)
  const document = parseDocument(head)
  for (const [at, value] of schema ? textsIn(data).toReversed() : []) {
    const meta = schema && referenceMeta(schema, at)
    const node: unknown = document.getIn(at, true)
    if (renamed(value, renames, meta) === value || !isScalar(node) || !node.range) continue
    const [start, end] = node.range
    head = head.slice(0, start) + renamed(head.slice(start, end), renames, meta) + head.slice(end)
  }
  const written = head + renamed(body, renames)
  return written === text ? bytes : Buffer.from(written)
}

/** A text, or a scalar as it stands in YAML, with the new names. */
function renamed(text: string, renames: readonly Rename[], meta: z.GlobalMeta = {}): string {
  return renames.reduce((result, { of, from, to }) => {
    if ((meta.refersTo ?? meta.choices) === of)
      return new RegExp(`^(['"]?)${from}\\1$`).test(result) ? scalar(to) : result
    const start = of === 'page' ? (meta.link ? `^['"]?` : '\\]\\(<?') : '\\{'
    const end = of === 'page' ? `(?=/?(?:[?#)>\\s'"]|$))` : '(?=(?::[wW]ord)?\\})'
    if (of !== 'page' && (of !== 'figures' || meta.braces)) return result
    return result.replace(new RegExp(`(${start})${from}${end}`, 'g'), `$1${to}`)
  }, text)
}

/** A name between quotation marks where YAML would read it as a number, say. */
const scalar = (name: string) => (typeof parse(name) === 'string' ? name : `'${name}'`)
