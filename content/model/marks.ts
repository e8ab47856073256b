import type { MarkPath } from './picture-schemas.ts'
import { sources } from './sources.ts'

/** The family of marks: the group's as `group`, and each company's by its id. */
const marks: ReadonlyMap<string, readonly MarkPath[]> = sources.marks.read()

/** The drawing behind a name. @throws when there is none */
export function markPaths(name: string): readonly MarkPath[] {
  const found = marks.get(name)
  if (!found) throw new Error(`content/companies: there is no mark for "${name}"`)
  return found
}
