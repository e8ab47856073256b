import { sql } from 'kysely'
import { type ErasureRule, retention } from '#content/model/retention.ts'
import type { FormKind } from '#contract/forms.ts'
import { heldAt } from '#server/store/erasure-ledger.ts'
import type { Database } from '#server/store/tables.ts'
import type { Entry } from './entries.ts'

/** Submissions in one transaction: the server's own writes wait for it. */
const batch = 20

const day = 24 * 60 * 60 * 1000

/** What has been kept as long as a rule says at a moment counts from before this one. */
export function dueBefore({ days }: ErasureRule, at: Date): string {
  return new Date(at.getTime() - days * day).toISOString()
}

/**
 * What a rule of the privacy policy (spec 2.13) erases at a moment. A newsletter subscription counts from its last
 * change, an application from the decision, where there is one. What is held is not due.
 */
export function due(db: Database, rule: ErasureRule, at: Date) {
  const { kind, state } = rule
  const before = dueBefore(rule, at)
  const others = retention.some((one) => one.kind === kind && one.state === 'suspected')
  return (
    db
      .selectFrom('submissions')
      .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
      .leftJoin('handling', 'handling.submission_id', 'submissions.id')
      .where('submissions.kind', '=', kind)
      // Nothing changes and nobody decides before it is received: an index finds these.
      .where('submissions.received_at', '<', before)
      .where((row) => row.or([row('decided_at', 'is', null), row('decided_at', '<', before)]))
      .where('submissions.id', 'not in', heldAt(db, at))
      .where((row) => {
        if (state === 'pending' || state === 'unsubscribed')
          return row.and([row('state', '=', state), row('changed_at', '<', before)])
        // Not a parameter: then the index of what is suspected serves.
        const suspected = row('suspected', '=', sql.lit(state === 'suspected' ? 1 : 0))
        return others ? suspected : row.lit(true)
      })
  )
}

/** How many submissions are due. */
export async function countDue(db: Database, rule: ErasureRule, at: Date): Promise<number> {
  const { count } = await due(db, rule, at)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Erases what `countDue` counts. @returns how many it erased */
export async function eraseDue(db: Database, rule: ErasureRule, at: Date): Promise<number> {
  let erased = 0
  for (;;) {
    const rows = await db
      .deleteFrom('submissions')
      .where('id', 'in', due(db, rule, at).select('submissions.id').limit(batch))
      .returning('id')
      .execute()
    if (rows.length === 0) return erased
    erased += rows.length
  }
}

/** The rules about some kinds, and the moment of which they say what is erased soon: in 14 days. */
export function dueSoon(kinds: readonly FormKind[], now: Date): { rules: ErasureRule[]; at: Date } {
  const rules = retention.filter(({ kind }) => kinds.includes(kind))
  return { rules, at: new Date(now.getTime() + 14 * day) }
}

/** Whether a submission must not be erased yet. */
export const isHeld = ({ hold }: Entry, now: number) =>
  hold !== null && Date.parse(hold.until) > now

/** When a submission is erased; undefined for a confirmed subscription, and beyond the policy's rules. */
export function erasedOn(entry: Entry): Date | undefined {
  const { kind, suspected, subscription, receivedAt, decidedAt, hold, erasureAskedAt } = entry
  const state = subscription ? subscription.state : suspected ? 'suspected' : undefined
  const rule = retention.find((one) => one.kind === kind && one.state === state)
  const until = Date.parse(hold?.until ?? receivedAt)
  if (erasureAskedAt !== null) return new Date(until)
  if (!rule) return undefined
  const from = subscription?.changedAt ?? decidedAt ?? receivedAt
  return new Date(Math.max(Date.parse(from) + rule.days * day, until))
}
