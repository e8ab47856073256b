import { mapNested, valueAt } from '../../content/model/nested.ts'
import { isStatus } from '../../content/model/placeholders.ts'
import { ownPage } from '../../content/model/site-pages.ts'
import { slugOf } from '../../content/model/slug.ts'
import { lagosTime } from '../base/lagos-time.ts'
import type { Person } from '../base/people.ts'
import { withStatuses } from '../content/confirming.ts'
import { contentCheck, type Mistake } from '../content/content-check.ts'
import type { ContentRepository } from '../content/content-repository.ts'
import { bare } from '../content/field-names.ts'
import { fileOf, type Kind, namingField } from '../content/kinds.ts'
import { recordFile } from '../content/record-file.ts'
import { recordIndex } from '../content/record-index.ts'
import { type ContentRecord, parsedFile, records, slug } from '../content/records.ts'
import { type Rename, renamedUses, renamesBetween, withRenames } from '../content/renaming.ts'
import { formOf } from './describe.ts'
import { addressKey, bodyKey, type Conflict, merged, same, uploadIn } from './field.ts'

type Values = Readonly<Record<string, unknown>>

/** What one press of Save sends. */
export type Save = {
  kind: Kind
  /** The record that was opened; undefined for a new one. */
  record: ContentRecord | undefined
  /** The commit at which it was opened. */
  base: string
  /** The fields of its form. */
  values: Values
  /** Of a new record, the one that it was copied from. */
  copyOf?: string | undefined
  /** The commit whose conflicts the person has seen, and the fields in which their own words stay. */
  seen?: string | undefined
  mine?: readonly string[]
  /** Whether it is saved though somebody has removed it meanwhile. */
  restores?: boolean
}

type Mistaken = { mistakes: readonly Pick<Mistake, 'at' | 'text'>[] }
type Files = readonly { path: string; bytes: Buffer }[]

export type Saved =
  | { commit: string; record: ContentRecord }
  | Mistaken
  /** What another one has saved in fields of this record; `commit` is what the person sees from then on. */
  | { conflicts: Conflict[]; commit: string; author: string; at: string; values: Values }
  /** Somebody has removed the record: a sentence that says who and when. */
  | { removed: string }

/** The values of a form for a record's file; `address` is that of its form. */
export function formValues({ path, address, isOneOfMany }: ContentRecord, bytes: Buffer): Values {
  const { data, body } = parsedFile(path, bytes)
  return {
    ...Object(data),
    ...(path.endsWith('.md') && { [bodyKey]: shownBody(body) }),
    ...(isOneOfMany && { [addressKey]: address.split('/')[1] }),
  }
}

/** The text of an article, without the empty line under the front matter. */
const shownBody = (body: string) => body.replace(/^\n+/, '')

/** Checks what an editor saves, joins it with what others have saved meanwhile, and commits it to the draft. */
export async function saveRecord(
  content: ContentRepository,
  person: Person,
  save: Save,
): Promise<Saved> {
  const { kind, record, base, mine = [] } = save
  for (;;) {
    const tip = await content.commitOf('draft')
    const [before, now] = await Promise.all([base, tip].map((commit) => valuesAt(commit)))
    if (record && !now && !save.restores)
      return { removed: await lastChange(content, record, base, 'removed') }
    const shown = withInternals(kind, save.values, now ?? before)
    const { values, conflicts } = now
      ? await joined(content, before ?? {}, shown, now)
      : { values: shown, conflicts: [] }
    const seen = save.seen && (await valuesAt(save.seen))
    const isDecided = ({ name, theirs }: Conflict) =>
      mine.includes(name) && seen && same(valueAt(seen, name.split('.')), theirs)
    const open = conflicts.filter((conflict) => !isDecided(conflict))
    if (record && open.length > 0) {
      const { author, at } = await lastSave(content, record, base)
      return { conflicts: open, commit: tip, author, at, values }
    }
    const target = await targetOf(content, tip, save, values)
    if ('mistakes' in target) return target
    const { path, files, renames } = target
    let mistakes: Mistake[] = []
    const result = await content.save({
      base: tip,
      ...files,
      author: person,
      async accepts(commit) {
        // Since `tip`, somebody may have written a use of the name that is gone.
        if (renames.length > 0 && (await content.commitOf('draft')) !== tip) return false
        mistakes = (await contentCheck(content)(commit)).filter((each) => each.path === path)
        return mistakes.length === 0
      },
    })
    if (mistakes.length > 0) return { mistakes }
    const saved = records.of(path)
    if ('commit' in result && saved) return { commit: result.commit, record: saved }
    // Somebody has saved it since `tip`: join it with that as well.
  }

  async function valuesAt(commit: string): Promise<Values | undefined> {
    const bytes = record && (await content.read(commit, record.path))
    return bytes && formValues(record, bytes)
  }
}

/** Joins two people's changes field by field, and of an article's text line by line. */
async function joined(content: ContentRepository, base: Values, mine: Values, theirs: Values) {
  const { values, conflicts } = merged(base, mine, theirs)
  const all: Values = { ...Object(values) }
  const [ours, before, other] = [mine, base, theirs].map((each) => `${each[bodyKey] ?? ''}\n`)
  const text =
    conflicts.some(({ name }) => name === bodyKey) &&
    (await content.mergedText(ours ?? '', before ?? '', other ?? ''))
  if (!text) return { values: all, conflicts }
  return {
    values: { ...all, [bodyKey]: text.replace(/\n$/, '') },
    conflicts: conflicts.filter(({ name }) => name !== bodyKey),
  }
}

/** The fields that no form shows, such as earlier addresses, as they were. */
function withInternals(kind: Kind, values: Values, stored: Values | undefined): Values {
  const form = formOf(kind)
  const shown = new Set(form.kind === 'group' ? form.fields.map(({ key }) => key) : [])
  const others = Object.entries(stored ?? {}).filter(([key]) => !shown.has(key))
  return { ...Object.fromEntries(others), ...values }
}

type Target = {
  path: string
  files: { additions: Files; deletions: readonly string[] }
  renames: readonly Rename[]
}

/** The file of a record, and all that its save adds and deletes, with the uses of a name that changes; or why not. */
async function targetOf(
  content: ContentRepository,
  tip: string,
  save: Save,
  values: Values,
): Promise<Target | Mistaken> {
  const { kind, record } = save
  const { [bodyKey]: written = '', [addressKey]: name, ...data } = values
  const text = String(written)
  const there = await content.files(tip)
  const address = kind.isList ? addressOf(kind, data, name) : ''
  const path = kind.isList ? fileOf(kind, address) : kind.path
  const isMoved = path !== record?.path
  if (kind.isList && !slug.test(address))
    return problemAt('Address: small letters, digits and hyphens, such as harbour-at-noon.')
  const before = record && (await content.read(tip, record.path))
  const bytes = Buffer.from(await completed())
  if (isMoved && there.has(path) && !(await content.read(tip, path))?.equals(bytes))
    return problemAt('Another record has this address: choose a different one.')
  if (record && isMoved && (kind.key === 'documents' || (kind.key === 'pictures' && !data.file)))
    return problemAt('The website’s program knows it by this address, so it has to stay.')
  const renames =
    record && before
      ? renamesBetween({ ...record, ...parsedFile(record.path, before) }, { path, data })
      : []
  const uses = await renamedUses(content, tip, renames)
  const others = uses.filter((each) => each.path !== path && each.path !== record?.path)
  const own = { path, bytes: withRenames(path, bytes, renames) }
  const pictures = await picturesOf()
  if ('mistakes' in pictures) return pictures
  // Pictures that the record no longer names go, and all of its files where it moves.
  const names = new Set([path, ...Object.keys(kind.shape).filter(isUpload).map(fileNamed)])
  const old = record ? ownFiles(there, record.path).filter((each) => !names.has(each)) : []
  return {
    path,
    files: { additions: [own, ...pictures.files, ...others], deletions: old },
    renames,
  }

  function problemAt(message: string): Mistaken {
    return { mistakes: [{ at: [addressKey], text: message }] }
  }

  /** The file with the earlier addresses of its page; what is copied or moved is not confirmed by that. */
  async function completed(): Promise<string> {
    const fields = save.copyOf ? unconfirmed(data) : data
    const from = record?.path ?? path
    const published = await content.read(await content.commitOf('live'), from)
    const live = ownPage(from, parsedFile(from, published ?? Buffer.of()).data)
    const known = valueAt(data, ['aliases'])
    const all = [...(Array.isArray(known) ? known.map(String) : []), ...(live ? [live] : [])]
    const page = ownPage(path, data)
    const aliases = [...new Set(all)].filter((each) => each !== page)
    const uploads = Object.entries(kind.shape).flatMap(([key]) =>
      isUpload(key) ? [[key, uploadIn(String(data[key])).file]] : [],
    )
    const { aliases: _, ...others } = Object(fields)
    const stored = {
      ...others,
      ...Object.fromEntries(uploads),
      ...(aliases.length > 0 && { aliases }),
    }
    const body = parsedFile(from, before ?? Buffer.of()).body
    const isSame = kind.isArticle && before && shownBody(body) === text
    const file = recordFile(stored, isSame ? body : text && `\n${ended(text)}`, kind)
    if (!isMoved || !before) return file
    // Under Changes, one that was never live is new, with no earlier words.
    const versions = { record: { path }, versions: [before, Buffer.from(file)] }
    return String(withStatuses(versions, undefined) ?? file)
  }

  function isUpload(key: string): boolean {
    return typeof data[key] === 'string' && records.pictureKind(fileNamed(key)) !== undefined
  }

  function fileNamed(key: string): string {
    return `${path.replace(/\.\w+$/, '')}/${uploadIn(String(data[key])).file}`
  }

  /** The pictures that were uploaded for this record, and those that move with it. */
  async function picturesOf(): Promise<{ files: Files } | Mistaken> {
    const files: Files[number][] = []
    for (const key of Object.keys(kind.shape)) {
      if (!isUpload(key)) continue
      const { blob, file } = uploadIn(String(data[key]))
      const id = blob || there.get(`${record?.address}/${file}`)
      if (!blob && !isMoved) continue
      const bytes = id ? await content.blob(id) : undefined
      if (bytes) files.push({ path: fileNamed(key), bytes })
      else if (blob)
        return {
          mistakes: [{ at: [key], text: 'The picture is no longer there: choose it again.' }],
        }
    }
    return { files }
  }
}

/** The file of a record with what is not saved yet, for its page. */
export async function unsavedFile(
  content: ContentRepository,
  kind: Kind,
  record: ContentRecord | undefined,
  values: Values,
): Promise<{ path: string; text: string }> {
  const draft = await content.commitOf('draft')
  const bytes = record && (await content.read(draft, record.path))
  const stored = record && bytes ? formValues(record, bytes) : undefined
  const { [bodyKey]: body = '', [addressKey]: name, ...data } = withInternals(kind, values, stored)
  const text = String(body)
  const shown = Object.entries(data).map(([key, value]) => {
    const schema = kind.shape[key]
    const isUpload = typeof value === 'string' && schema && bare(schema).meta.upload
    return [key, isUpload ? uploadIn(value).file : value]
  })
  const wished = addressOf(kind, data, name)
  const address = slug.test(wished) ? wished : 'new'
  const path = record?.path ?? fileOf(kind, address)
  return { path, text: recordFile(Object.fromEntries(shown), text && `\n${ended(text)}`, kind) }
}

const ended = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)

/** The name of a record's file: as written, else made of what names it, of a picture of what it shows. */
function addressOf(kind: Kind, data: Values, written: unknown): string {
  if (written) return String(written)
  const named = slugOf(String(data[namingField(kind) ?? 'alt'] ?? ''))
  return named.length > 60 ? named.slice(0, 60).replace(/-[^-]*$/, '') : named
}

/** The files of a record: its data file, and the folder of its pictures. */
function ownFiles(there: ReadonlyMap<string, string>, path: string): string[] {
  return [...there.keys()].filter((each) => records.of(each)?.path === path)
}

async function usesOf(content: ContentRepository, path: string): Promise<readonly string[]> {
  return (await recordIndex(content)).find((each) => each.path === path)?.usedIn ?? []
}

/**
 * Removes a record with its pictures from the draft.
 *
 * @param base the commit at which the person has seen it
 * @returns why it stays, in a sentence; undefined once it is gone
 */
export async function removeRecord(
  content: ContentRepository,
  person: Person,
  record: ContentRecord,
  base: string,
): Promise<string | undefined> {
  if (!record.isOneOfMany) return 'This record cannot be removed: its pages need it.'
  const used = await usesOf(content, record.path)
  if (used.length > 0)
    return `It is used in ${used.join(', ')}. Please choose another there, and save that first.`
  const deletions = ownFiles(await content.files(base), record.path)
  const result = await content.save({ base, additions: [], deletions, author: person })
  return 'commit' in result ? undefined : await lastChange(content, record, base, 'saved')
}

/** Nobody has stated or confirmed of a copy what it still says of the record that was copied. */
function unconfirmed(record: unknown): unknown {
  return mapNested(record, (value, path) => {
    const key = path.at(-1)
    if (/confirmed(By|On)$/i.test(String(key))) return undefined
    return isStatus(key) ? 'placeholder' : value
  })
}

async function lastSave(content: ContentRepository, { path }: ContentRecord, base: string) {
  const since = await content.history(base, await content.commitOf('draft'))
  const other = since.find((save) => save.path === path)
  return { author: other?.author ?? 'Somebody else', at: other ? lagosTime(other.at) : '' }
}

async function lastChange(
  content: ContentRepository,
  record: ContentRecord,
  base: string,
  did: 'saved' | 'removed',
): Promise<string> {
  const { author, at } = await lastSave(content, record, base)
  return `${author} ${did} “${record.name}”${at && ` (${at})`} after you opened it.`
}
