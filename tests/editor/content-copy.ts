import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
  const names = readdirSync(contentCopy, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => statSync(join(contentCopy, name)).isFile())
      .map((name) => [name, readFileSync(join(contentCopy, name), 'latin1')]),
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
