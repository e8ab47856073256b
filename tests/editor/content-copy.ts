import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The copy of `content/` that the editor under test writes. */
const contentCopy = process.env.CONTENT_FOLDER ?? ''

/** The current text of a file in the copy. */
export function textOf(file: string): string {
  return readFileSync(join(contentCopy, file), 'utf8')
}

/** Writes a file in the copy without the editor. */
export function writeText(file: string, text: string): void {
  writeFileSync(join(contentCopy, file), text)
}

/** The content of every file in the copy. */
function snapshot(): Map<string, string> {
  const entries = readdirSync(contentCopy, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [relative(contentCopy, file), readFileSync(file, 'latin1')]
    }),
  )
}

/** The files that `act` changed, created or removed, in alphabetical order. */
export async function changedBy(act: () => Promise<void>): Promise<string[]> {
  const before = snapshot()
  await act()
  const after = snapshot()
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort()
}
