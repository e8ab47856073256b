/**
 * Prints a setting as the server has it, for the scripts beside this one; nothing when it is not set.
 *
 *     node deploy/setting.ts NAME
 */
import { settingsOrExit } from '#server/settings.ts'

const [name = ''] = process.argv.slice(2)
const settings: Readonly<Record<string, unknown>> = settingsOrExit()
console.log(settings[name] ?? '')
