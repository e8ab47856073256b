import { readSettings } from '#server/settings.ts'
import { settingsOfBuild } from '../build/settings.ts'
import { lastChange } from '../lib/history.ts'
import { launchList, leftOf } from './launch-list.ts'
import { launchTable } from './report.ts'

/** What the draft's own pages show (tools/virtual-modules.ts). */
export const list = launchList({
  settings: readSettings(),
  simulated: settingsOfBuild()?.INBOX_URL === 'none',
  changed: lastChange,
})
export const left = leftOf(list)
/** As CSV. */
export const table = launchTable(list)
