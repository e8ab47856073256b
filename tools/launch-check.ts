import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { readBuildRecord } from '#server/build-record.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { BuildProblem } from './lib/build-problem.ts'
import { isShallow, lastChange } from './lib/history.ts'
import { root } from './lib/root.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    // Asks the sites that ours links to.
    online: { type: 'boolean', default: false },
  },
})

// The list names what a confirmed build leaves out, so content is read as a draft.
const environment = { ...process.env }
process.env.CONTENT = 'draft'

// `npm run launch-check`: the report goes to stdout, everything else to stderr.
try {
  const { checkContent } = await import('./build/check-content.ts')
  await checkContent()
  const settings = readSettings(environment)
  const { buildLeft, launchList } = await import('./launch-check/launch-list.ts')
  const { launchJson, launchText } = await import('./launch-check/report.ts')
  const { brokenLinks, externalLinks } = await import('./launch-check/external-links.ts')
  const build = join(root, 'build')
  const record = readBuildRecord(build)
  const list = launchList({
    settings,
    simulated: record && record.settings.INBOX_URL === 'none',
    changed: lastChange,
  })
  const links = values.online
    ? await brokenLinks(await externalLinks(join(build, 'client'), settings.SITE_URL))
    : []
  const why = isShallow() ? 'the history is cut' : 'there is no history'
  const notes = [
    ...(record ? [] : ['There is no build: its forms and links were not looked at.']),
    ...(values.online ? [] : ['Links to other sites were not followed: --online asks them.']),
    ...(lastChange(['content']) ? [] : [`Dates of documents were not compared: ${why}.`]),
  ]
  const whole = {
    ...list,
    editor: [...list.editor, ...links],
    engineer: [...buildLeft(settings, record), ...list.engineer],
  }
  const report = launchJson(whole, notes)
  // Node itself knows what kind of terminal the stream is, and NO_COLOR.
  const paint = (style: Parameters<typeof styleText>[0], words: string) =>
    styleText(style, words, { stream: process.stdout })
  console.log(values.json ? JSON.stringify(report, null, 2) : launchText(whole, notes, paint))
  process.exitCode = report.ready ? 0 : 1
} catch (error) {
  if (!(error instanceof BuildProblem || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
