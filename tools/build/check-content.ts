import type { Mistake } from '#content/model/mistake.ts'
import { contentMistakes } from '#content/model/validate.ts'
import { BuildProblem } from '../lib/build-problem.ts'

/** Everything that editors have to correct before the site can be built; empty when all is well. */
export async function allMistakes(): Promise<Mistake[]> {
  const mistakes = contentMistakes()
  if (mistakes.length > 0) return mistakes
  // What documents show is known only where content is valid.
  const { letterMistakes } = await import('#documents/letters.ts')
  return letterMistakes()
}

/**
 * Checks everything that editors write.
 *
 * @throws {BuildProblem} with one line for each thing to correct
 */
export async function checkContent(): Promise<void> {
  const mistakes = await allMistakes()
  if (mistakes.length > 0) throw new BuildProblem(mistakes.map(({ text }) => text).join('\n'))
}
