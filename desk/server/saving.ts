import { parseDocument, visit } from 'yaml'
import { fileParts, forContent } from '../../editor/file-shape.ts'
import type { Person } from './access.ts'
import type { Mistake } from './content-check.ts'
import type { ContentRepository } from './content-repository.ts'
import { lagosTime } from './lagos-time.ts'
import { markProblem, photographProblem } from './pictures.ts'
import type { Records } from './records.ts'
import { withoutTurning } from './turning-marks.ts'

/** What one press of Save sends, and the tree that the browser had before its eyes. */
export type Save = {
  base: string
  additions: readonly { path: string; bytes: Buffer }[]
  deletions: readonly string[]
}

/** Saved; or not, and why, in words for whoever saves. `conflict` asks whether to replace the other's. */
export type Saved = { commit: string } | { refused: string } | { conflict: string }

/** Bytes of one record's data file; the longest has a tenth of it. */
const recordBytes = 512 * 1024

/** Takes over what an editor saves, after everything about it was looked at. */
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
    if (!records.of(path)?.isOneOfMany) return { refused: `${path} cannot be removed.` }
  }
  const judged: { path: string; bytes: Buffer }[] = []
  for (const { path, bytes } of additions) {
    const taken = await judge(records, path, bytes)
    if (typeof taken === 'string') return { refused: taken }
    judged.push({ path, bytes: taken })
  }
  const result = await content.save({
    ...{ base, additions: judged, deletions, author: person },
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
}

/** A file as it is stored, or why it is not. */
async function judge(records: Records, path: string, bytes: Buffer): Promise<Buffer | string> {
  const kind = records.pictureKind(path)
  if (kind) {
    const problem = kind === 'mark' ? markProblem(bytes) : await photographProblem(path, bytes)
    return problem ?? bytes
  }
  const form = records.formOf(path)
  if (!form) return `${path} is not a file that a form writes.`
  if (bytes.length > recordBytes) return 'The text is too long.'
  const text = bytes.toString()
  if (!Buffer.from(text).equals(bytes)) return 'The text is not in UTF-8.'
  try {
    // Reads it first, and stops at the first mistake: `parseDocument` goes on, for minutes at some of them.
    const { yaml, record } = fileParts(text, form)
    if (hasAliases(yaml)) return 'The text may not repeat itself by aliases.'
    if (isTooWide(record)) return 'The text has more fields than any form.'
    return Buffer.from(withoutTurning(forContent(text, form)))
  } catch {
    return 'The text cannot be read as YAML.'
  }
}

/** A few lines of aliases may stand for gigabytes; no form writes them. */
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

/** Fields beside each other. Whoever reads a file compares each with all others (`uniqueKeys`). */
const mostFields = 1_000

function isTooWide(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.values(value)
  return (!Array.isArray(value) && entries.length > mostFields) || entries.some(isTooWide)
}
