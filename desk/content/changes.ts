import { diffArrays } from 'diff'
import { valueAt, valuesIn } from '../../content/model/nested.ts'
import { nameOf, pageOf } from '../../content/model/open-items.ts'
import { ownPage } from '../../content/model/site-pages.ts'
import { unconfirmedIn, type Versions } from './confirming.ts'
import { type ContentRepository, differingPaths, type PastChange } from './content-repository.ts'
import { namingField } from './kinds.ts'
import {
  type ContentRecord,
  fieldName,
  nameAsRead,
  parsedFile,
  records,
  referenceMeta,
  referencesOf,
} from './records.ts'
import { addressIn, type Rename, renamesBetween, reversed, withRenames } from './renaming.ts'

/** A value of a record before and after, labelled as in the form: "Skilled professionals: Number". */
export type ChangedLine = {
  label: string
  was?: string
  is?: string
  /** Of an address that has changed: what visitors notice. */
  note?: string
}

/** A record that differs between two commits. */
export type WrittenRecord = {
  record: ContentRecord
  kind: 'new' | 'changed' | 'removed'
  /** The first page that shows it. */
  page: string
  /** Its differing files: the data file and pictures. */
  files: readonly string[]
  /** Its data file in both commits. */
  older: Buffer | undefined
  newer: Buffer | undefined
  lines: readonly ChangedLine[]
  /** What has another name or address than in the first commit. */
  renames: readonly Rename[]
}

/** A record that differs between the draft and what is live. */
export type ChangedRecord = WrittenRecord &
  Versions & {
    /** The last save of each person since the record equalled the live one, latest first. */
    people: readonly PastChange[]
    /** Names of its entries that somebody has to confirm before they go live. */
    unconfirmed: readonly string[]
  }

export type Changes = Awaited<ReturnType<typeof compared>>

/** The last comparison and its two commits (`of`), which are immutable. */
const known = new WeakMap<ContentRepository, { of: string; changes: Promise<Changes> }>()

/** Everything that is saved and not live, by record, last saved first. */
export async function changesOf(content: ContentRepository): Promise<Changes> {
  const [draft, live] = await Promise.all([content.commitOf('draft'), content.commitOf('live')])
  const of = `${draft} ${live}`
  const last = known.get(content)
  if (last?.of === of) return last.changes
  const changes = compared(content, draft, live)
  known.set(content, { of, changes })
  changes.catch(() => known.delete(content))
  return changes
}

async function compared(content: ContentRepository, draft: string, live: string) {
  const [now, before] = await Promise.all([content.files(draft), content.files(live)])
  const paths = differingPaths(before, now)
  const [written, history] = await Promise.all([
    writtenBetween(content, paths, live, draft),
    content.history(live, draft),
  ])
  const ofData = history.filter(({ path }) => records.kindOf(path))
  const texts = await content.blobs(ofData.map((save) => [save, save.blob]))
  const renames = written.flatMap((each) => each.renames)
  const found = written.map((each): ChangedRecord => {
    const { path } = each.record
    const saves = history.filter((save) => each.files.includes(save.path))
    const between = saves.flatMap((save) => texts.get(save) ?? []).toReversed()
    // That what it names has another name makes none of its statements another one.
    const before = [each.older, ...between].map((file) => file && withRenames(path, file, renames))
    const versions = [...before, each.newer]
    return {
      ...each,
      versions,
      people: saves.filter(
        ({ email }, index) => saves.findIndex((save) => save.email === email) === index,
      ),
      unconfirmed: unconfirmedIn({ ...each, versions }),
    }
  })
  const latest = ({ people: [save] }: ChangedRecord) => save?.at ?? 0
  return { draft, live, records: found.toSorted((a, b) => latest(b) - latest(a)) }
}

/** The records of files that differ between two commits; some affect only the server and are on no page. */
export async function writtenBetween(
  content: ContentRepository,
  paths: readonly string[],
  from: string,
  to: string,
): Promise<WrittenRecord[]> {
  const recordAt = (path: string): ContentRecord =>
    // No form writes some files.
    records.of(path) ?? { path, name: path, key: '', address: '', isOneOfMany: false }
  const byPath = new Map(paths.map((path) => [recordAt(path).path, recordAt(path)]))
  const read = [...new Set([...paths, ...byPath.keys()])]
  const trees = [content.readAll(from, read), content.readAll(to, read)] as const
  const [before, after] = await Promise.all(trees)
  const at = (path: string, files: ReadonlyMap<string, Buffer>) => ({
    path,
    data: parsedFile(path, files.get(path) ?? Buffer.of()).data,
  })
  const all = [...byPath.keys()]
  const gone = all.filter((path) => !after.has(path))
  const isFrom = (path: string) => (was: string) => isMoved(at(was, before), at(path, after))
  const moved = new Map(
    all.filter((path) => !before.has(path)).map((path) => [path, gone.find(isFrom(path))]),
  )
  const left = new Set(moved.values())
  return [...byPath.values()].flatMap((record): WrittenRecord[] => {
    const was = moved.get(record.path) ?? record.path
    const files = paths.filter((path) => {
      const isOwn = [record.path, was].includes(recordAt(path).path)
      const bytes = before.get(path)
      return isOwn && !(bytes && after.get(path)?.equals(bytes))
    })
    if (files.length === 0 || left.has(record.path)) return []
    const [older, newer] = [before.get(was), after.get(record.path)]
    const [old, now] = [at(was, before), at(record.path, after)]
    const data = newer ? now.data : old.data
    const isBoth = older && newer
    return [
      {
        record: { ...record, name: nameAsRead(record, data) },
        kind: !newer ? 'removed' : older ? 'changed' : 'new',
        page: pageOf({ file: record.path, data }, []),
        files,
        older,
        newer,
        lines: [
          ...(isBoth ? changedAddress(old, now) : []),
          ...(files.includes(record.path) ? changedLines(record.path, older, newer) : []),
          ...files.flatMap((path) => changedPicture(path, before, after, [was, record.path])),
        ],
        renames: isBoth ? renamesBetween(old, now) : [],
      },
    ]
  })
}

type Data = { path: string; data: unknown }

const aliasesIn = ({ data }: Data) => [valueAt(data, ['aliases'])].flat()

/** Whether a record is one that is gone, under another name: its page leads here, or it says the same without one. */
function isMoved(old: Data, now: Data): boolean {
  const [kind, page] = [records.kindOf(now.path), ownPage(old.path, old.data)]
  if (!kind || kind !== records.kindOf(old.path)) return false
  const [was, is] = [old, now].map(({ data }) => valueAt(data, [namingField(kind) ?? 'alt']))
  return page ? aliasesIn(now).includes(page) : was === is
}

function changedAddress(older: Data, newer: Data): ChangedLine[] {
  const [was, is] = [addressIn(older), addressIn(newer)]
  const note = aliasesIn(newer).includes(was)
    ? 'Visitors who open the old address are led to the new one.'
    : 'No page has this address: visitors notice nothing.'
  return was === is ? [] : [{ label: 'Address', was, is, note }]
}

/** A picture that is another one; one that moves with its record is not, and is at two paths. */
function changedPicture(
  path: string,
  before: ReadonlyMap<string, Buffer>,
  after: ReadonlyMap<string, Buffer>,
  names: readonly [was: string, is: string],
): ChangedLine[] {
  if (/\.(yaml|md)$/.test(path)) return []
  const [was, is] = names.map((name) => path.replace(/.*(?=\/)/, name.replace(/\.\w+$/, '')))
  const [older, newer] = [before.get(was ?? ''), after.get(is ?? '')]
  const name = path.split('/').at(-1)
  if (older && newer && (newer.equals(older) || path !== is)) return []
  return [{ label: 'Picture', ...(newer ? { is: name } : { was: name }) }]
}

function changedLines(path: string, older?: Buffer, newer?: Buffer): ChangedLine[] {
  const isEqual = (one: Line, other: Line) => one.label === other.label && one.text === other.text
  const runs = diffArrays(linesOf(path, older), linesOf(path, newer), { comparator: isEqual })
  const lines: ChangedLine[] = []
  for (const { added, removed, value } of runs) {
    if (removed) lines.push(...value.map(({ label, text }) => ({ label, was: text })))
    for (const { label, text } of added ? value : []) {
      const before = lines.find((line) => line.label === label && line.is === undefined)
      if (before) before.is = text
      else lines.push({ label, is: text })
    }
  }
  return lines
}

type Line = { label: string; text: string }

/** A record's values with their labels in the form, and its text's lines without one. */
function linesOf(path: string, bytes: Buffer | undefined): Line[] {
  if (!bytes) return []
  const file = parsedFile(path, bytes)
  const own = `${nameOf(path, file.data, [])}: `
  const lines = [...valuesIn(file.data)]
    .filter(([at, value]) => {
      const { internal, upload } = file.schema ? referenceMeta(file.schema, at) : {}
      // A picture's own file says that it is another one.
      return value !== undefined && typeof value !== 'object' && !internal && !upload
    })
    .map(([at, value]) => {
      const { within, label } = fieldName(path, file, at)
      const around = within.startsWith(own) ? within.slice(own.length) : within
      const [, from] = /^Percent (from .+)$/.exec(label) ?? []
      return from
        ? { label: around.replace(/: $/, ''), text: `${value} % ${from}` }
        : { label: `${around}${label}`, text: String(value) }
    })
  const texts = file.body.split('\n').filter((line) => line.trim() !== '')
  return [...lines, ...texts.map((text) => ({ label: '', text }))]
}

/**
 * What the chosen records cannot go live without: new records that they refer to, if they remove a record,
 * those whose live version refers to it, and what names another record by a name that changes. Transitive.
 *
 * @returns the records that have to go along, each with the one that needs it
 */
export function closureOf(
  changed: readonly ChangedRecord[],
  chosen: ReadonlySet<string>,
): { record: ContentRecord; neededBy: ContentRecord }[] {
  const along: { record: ContentRecord; neededBy: ContentRecord }[] = []
  const going = new Set(chosen)
  const refers = (from: ContentRecord, bytes: Buffer | undefined, to: string) =>
    bytes !== undefined && referencesOf(from.path, bytes).includes(to)
  const names = (from: ContentRecord, bytes: Buffer | undefined, renames: readonly Rename[]) =>
    bytes !== undefined && withRenames(from.path, bytes, renames) !== bytes
  // Also over what is added meanwhile.
  for (const path of going) {
    const from = changed.find(({ record }) => record.path === path)
    if (!from) continue
    for (const { record, kind, older, renames } of changed) {
      const isNeeded =
        (kind === 'new'
          ? refers(from.record, from.newer, record.path)
          : from.kind === 'removed' && refers(record, older, path)) ||
        names(from.record, from.newer, renames.map(reversed)) ||
        names(record, older, from.renames)
      if (!isNeeded || going.has(record.path)) continue
      going.add(record.path)
      along.push({ record, neededBy: from.record })
    }
  }
  return along
}
