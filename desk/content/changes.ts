import { diffArrays } from 'diff'
import { valueAt, valuesIn } from '../../content/model/nested.ts'
import { nameOf, pageOf } from '../../content/model/open-items.ts'
import { unconfirmedIn, type Versions } from './confirming.ts'
import { type ContentRepository, differingPaths, type PastChange } from './content-repository.ts'
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
  const earlier = await earlierPaths(content, [...byPath.keys()], before, after)
  const left = new Set(earlier.values())
  return [...byPath.values()].flatMap((record): WrittenRecord[] => {
    const was = earlier.get(record.path) ?? record.path
    const files = paths.filter((path) => {
      const isOwn = [record.path, was].includes(recordAt(path).path)
      const bytes = before.get(path)
      return isOwn && !(bytes && after.get(path)?.equals(bytes))
    })
    if (files.length === 0 || left.has(record.path)) return []
    const [older, newer] = [before.get(was), after.get(record.path)]
    const data = parsedFile(record.path, newer ?? older ?? Buffer.of()).data
    const old = { path: was, data: parsedFile(was, older ?? Buffer.of()).data }
    const pictures = files.map(pictureName).filter((name) => name !== undefined)
    const at = (path: string, name: string) => `${path.replace(/\.\w+$/, '')}/${name}`
    return [
      {
        record: { ...record, name: nameAsRead(record, data) },
        kind: !newer ? 'removed' : older ? 'changed' : 'new',
        page: pageOf({ file: record.path, data }, []),
        files,
        older,
        newer,
        lines: [
          ...(older && newer ? changedAddress(old, { path: record.path, data }) : []),
          ...(files.some((path) => !pictureName(path))
            ? changedLines(record.path, older, newer)
            : []),
          ...[...new Set(pictures)].flatMap((name) =>
            changedPicture(name, before.get(at(was, name)), after.get(at(record.path, name))),
          ),
        ],
        renames: older && newer ? renamesBetween(old, { path: record.path, data }) : [],
      },
    ]
  })
}

/**
 * The earlier paths of records that saves of the draft have renamed, by their new ones: each such save removed a
 * record of a list and added one.
 */
async function earlierPaths(
  content: ContentRepository,
  paths: readonly string[],
  before: ReadonlyMap<string, Buffer>,
  after: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, string>> {
  const gone = paths.filter((path) => before.has(path) && !after.has(path))
  const come = paths.filter((path) => !before.has(path) && after.has(path))
  const folders = come.map(folderOf).filter((folder) => gone.map(folderOf).includes(folder))
  const past = folders.length > 0 ? await content.revisions([...new Set(folders)]) : []
  const earlier = new Map<string, string>()
  // The oldest first: one may have been renamed more than once.
  for (const { path, commit } of past.filter(({ old }) => isNone(old)).toReversed()) {
    const kind = records.kindOf(path)
    const { path: was } =
      past.find(
        (each) => each.commit === commit && isNone(each.blob) && records.kindOf(each.path) === kind,
      ) ?? {}
    if (kind && was) earlier.set(path, gone.includes(was) ? was : (earlier.get(was) ?? was))
  }
  return new Map([...earlier].filter(([is, was]) => come.includes(is) && gone.includes(was)))
}

const isNone = (id: string) => /^0+$/.test(id)
const folderOf = (path: string) => path.split('/')[0] ?? ''
/** The name of a file that is no data file. */
const pictureName = (path: string) => /[^/]+(?<!\.yaml|\.md)$/.exec(path)?.[0]

function changedAddress(
  older: { path: string; data: unknown },
  newer: { path: string; data: unknown },
): ChangedLine[] {
  const [was, is] = [addressIn(older), addressIn(newer)]
  if (was === is) return []
  const isLed = [valueAt(newer.data, ['aliases'])].flat().includes(was)
  const note = isLed
    ? 'Visitors who open the old address are led to the new one.'
    : 'No page has this address: visitors notice nothing.'
  return [{ label: 'Address', was, is, note }]
}

function changedPicture(name: string, older?: Buffer, newer?: Buffer): ChangedLine[] {
  if (older && newer?.equals(older)) return []
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
