import { contentProblems } from '#content/model/validate.ts'
import { BuildProblem } from '../lib/build-problem.ts'

/**
 * Checks everything that editors write.
 *
 * @throws {BuildProblem} with one line for each thing to correct
 */
export function checkContent(): void {
  const problems = contentProblems()
  if (problems.length > 0) throw new BuildProblem(problems.join('\n'))
}
