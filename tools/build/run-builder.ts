import { BuildProblem } from '../lib/build-problem.ts'
import { runTool } from '../lib/run-tool.ts'
import { missingPackage, missingToolLine } from './missing-tool.ts'

/**
 * Runs a part of the build as a process of its own, which takes its memory with it when it ends.
 *
 * @param environment added to our own
 * @throws {BuildProblem} what it says when it fails, or one line when a package is missing
 */
export async function runBuilder(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await runTool(args, environment)
  if (code === 0) return
  const missing = missingPackage(output)
  throw new BuildProblem(missing ? missingToolLine(missing) : output)
}
