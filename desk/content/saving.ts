import { parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { ownPage } from '../../content/model/site-pages.ts'
import { fileOf, fileParts, forContent } from '../../editor/file-shape.ts'
import { stripBidiControls } from '../base/bidi-controls.ts'
import { lagosTime } from '../base/lagos-time.ts'
import type { Person } from '../base/people.ts'
import type { Mistake } from './content-check.ts'
import type { ContentRepository } from './content-repository.ts'
import { markProblem, photographProblem } from './pictures.ts'
import { recordIndex } from './record-index.ts'
import { parsedFile, type Records } from './records.ts'

/** What one press of Save sends; `base` is the tree that the page was showing. */
export type Save = {
  base: string
  additions: readonly { path: string; bytes: Buffer }[]
  deletions: readonly string[]
}

/** The commit, or a message to show. On `conflict` the editor asks whether to replace the other's. */
export type Saved = { commit: string } | { refused: string } | { conflict: string }

/** Of what no form sends: the page is older than the desk, or not ours. */
const unreadable =
  'The desk cannot read what this page sent. Please copy your last words, reload the page and try again.'

const otherPicture =
  'The desk takes pictures as JPEG, PNG or WebP. On an iPhone choose Settings, Camera, Formats, ' +
  'Most Compatible; then take the picture again.'

/** Bytes of one record's data file; the longest has about 10 KB. */
export const recordBytes = 512 * 1024

/** Validates what an editor saves, and commits it to the draft. */
export async function saveContent(
  desk: {
    content: ContentRepository
    records: Records
    mistakesIn: (commit: string) => Promise<Mistake[]>
  },
  person: Person,
  { base, additions, deletions }: Save,
): Promise<Saved> {
  const { content, records, mistakesIn } = desk
  for (const path of deletions) {
    if (!records.of(path)?.isOneOfMany) return { refused: 'This entry cannot be removed.' }
    const gone = (await recordIndex(content, records)).find((record) => record.path === path)
    if (gone && gone.usedIn.length > 0)
      return {
        refused: `“${gone.title}” is used in ${gone.usedIn.join(', ')}. Please choose another there, and save that first.`,
      }
  }
  const judged: { path: string; bytes: Buffer }[] = []
  for (const { path, bytes } of additions) {
    const accepted = await acceptedBytes(records, path, bytes)
    if (typeof accepted === 'string') return { refused: accepted }
    judged.push({ path, bytes: await withAliases(path, accepted) })
  }
  const result = await content.save({
    base,
    additions: judged,
    deletions,
    author: person,
    async accepts(commit, merged) {
      const mistakes = await mistakesIn(commit)
      return !mistakes.some(({ path }) => merged.includes(path))
    },
  })
  if ('commit' in result) return result
  const [path = ''] = result.conflict
  const [other] = await content.history(base, await content.commitOf('draft'), path)
  const name = records.of(path)?.name ?? path
  const who = other?.author ?? 'Somebody else'
  const when = other ? ` (${lagosTime(other.at)})` : ''
  return {
    conflict: `${who} saved “${name}”${when} after you opened it, and changed the same place.`,
  }

  /** A file with the earlier addresses of its page, which no form has; one that is live joins them. */
  async function withAliases(path: string, bytes: Buffer): Promise<Buffer> {
    const form = records.formOf(path)
    const page = form && ownPage(path, parsedFile(path, bytes).data)
    if (!form || page === undefined) return bytes
    // Keystatic saves a renamed record by deleting the one of the old name.
    const { key } = records.of(path) ?? {}
    const before =
      deletions.find((each) => records.formOf(each) && records.of(each)?.key === key) ?? path
    const dataIn = async (tree: string) => {
      const file = await content.read(tree, before)
      return file && parsedFile(before, file).data
    }
    const known = aliasesSchema.parse((await dataIn(base)) ?? {}).aliases ?? []
    const live = ownPage(before, await dataIn(await content.commitOf('live')))
    const aliases = [...new Set([...known, ...(live ? [live] : [])])].filter(
      (each) => each !== page,
    )
    if (aliases.length === 0) return bytes
    const { record, body } = fileParts(bytes.toString(), form)
    return Buffer.from(fileOf({ ...Object(record), aliases }, body, form))
  }
}

const aliasesSchema = z.looseObject({ aliases: z.array(z.string()).optional() })

/** The bytes to store of a file, or why it is refused. */
export async function acceptedBytes(
  records: Records,
  path: string,
  bytes: Buffer,
): Promise<Buffer | string> {
  const kind = records.pictureKind(path)
  if (kind) {
    const problem = kind === 'mark' ? markProblem(bytes) : await photographProblem(path, bytes)
    return problem ?? bytes
  }
  const form = records.formOf(path)
  if (!form) return /\/\w+\.\w+$/.test(path) ? otherPicture : unreadable
  if (bytes.length > recordBytes) return 'The text is too long.'
  const text = bytes.toString()
  if (!Buffer.from(text).equals(bytes)) return unreadable
  try {
    // First, as it throws at the first error: `parseDocument` goes on, for minutes on some input.
    const { yaml, record } = fileParts(text, form)
    if (hasAliases(yaml)) return unreadable
    if (isTooWide(record)) return unreadable
    return Buffer.from(stripBidiControls(forContent(text, form)))
  } catch {
    return unreadable
  }
}

/** A few lines of YAML aliases can expand to gigabytes; no form writes them. */
function hasAliases(text: string): boolean {
  let found = false
  visit(parseDocument(text, { uniqueKeys: false }), {
    Alias() {
      found = true
      return visit.BREAK
    },
  })
  return found
}

/** Fields of one object. `uniqueKeys` of the YAML parser compares each with all others. */
const maxFields = 1_000

function isTooWide(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.values(value)
  return (!Array.isArray(value) && entries.length > maxFields) || entries.some(isTooWide)
}
