import { parseArgs } from 'node:util'
import { SettingsError } from '#server/settings.ts'
import { BuildProblem } from './lib/build-problem.ts'
import { builtPages, leftOutBecause } from './voice/built-pages.ts'
import { reportText, voiceReport } from './voice/report.ts'

// `npm run voice -- /services /about`: those pages alone. The report goes to stdout, everything else
// to stderr. Taste fails nothing: only without a build the exit code is another than zero.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const asked = positionals.map((name) => `/${name.replace(/^\/|\/$/g, '')}`)

try {
  const pages = await builtPages((note) => console.error(note))
  const site = pages.filter(({ path }) => !leftOutBecause(path))
  const report = voiceReport(
    site,
    (path) => asked.length === 0 || asked.includes(path),
    asked.flatMap((path) => missing(path, pages) ?? []),
  )
  console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report))
} catch (error) {
  if (!(error instanceof BuildProblem || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Why a page that was asked for is not in the report. */
function missing(path: string, pages: readonly { path: string }[]): string | undefined {
  if (!pages.some((page) => page.path === path)) return `${path} is no page of this build.`
  const reason = leftOutBecause(path)
  return reason && `${path} is outside the report: ${reason}.`
}
