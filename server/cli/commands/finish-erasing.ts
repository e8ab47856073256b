import type { Context } from '#server/cli/command.ts'
import { CliProblem } from '#server/cli/terminal/cli-problem.ts'
import { scrub } from '#server/store/scrub.ts'
import type { Traces } from '#server/store/traces.ts'

/**
 * Clears the store's files of what was erased from its tables. It is done even when nothing was
 * there to erase: an erasure that could not be completed is completed by typing it again.
 *
 * @param traces what to look for; undefined where no person asked to be erased
 * @param done what has been erased
 * @throws {CliProblem} when copies may be left, saying why
 */
export async function finishErasing(
  { store, settings, terminal }: Context,
  traces: Traces | undefined,
  done: string,
): Promise<void> {
  const obstacle = await scrub(store, settings.DATA_DIR, traces, terminal.progress)
  if (obstacle) {
    throw new CliProblem(
      `${done}, but copies may be left in the store's files because ${obstacle}. ` +
        'Run the same command again later.',
    )
  }
}
