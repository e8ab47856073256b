import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../run-node.ts'

/** The text of a file of deploy/. */
export function deployFile(name: string): string {
  return readFileSync(join(repository, 'deploy', name), 'utf8')
}

/**
 * A file of deploy/ with other addresses and paths, so that it works on this machine.
 *
 * @param changes texts of the file, and their replacements
 * @throws when the file lacks one of the texts
 */
export function adapted(name: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not hold "${from}"`)
    return text.replaceAll(from, to)
  }, deployFile(name))
}
