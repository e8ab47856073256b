import { SettingsError, settingsFrom } from '#server/settings.ts'
import { BuildProblem } from '../build/build-problem.ts'
import { readSite } from './built-site.ts'
import { readContent } from './content-files.ts'
import { currentBuild } from './current-build.ts'
import { lastChange } from './history.ts'
import { checks } from './registry.ts'
import { launchReport } from './report.ts'
import { type Paint, reportText } from './report-text.ts'

/** Milliseconds that a foreign site may take to answer. */
const patience = 10_000

type Options = {
  json: boolean
  /** Whether other sites are asked. */
  online: boolean
  say: (note: string) => void
  paint: Paint
}

/**
 * Looks at content, the built site and the settings of the environment for whatever must change before
 * the site goes live.
 *
 * @returns the report as it is printed, and whether nothing is left
 * @throws {BuildProblem} when settings, content or code have to be fixed first
 */
export async function launchCheck(
  environment: Record<string, string | undefined>,
  { json, online, say, paint }: Options,
): Promise<{ text: string; ready: boolean }> {
  const settings = readSettings(environment)
  const site = await readSite(await currentBuild(environment, say))
  const context = {
    content: readContent(),
    site,
    settings,
    given: new Set(Object.keys(environment).filter((name) => environment[name])),
    changed: lastChange,
    patience: online ? patience : undefined,
  }
  const notes = [
    ...(online ? [] : ['Links to other sites were not followed: --online asks them.']),
    ...(lastChange(['content'])
      ? []
      : ['Dates of documents were not compared: there is no history.']),
  ]
  const report = await launchReport(checks, context, notes)
  const text = json ? JSON.stringify(report, null, 2) : reportText(report, checks, paint)
  return { text, ready: report.ready }
}

function readSettings(environment: Record<string, string | undefined>) {
  try {
    return settingsFrom(environment)
  } catch (error) {
    throw error instanceof SettingsError ? new BuildProblem(error.message) : error
  }
}
