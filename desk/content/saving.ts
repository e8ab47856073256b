import { isUtf8 } from 'node:buffer'
import { z } from 'zod'
import { mapNested, valueAt } from '../../content/model/nested.ts'
import { isStatus } from '../../content/model/placeholders.ts'
import { ownPage } from '../../content/model/site-pages.ts'
import { fileOf, fileParts, forContent } from '../../editor/file-shape.ts'
import { cleanText } from '../base/clean-text.ts'
import { lagosTime } from '../base/lagos-time.ts'
import type { Person } from '../base/people.ts'
import { withStatuses } from './confirming.ts'
import { contentCheck } from './content-check.ts'
import type { Change, ContentRepository } from './content-repository.ts'
import { markProblem, photographProblem } from './pictures.ts'
import { recordIndex } from './record-index.ts'
import { parsedFile, records } from './records.ts'

/** What one press of Save sends; of a duplicate the form is filled in with another record. */
export type Save = Pick<Change, 'base' | 'additions' | 'deletions'> & { isDuplicate: boolean }

/** The commit, or a message to show. On `conflict` the editor asks whether to replace the other's. */
export type Saved = { commit: string } | { refused: string } | { conflict: string }

/** Of what no form sends: the page is older than the desk, or not ours. */
const unreadable =
  'The desk cannot read what this page sent. Please copy your last words, reload the page and try again.'

/** Bytes of one record's data file; the longest has about 10 KB. */
export const recordBytes = 512 * 1024

/** Validates what an editor saves, and commits it to the draft. */
export async function saveContent(
  content: ContentRepository,
  person: Person,
  { base, isDuplicate, additions, deletions }: Save,
): Promise<Saved> {
  for (const path of deletions) {
    if (!records.of(path)?.isOneOfMany) return { refused: 'This entry cannot be removed.' }
    const gone = (await recordIndex(content)).find((record) => record.path === path)
    if (gone && gone.usedIn.length > 0)
      return {
        refused: `“${gone.title}” is used in ${gone.usedIn.join(', ')}. Please choose another there, and save that first.`,
      }
  }
  const accepted: { path: string; bytes: Buffer }[] = []
  for (const { path, bytes } of additions) {
    const result = await acceptedBytes(path, bytes)
    if (typeof result === 'string') return { refused: result }
    accepted.push({ path, bytes: await completed(path, result) })
  }
  const result = await content.save({
    base,
    additions: accepted,
    deletions,
    author: person,
    async accepts(commit, merged) {
      const mistakes = await contentCheck(content)(commit)
      return !mistakes.some(({ path }) => merged.includes(path))
    },
  })
  if ('commit' in result) return result
  const [path = ''] = result.conflict
  const draft = await content.commitOf('draft')
  const since = await content.history(base, draft)
  const other = since.find((save) => save.path === path)
  const name = records.of(path)?.name ?? path
  const when = other ? ` (${lagosTime(other.at)})` : ''
  const did = (await content.files(draft)).has(path) ? 'saved' : 'removed'
  const who = other?.author ?? 'Somebody else'
  return { conflict: `${who} ${did} “${name}”${when} after you opened it.` }

  /** A record with the earlier addresses of its page, which no form has; a duplicate as a placeholder. */
  async function completed(path: string, bytes: Buffer): Promise<Buffer> {
    const form = records.formOf(path)
    if (!form) return bytes
    // Keystatic saves a renamed record by deleting the one of the old name.
    const before = deletions.find((each) => records.formOf(each)) ?? path
    const [known, published] = await Promise.all(
      [base, await content.commitOf('live')].map((tree) => content.read(tree, before)),
    )
    const dataOf = (file: Buffer = Buffer.of()) => parsedFile(before, file).data
    const page = ownPage(path, dataOf(bytes))
    const live = ownPage(before, dataOf(published))
    const all = [...addresses.parse(valueAt(dataOf(known), ['aliases'])), ...(live ? [live] : [])]
    const aliases = [...new Set(all)].filter((each) => each !== page)
    // Under Changes a record of another path is new, with no earlier words.
    const versions = { record: { path }, versions: [known, bytes] }
    const sent = (path !== before && withStatuses(versions, undefined)) || bytes
    if (!isDuplicate && aliases.length === 0) return sent
    const { record, body } = fileParts(sent.toString(), form)
    const fields = isDuplicate ? unconfirmed(record) : record
    const added = aliases.length > 0 && { aliases }
    return Buffer.from(fileOf({ ...Object(fields), ...added }, body, form))
  }
}

const addresses = z.array(z.string()).catch([])

/** Nobody has stated or confirmed of a duplicate what it still says of the record that was copied. */
function unconfirmed(record: unknown): unknown {
  return mapNested(record, (value, path) => {
    const key = path.at(-1)
    if (/confirmed(By|On)$/i.test(String(key))) return undefined
    return isStatus(key) ? 'placeholder' : value
  })
}

/** The bytes to store of a file, or why it is refused. */
export async function acceptedBytes(path: string, bytes: Buffer): Promise<Buffer | string> {
  const kind = records.pictureKind(path)
  if (kind) {
    const problem = kind === 'mark' ? markProblem(bytes) : await photographProblem(path, bytes)
    return problem ?? bytes
  }
  const form = records.formOf(path)
  if (!form) return unreadable
  if (bytes.length > recordBytes) return 'The text is too long.'
  if (!isUtf8(bytes)) return unreadable
  const text = bytes.toString()
  try {
    // First, as it throws at the first error: the other parser goes on, for minutes on some input.
    fileParts(text, form)
    // Nor YAML aliases, a few lines of which can expand to gigabytes; no form writes them.
    if (parsedFile(path, bytes).unreadable) return unreadable
    const { record, body } = fileParts(forContent(text, form), form)
    // Each text by itself: YAML writes control characters as escapes.
    const clean = mapNested(record, (value) =>
      typeof value === 'string' ? cleanText(value) : value,
    )
    return Buffer.from(fileOf(clean, cleanText(body), form))
  } catch {
    return unreadable
  }
}
