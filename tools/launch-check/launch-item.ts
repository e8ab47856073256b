import type { OpenItem } from '#content/model/open-items.ts'
import type { Settings } from '#server/settings.ts'

/** One thing that must be answered or set before the site goes live. */
export type LaunchItem = Pick<OpenItem, 'page' | 'record' | 'ask'> & {
  /** What stands there now, or what is wrong. */
  now: string
  /** By which name pages mark it; undefined for what no page shows. */
  mark?: string
  /** The file from the repository's folder, or the name of a setting. */
  place: string
  line?: number
  /** The fields that are meant; the whole record without them. */
  field: string
  /** Where the editor in the browser has its form. */
  form?: string
}

/** What is known beside content. */
export type Circumstances = {
  settings: Settings
  /** Whether the build's forms only simulate sending; undefined while nobody has built. */
  simulated: boolean | undefined
  /** The day on which one of these files last changed, as 2026-01-31; undefined when nobody knows. */
  changed: (files: readonly string[]) => string | undefined
}

/** The names that nobody can own (RFC 2606): whatever stands there reaches no one. */
export const reserved =
  /(?:[\w.+-]+@)?(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))\b(?!\.\w)/i
