import { sql } from 'kysely'
import { retention } from '#content/model/retention.ts'
import type { FormKind } from '#contract/forms.ts'
import { heldAt } from '#server/store/erasure-ledger.ts'
import type { Database } from '#server/store/tables.ts'
import type { Entry } from './entries.ts'

/** Submissions in one transaction: the server's own writes wait for it. */
const batch = 20

/** What is due to be erased: all of a kind that meets every condition that is given. */
export type Due = {
  /** Received, decided on, or as a newsletter subscription last changed, before this moment. */
  before: Date
  kind: FormKind
  /** Whether a program rather than a person seems to have sent it. */
  suspected?: boolean
  subscription?: 'pending' | 'unsubscribed'
}

/**
 * What is due. A newsletter subscription counts from its last change, and one that is confirmed is
 * never due: it lasts until its subscriber ends it. An application counts from the decision, where there is one.
 * What is held is not due.
 */
export function due(db: Database, { before, kind, suspected, subscription }: Due) {
  const moment = before.toISOString()
  return (
    db
      .selectFrom('submissions')
      .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
      .leftJoin('handling', 'handling.submission_id', 'submissions.id')
      // Nothing changes and nobody decides before it is received: an index finds these.
      .where('submissions.received_at', '<', moment)
      .where('submissions.kind', '=', kind)
      .where((row) =>
        row.or([
          row('state', 'is', null),
          row.and([row('state', '<>', 'confirmed'), row('changed_at', '<', moment)]),
        ]),
      )
      .where((row) => row.or([row('decided_at', 'is', null), row('decided_at', '<', moment)]))
      .where('submissions.id', 'not in', heldAt(db, new Date()))
      .where((row) =>
        row.and([
          // Not a parameter: then the index of what is suspected serves.
          ...(suspected === undefined ? [] : [row('suspected', '=', sql.lit(suspected ? 1 : 0))]),
          ...(subscription === undefined ? [] : [row('state', '=', subscription)]),
        ]),
      )
  )
}

/** How many submissions are due. */
export async function countDue(db: Database, what: Due): Promise<number> {
  const { count } = await due(db, what)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Erases what `countDue` counts. @returns how many it erased */
export async function eraseDue(db: Database, what: Due): Promise<number> {
  let erased = 0
  for (;;) {
    const rows = await db
      .deleteFrom('submissions')
      .where('id', 'in', due(db, what).select('submissions.id').limit(batch))
      .returning('id')
      .execute()
    if (rows.length === 0) return erased
    erased += rows.length
  }
}

/** When the newest submission was received; undefined when there is none. */
export async function newestEntry(db: Database): Promise<Date | undefined> {
  const { newest } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.max('received_at').as('newest'))
    .executeTakeFirstOrThrow()
  // `max` of no rows is null, which Kysely's type leaves out.
  return (newest as string | null) === null ? undefined : new Date(newest)
}

const day = 24 * 60 * 60 * 1000

type Retention = (typeof retention)[number]

/**
 * What the privacy policy says is erased by now (spec 2.13), rule by rule: the same table that the
 * policy shows.
 */
export function duePerPolicy(now: Date): { rule: Retention; due: Due }[] {
  return retention.map((rule) => ({
    rule,
    due: { before: new Date(now.getTime() - rule.days * day), kind: rule.kind, ...inState(rule) },
  }))
}

/** What of some kinds is due within the next 14 days, rule by rule. */
export function dueSoon(kinds: readonly FormKind[], now: Date): Due[] {
  return duePerPolicy(new Date(now.getTime() + 14 * day))
    .filter(({ rule }) => kinds.includes(rule.kind))
    .map(({ due }) => due)
}

/** Whether a submission must not be erased yet. */
export const isHeld = ({ hold }: Entry, now: number) =>
  hold !== null && Date.parse(hold.until) > now

/** When the purge erases a submission; undefined for a confirmed subscription, and beyond the policy's rules. */
export function erasedOn(entry: Entry): Date | undefined {
  const { kind, suspected, subscription, receivedAt, decidedAt, hold } = entry
  const state = subscription ? subscription.state : suspected ? 'suspected' : undefined
  const rule = retention.find((one) => one.kind === kind && one.state === state)
  if (!rule) return undefined
  const from = subscription?.changedAt ?? decidedAt ?? receivedAt
  const until = Date.parse(hold?.until ?? from)
  return new Date(Math.max(Date.parse(from) + rule.days * day, until))
}

/** A rule without a state is about the entries of its kind that no other rule is about. */
function inState({ kind, state }: Retention): Pick<Due, 'suspected' | 'subscription'> {
  if (state === 'suspected') return { suspected: true }
  if (state === 'pending' || state === 'unsubscribed') return { subscription: state }
  const others = retention.some((rule) => rule.kind === kind && rule.state === 'suspected')
  return others ? { suspected: false } : {}
}
