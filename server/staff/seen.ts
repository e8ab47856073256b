import { createHash } from 'node:crypto'
import type { FormKind } from '#contract/forms.ts'
import type { Store } from '#server/store/open-store.ts'
import { type Entry, entriesOf } from '#server/submissions/entries.ts'

/**
 * A submission as a screen showed it: what a form posts, so that nothing happens to one that has changed since.
 * No personal data, blank or comma.
 */
export type Seen = string

/** What the staff changes of a submission, by name. */
const parts = {
  stage: ({ stage }: Entry) => stage ?? '',
  opening: ({ opening }: Entry) => digest(opening),
  assignee: ({ assignee }: Entry) => assignee ?? '',
  status: ({ status }: Entry) => status,
  suspected: ({ suspected }: Entry) => `${suspected}`,
  hold: ({ hold, erasureAskedAt }: Entry) => (hold ? digest([hold, erasureAskedAt]) : ''),
  letters: ({ letters }: Entry) =>
    letters
      .map(({ kind }) => kind)
      .sort()
      .join('+'),
  fields: ({ fields }: Entry) => digest(fields),
}
export type Part = keyof typeof parts

const partNames = Object.keys(parts) as Part[] // `keys` has the type of any object's
const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12)

export function seenOf(entry: Entry): Seen {
  return [entry.id, ...partNames.map((name) => parts[name](entry))].join(' ')
}

/** The submission that was seen. */
export function idOf(seen: Seen): string {
  return seen.split(' ')[0] ?? ''
}

/**
 * A submission that is not as it was seen: `entry` is null where it is gone, else `what` differs; where nothing does, the
 * act is not for its kind.
 */
export type Changed = { id: string; entry: Entry | null; what: Part[] }

/** What an act did: the submissions that it changed, and those that it left because they had changed. */
export type Outcome = { done: string[]; left: Changed[] }

/**
 * Compares submissions with what a screen showed, and keeps them as they are until the transaction ends.
 *
 * @param store the transaction in which the act follows, as `db`
 */
export async function compareSeen(
  { db, dialect }: Pick<Store, 'db' | 'dialect'>,
  kinds: readonly FormKind[],
  seen: readonly Seen[],
): Promise<{ unchanged: Entry[]; changed: Changed[] }> {
  const ids = seen.map(idOf)
  // SQLite has one writer at a time. The order keeps two transactions from waiting for each other.
  if (dialect === 'PostgreSQL' && ids.length > 0) {
    const rows = db.selectFrom('submissions').where('id', 'in', ids).select('id')
    await rows.orderBy('id').forUpdate().execute()
  }
  const entries = new Map((await entriesOf(db, ids)).map((entry) => [entry.id, entry]))
  const unchanged: Entry[] = []
  const changed: Changed[] = []
  for (const text of seen) {
    const [id = '', ...values] = text.split(' ')
    const entry = entries.get(id)
    const readable = entry && kinds.includes(entry.kind) ? entry : null
    const what = partNames.filter((name, i) => readable && parts[name](readable) !== values[i])
    if (readable && what.length === 0) unchanged.push(readable)
    else changed.push({ id, entry: readable, what })
  }
  return { unchanged, changed }
}
