import { isDeepStrictEqual } from 'node:util'
import { isScalar, parse, parseDocument } from 'yaml'
import type { z } from 'zod'
import { idOf } from '../../content/model/content-files.ts'
import { textsIn, valueAt } from '../../content/model/nested.ts'
import { pageOf } from '../../content/model/open-items.ts'
import { ownPage } from '../../content/model/site-pages.ts'
import type { ContentRepository } from './content-repository.ts'
import { parsedFile, records, referenceMeta, slug } from './records.ts'

/** The new name of a record, or of an entry of `idLists`, and its addresses. */
export type Rename = { of: string; from: string; to: string; address: Address }
type Address = readonly [from: string, to: string]
type Written = { path: string; data: unknown }

/** The lists whose entries others refer to by their ids (`choices`), and the page of each entry. */
export const idLists = [
  { of: 'figures', file: 'figures.yaml', list: 'figures', label: 'label', page: '/data' },
  { of: 'offices', file: 'contact.yaml', list: 'offices', label: 'name', page: '/contact' },
] as const

/** The address of a record's page; of one without, the name of its file. */
export const addressIn = ({ path, data }: Written) => ownPage(path, data) ?? idOf(path)

/** The way back. */
export const reversed = ({ of, from, to, address: [was, is] }: Rename): Rename => ({
  of,
  from: to,
  to: from,
  address: [is, was],
})

/** What has another name or address in a record's file than it had. */
export function renamesBetween(before: Written, after: Written): Rename[] {
  const linked = (each: Written): string =>
    ownPage(each.path, each.data) ??
    `${pageOf({ file: each.path, ...each }, [])}#${idOf(each.path)}`
  const [was, is] = [linked(before), linked(after)]
  const of = after.path.split('/')[0] ?? ''
  const own = { of, from: idOf(before.path), to: idOf(after.path), address: [was, is] as const }
  const lists = idLists.filter(({ file }) => file === after.path)
  return [
    ...(was === is ? [] : [own]),
    ...lists.flatMap(({ of, list, page }) => {
      const [old, now] = [before, after].map(({ data }) => entriesOf(valueAt(data, [list])))
      return renamedEntries(old ?? [], now ?? []).map(([from, to]) => ({
        of,
        from,
        to,
        address: [`${page}#${from}`, `${page}#${to}`] as const,
      }))
    }),
  ]
}

type Entry = { id: string; rest: unknown }

const entriesOf = (list: unknown): Entry[] =>
  (Array.isArray(list) ? list : []).map((each) => {
    const { id, ...rest } = Object(each)
    return { id: String(id), rest }
  })

/** The entries that say the same under another id, or stand in the place of the one that is gone. */
function renamedEntries(old: readonly Entry[], now: readonly Entry[]): Address[] {
  const isIn = (list: readonly Entry[], { id }: Entry) => list.some((each) => each.id === id)
  const come = now.filter((each) => !isIn(old, each))
  return old.flatMap((entry, index): Address[] => {
    if (isIn(now, entry) || !slug.test(entry.id)) return []
    const there = old.length === now.length ? now[index] : undefined
    const to =
      come.find(({ rest }) => isDeepStrictEqual(rest, entry.rest)) ??
      come.find((each) => each === there)
    return to ? [[entry.id, to.id]] : []
  })
}

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
  if (!renames.some(({ from, address: [was] }) => text.includes(from) || text.includes(was)))
    return bytes
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
  return renames.reduce((result, { of, from, to, address: [was, is] }) => {
    if ((meta.refersTo ?? meta.choices) === of)
      return new RegExp(`^(['"]?)${from}\\1$`).test(result) ? scalar(to) : result
    const braced = new RegExp(`\\{${from}(?=(?::[wW]ord)?\\})`, 'g')
    const link = new RegExp(
      `(${meta.link ? `^['"]?` : '\\]\\(<?'})${was}(?=/?(?:[?#)>\\s'"]|$))`,
      'g',
    )
    const isFigure = of === 'figures' && !meta.braces
    return (isFigure ? result.replace(braced, `{${to}`) : result).replace(link, `$1${is}`)
  }, text)
}

/** A name between quotation marks where YAML would read it as a number, say. */
const scalar = (name: string) => (typeof parse(name) === 'string' ? name : `'${name}'`)
