/**
 * Prints a setting as the server has it, for the scripts beside this one; nothing when it is not set.
 *
 *     node deploy/setting.ts NAME
 */
import { readSettings, SettingsError } from '#server/settings.ts'

const [name = ''] = process.argv.slice(2)
try {
  // Of names in the file that no setting has the inbox's command, which comes next, warns.
  const settings: Readonly<Record<string, unknown>> = readSettings(process.env, () => {})
  console.log(settings[name] ?? '')
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
