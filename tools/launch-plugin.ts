import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { root } from './lib/root.ts'

const run = promisify(execFile)
const name = 'virtual:launch-list'

/** Runs in a new process, because this one caches modules and the content that they have read. */
const list = `
  const { lastChange } = await import('#tools/launch-check/history.ts')
  const { launchList, leftOf } = await import('#tools/launch-check/launch-list.ts')
  const { launchTable } = await import('#tools/launch-check/report.ts')
  const { settingsOfBuild } = await import('#tools/build/settings.ts')
  const { readSettings } = await import('#server/settings.ts')
  const build = settingsOfBuild()
  const simulated = build && build.INBOX_URL === 'none'
  const all = launchList({ settings: readSettings(), simulated, changed: lastChange })
  console.log(JSON.stringify({ list: all, left: leftOf(all), table: launchTable(all) }))`

/** What is left before the site goes live, for the draft's own pages. */
export function launch(): Plugin {
  return {
    name: 'launch-list',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', list], {
        cwd: root,
        maxBuffer: 2 ** 26,
      })
      return Object.entries(JSON.parse(stdout))
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
