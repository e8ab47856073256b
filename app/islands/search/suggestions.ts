import type { MenuLink } from '#content/schema/navigation.ts'

/** What the dialog shows without a question and without an answer; comes from `content/`. */
export type Suggestions = {
  oftenLookedFor: readonly MenuLink[]
  waysOn: readonly MenuLink[]
  companies: readonly { id: string; name: string; stretch: string }[]
}
