import { diffArrays } from 'diff'
import { valuesIn } from '../../content/model/nested.ts'
import { nameOf, pageOf } from '../../content/model/open-items.ts'
import { unconfirmedIn, type Versions } from './confirming.ts'
import { type ContentRepository, differingPaths, type PastChange } from './content-repository.ts'
import {
  type ContentRecord,
  fieldName,
  nameAsRead,
  parsedFile,
  records,
  referencesOf,
} from './records.ts'

/** A value of a record before and after, labelled as in the form: "Skilled professionals: Number". */
export type ChangedLine = { label: string; was?: string; is?: string }

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
  const found = written.map((each): ChangedRecord => {
    const saves = history.filter(({ path }) => each.files.includes(path))
    const between = saves.flatMap((save) => texts.get(save) ?? []).toReversed()
    const versions = [each.older, ...between, each.newer]
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
  const differs = (path: string) => {
    const was = before.get(path)
    return !(was && after.get(path)?.equals(was))
  }
  return [...byPath.values()].flatMap((record) => {
    const files = paths.filter((path) => recordAt(path).path === record.path && differs(path))
    if (files.length === 0) return []
    const [older, newer] = [before.get(record.path), after.get(record.path)]
    const data = parsedFile(record.path, newer ?? older ?? Buffer.of()).data
    return {
      record: { ...record, name: nameAsRead(record, data) },
      kind: !newer ? 'removed' : older ? 'changed' : 'new',
      page: pageOf({ file: record.path, data }, []),
      files,
      older,
      newer,
      lines: files.flatMap((path) => changedLines(path, before.get(path), after.get(path))),
    }
  })
}

function changedLines(path: string, older?: Buffer, newer?: Buffer): ChangedLine[] {
  if (!/\.(yaml|md)$/.test(path)) {
    const name = path.split('/').at(-1) ?? path
    return [newer ? { label: 'Picture', is: name } : { label: 'Picture', was: name }]
  }
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
    .filter(([, value]) => value !== undefined && typeof value !== 'object')
    .map(([at, value]) => {
      const { within, label } = fieldName(path, file, at)
      const around = within.startsWith(own) ? within.slice(own.length) : within
      return { label: `${around}${label}`, text: String(value) }
    })
  const texts = file.body.split('\n').filter((line) => line.trim() !== '')
  return [...lines, ...texts.map((text) => ({ label: '', text }))]
}

/**
 * What the chosen records cannot go live without: new records that they refer to, and, if they remove a
 * record, those whose live version refers to it. Transitive.
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
  // Also over what is added meanwhile.
  for (const path of going) {
    const from = changed.find(({ record }) => record.path === path)
    if (!from) continue
    for (const { record, kind, older } of changed) {
      const isNeeded =
        kind === 'new'
          ? refers(from.record, from.newer, record.path)
          : from.kind === 'removed' && refers(record, older, path)
      if (!isNeeded || going.has(record.path)) continue
      going.add(record.path)
      along.push({ record, neededBy: from.record })
    }
  }
  return along
}
