import { z } from 'zod'
import { valueAt, valuesIn } from '../../content/model/nested.ts'
import { nameOf, pageOf } from '../../content/model/open-items.ts'
import { ownPage } from '../../content/model/site-pages.ts'
import { folded } from '../../contract/folded.ts'
import { lagosDate } from '../base/lagos-time.ts'
import type { ContentRepository } from './content-repository.ts'
import { labelOf } from './field-names.ts'
import { type ContentRecord, parsedFile, records, referencesOf } from './records.ts'

/** A record of the draft as lists show it. */
export type IndexedRecord = ContentRecord & {
  title: string
  /** What its file holds, parsed and not validated. */
  data: unknown
  /** The address of the page that is its own. */
  page: string | undefined
  /** Of a picture: its alternative text; of an article or an opening: its date. */
  detail: string
  /** All its words, days and numbers, folded, to be found by. */
  words: string
  /** The titles of the records that refer to it. */
  usedIn: readonly string[]
}

/** The last index and its commit; commits are immutable. */
const known = new WeakMap<ContentRepository, { of: string; index: Promise<IndexedRecord[]> }>()

/** Every record of the draft, in the order of the files. */
export async function recordIndex(content: ContentRepository): Promise<IndexedRecord[]> {
  const of = await content.commitOf('draft')
  const last = known.get(content)
  if (last?.of === of) return last.index
  const index = indexed(content, of)
  known.set(content, { of, index })
  index.catch(() => known.delete(content))
  return index
}

async function indexed(content: ContentRepository, commit: string): Promise<IndexedRecord[]> {
  const paths = [...(await content.files(commit)).keys()].filter((path) => records.kindOf(path))
  const usedIn = new Map<string, Set<string>>()
  const index = [...(await content.readAll(commit, paths))].flatMap(([path, bytes]) => {
    const record = records.of(path)
    if (!record) return []
    const { data, body } = parsedFile(path, bytes)
    const name = record.isOneOfMany ? nameOf(path, data, []) : record.name
    // Pictures have no name but that of their file.
    const title = record.key === 'pictures' ? labelOf(name, {}) : name
    for (const other of referencesOf(path, bytes))
      usedIn.set(other, (usedIn.get(other) ?? new Set()).add(title))
    const all = [...valuesIn(data)].map(([, value]) => asWritten(value))
    return {
      ...record,
      title,
      data,
      page:
        ownPage(path, data) ??
        (path.startsWith('pages/') ? pageOf({ file: path, data }, []) : undefined),
      detail: String(valueAt(data, ['alt']) ?? valueAt(data, ['date']) ?? ''),
      words: folded([title, record.name, ...all, body].join(' ')),
    }
  })
  return index.map((record) => ({ ...record, usedIn: [...(usedIn.get(record.path) ?? [])] }))
}

/** A value as its file has it and as people write it: `2025-03-12` and 12 March 2025, `20000` and 20,000. */
function asWritten(value: unknown): string {
  if (typeof value === 'number') return `${value} ${value.toLocaleString('en-GB')}`
  if (!z.iso.date().safeParse(value).success) return typeof value === 'object' ? '' : String(value)
  return `${value} ${lagosDate(Date.parse(String(value)))}`
}
