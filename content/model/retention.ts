import type { RetentionRule } from './document-schemas.ts'
import { keptFor } from './retention-text.ts'
import { sources } from './sources.ts'

/** A rule that erases: what it is about, after how many days, and how the privacy policy says so. */
export type ErasureRule = Pick<RetentionRule, 'kind' | 'state'> & { days: number; text: string }

/**
 * How long the inbox keeps what visitors send, by kind (spec 2.13): the privacy policy shows the same
 * rules. One with a `state` is about entries in it alone, one without about the rest of its kind. A
 * message counts from its arrival, an application from the decision where there is one, a subscription from its last
 * change. What the staff holds for a dispute or an authority stays until the hold ends. A confirmed
 * subscription has no rule here: it lasts until its subscriber ends it.
 */
export const retention: readonly ErasureRule[] = sources.retention
  .read()
  .rules.flatMap(({ kind, state, days, counted }) =>
    days === undefined ? [] : [{ kind, state, days, text: keptFor({ days, counted }) }],
  )
