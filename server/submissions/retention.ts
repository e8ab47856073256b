import { retention } from '#content/model/retention.ts'
import type { FormKind } from '#contract/forms.ts'
import type { Database } from '#server/store/tables.ts'

/** Submissions in one transaction: the server's own writes wait for it. */
const batch = 20

/** What is due to be erased: all that meets every condition that is given. */
export type Due = {
  /** Received, or as a newsletter subscription last changed, before this moment. */
  before: Date
  kind?: FormKind
  /** Whether a program rather than a person seems to have sent it. */
  suspected?: boolean
  subscription?: 'pending' | 'unsubscribed'
}

/**
 * What is due. A newsletter subscription counts from its last change, and one that is confirmed is
 * never due: it lasts until its subscriber ends it.
 */
function due(db: Database, { before, kind, suspected, subscription }: Due) {
  return db
    .selectFrom('submissions')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .where((row) => row.or([row('state', 'is', null), row('state', '<>', 'confirmed')]))
    .where((row) => row.fn.coalesce('changed_at', 'received_at'), '<', before.toISOString())
    .where((row) =>
      row.and([
        ...(kind === undefined ? [] : [row('kind', '=', kind)]),
        ...(suspected === undefined ? [] : [row('suspected', '=', suspected ? 1 : 0)]),
        ...(subscription === undefined ? [] : [row('state', '=', subscription)]),
      ]),
    )
}

/** How many submissions are due, and how many of them nobody has handled. */
export async function countDue(
  db: Database,
  what: Due,
): Promise<{ submissions: number; unhandled: number }> {
  const rows = await due(db, what)
    .select((row) => ['status', 'kind', row.fn.countAll().as('count')])
    .groupBy(['status', 'kind'])
    .execute()
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + Number(count), 0)
  const unhandled = rows.filter(({ status, kind }) => status === 'new' && kind !== 'newsletter')
  return { submissions: sum(rows), unhandled: sum(unhandled) }
}

/** Erases what `countDue` counts. @param onErased called with the number so far */
export async function eraseDue(
  db: Database,
  what: Due,
  onErased: (count: number) => void,
): Promise<number> {
  let erased = 0
  for (;;) {
    const rows = await db
      .deleteFrom('submissions')
      .where('id', 'in', due(db, what).select('submissions.id').limit(batch))
      .returning('id')
      .execute()
    erased += rows.length
    if (rows.length === 0) return erased
    onErased(erased)
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

type PolicyRule = { rule: Retention; due: Due }

/**
 * What the privacy policy says is erased by now (spec 2.13), rule by rule: the same table that the
 * policy shows.
 */
export function duePerPolicy(now: Date): PolicyRule[] {
  return retention.map((rule) => ({
    rule,
    due: { before: new Date(now.getTime() - rule.days * day), kind: rule.kind, ...inState(rule) },
  }))
}

/** A rule without a state is about the entries of its kind that no other rule is about. */
function inState({ kind, state }: Retention): Pick<Due, 'suspected' | 'subscription'> {
  if (state === 'suspected') return { suspected: true }
  if (state === 'pending' || state === 'unsubscribed') return { subscription: state }
  const others = retention.some((rule) => rule.kind === kind && rule.state === 'suspected')
  return others ? { suspected: false } : {}
}
