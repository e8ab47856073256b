import { contentMistakes } from '#content/model/validate.ts'
import { BuildProblem } from '../lib/build-problem.ts'

/**
 * Checks everything that editors write.
 *
 * @throws {BuildProblem} with one line for each thing to correct
 */
export function checkContent(): void {
  const mistakes = contentMistakes()
  if (mistakes.length > 0) throw new BuildProblem(mistakes.map(({ text }) => text).join('\n'))
}
