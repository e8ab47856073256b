import { CliProblem } from '#server/cli/terminal/read-arguments.ts'
import { clearDeleted } from '#server/store/clear-deleted.ts'
import type { Context } from './command.ts'

/**
 * Clears the store's files of what was erased from its tables. It is done even when nothing was
 * there to erase: an erasure that could not be completed is completed by typing it again.
 *
 * @param depth how thoroughly; see `clearDeleted`
 * @param done what has been erased
 * @throws {CliProblem} when copies may be left, saying why
 */
export async function clearErased(
  { store, settings, terminal }: Context,
  depth: 'log' | 'whole',
  done: string,
): Promise<void> {
  const obstacle = await clearDeleted(store, settings.DATA_DIR, depth, terminal.progress)
  if (obstacle) {
    throw new CliProblem(
      `${done}, but copies may be left in the store's files because ${obstacle}. ` +
        'Then run the same command again.',
    )
  }
}
