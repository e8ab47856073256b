import { BuildProblem } from './build/build-problem.ts'
import { buildSite } from './build/build-site.ts'
import { missingPackage, missingToolLine } from './build/missing-tool.ts'

// The last line on stdout is the result that the runner in bin/ shows.
try {
  console.log(await buildSite(process.env))
} catch (error) {
  const missing = missingPackage(String(error))
  if (!(error instanceof BuildProblem) && !missing) throw error
  console.error(error instanceof BuildProblem ? error.message : missingToolLine(`${missing}`))
  process.exitCode = 1
}
