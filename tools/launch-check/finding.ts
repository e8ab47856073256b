/** Who can mend what is left: the order of the report. */
export const menders = ['owner', 'editor', 'engineer'] as const

export type Mender = (typeof menders)[number]

/** One thing that must change before the site goes live. */
export type Finding = {
  who: Mender
  /** A file from the repository's folder, the address of a page, or the name of a setting. */
  place: string
  /** The line in that file, counted from 1. */
  line?: number
  /** What it is about: the name of the record, or what is wrong. */
  problem: string
  /** What to write, or to do. Findings with the same words are listed together. */
  fix: string
}
