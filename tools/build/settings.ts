import { type BuildSettings, buildSettingsOf, buildSettingsSchema } from '#server/build-record.ts'
import { readSettings } from '#server/settings.ts'

/** The settings of the build that this process makes a part of; `undefined` while developing. */
export function settingsOfBuild(): BuildSettings | undefined {
  const { BUILD_SETTINGS } = process.env
  return BUILD_SETTINGS ? buildSettingsSchema.parse(JSON.parse(BUILD_SETTINGS)) : undefined
}

/** What pages are made with: by a build, or while developing, when no inbox is there. */
export function pageSettings(): BuildSettings {
  return settingsOfBuild() ?? buildSettingsOf(readSettings(), 'none')
}
