import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem } from '#server/cli/terminal/read-arguments.ts'
import type { Database } from '#server/store/tables.ts'
import { type Entry, entryIds, findEntry } from '#server/submissions/entries.ts'

/** How many characters differ in place; a number that was cut off differs only where it goes on. */
function difference(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return Array.from({ length }).filter((_, index) => a[index] !== b[index]).length
}

/** The number that was most likely meant; undefined when none is near. */
export function nearest(typed: string, ids: readonly string[]): string | undefined {
  const cutOff = typed.length >= 3 ? ids.filter((id) => id.startsWith(typed)) : []
  if (cutOff.length === 1) return cutOff[0]
  return ids.find((id) => difference(id, typed) <= 2)
}

/** The submission whose number was typed. @throws {CliProblem} naming the number that was meant */
export async function entryOf(db: Database, typed: string): Promise<Entry> {
  // People type letters of any case, and some that look like digits.
  const id = typed.trim().toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0')
  const entry = await findEntry(db, id)
  if (entry) return entry
  const meant = nearest(id, await entryIds(db))
  throw new CliProblem(
    `There is no submission ${oneLine(typed)}. ${
      meant ? `Did you mean ${meant}?` : 'The numbers are in: npm run inbox -- list'
    }`,
  )
}
