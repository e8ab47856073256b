import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSettingsOf } from '#server/build-record.ts'
import { editionsFolder, liveEdition } from '#server/editions.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { buildSite } from './build/build-site.ts'
import { buildWarnings } from './build/warnings.ts'
import { BuildProblem } from './lib/build-problem.ts'

const { values } = parseArgs({
  options: {
    // Our own server will hand the site out: forms go to its inbox.
    'with-inbox': { type: 'boolean', default: false },
    // For a server that hands out what the desk has published, where there is that.
    'unless-published': { type: 'boolean', default: false },
    into: { type: 'string', default: 'build' },
    // For tests, and a look at a draft: without compressed copies and link previews.
    quick: { type: 'boolean', default: false },
  },
})

// The last line on stdout is the result that the runner in bin/ shows; it shows all of stderr.
try {
  const settings = readSettings()
  const live = values['unless-published'] ? liveEdition(editionsFolder(settings)) : undefined
  if (live) console.log(`none: edition ${basename(live)} is published`)
  else {
    const build = buildSettingsOf(settings, values['with-inbox'] ? 'same-origin' : 'none')
    console.log(await buildSite(build, values))
    for (const warning of buildWarnings(settings, build)) console.error(warning)
  }
} catch (error) {
  if (!(error instanceof BuildProblem || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
