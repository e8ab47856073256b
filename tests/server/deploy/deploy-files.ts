import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../run-node.ts'

/** The text of a file of deploy/. */
export function deployFile(name: string): string {
  return readFileSync(join(repository, 'deploy', name), 'utf8')
}

/**
 * The file with other places in it, so that it works on this machine.
 *
 * @param changes what stands there, and what a test puts there instead
 * @throws when something that is to be changed does not stand there
 */
export function adapted(name: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not hold "${from}"`)
    return text.replaceAll(from, to)
  }, deployFile(name))
}
