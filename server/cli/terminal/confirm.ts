import { CliProblem } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'

/**
 * Goes on only when what cannot be undone is meant: said beforehand with `--yes`, or answered now.
 *
 * @param what what will happen, as a sentence
 * @throws {CliProblem} when it is not meant, or nobody can be asked
 */
export async function confirm(
  { ask, progress }: Pick<Terminal, 'ask' | 'progress'>,
  what: string,
  yes = false,
): Promise<void> {
  if (yes) return
  if (!ask) throw new CliProblem(`${what} Nothing was done: add --yes if that is meant.`)
  progress.clear()
  const answer = await ask(`${what} Type yes to go on: `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new CliProblem('Nothing was done.')
}
