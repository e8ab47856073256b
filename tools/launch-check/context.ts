import type { Settings } from '#server/settings.ts'
import type { BuiltSite } from './built-site.ts'
import type { ContentFile } from './content-files.ts'
import type { Finding } from './finding.ts'

/** What the checks look at. */
export type LaunchContext = {
  content: readonly ContentFile[]
  site: BuiltSite
  /** The server's, as the environment gives them and with its defaults. */
  settings: Settings
  /** Names of the settings that the environment gives. */
  given: ReadonlySet<string>
  /** The day on which one of these files last changed, as 2026-01-31; undefined when nobody knows. */
  changed: (files: readonly string[]) => string | undefined
  /** Milliseconds that a foreign site may take to answer; undefined: none is asked. */
  patience: number | undefined
}

/** One kind of thing that must change before the site goes live. */
export type Check = {
  /** Its name in the JSON. */
  name: string
  /** What it finds, as the report calls it. */
  heading: string
  find: (context: LaunchContext) => Finding[] | Promise<Finding[]>
}
