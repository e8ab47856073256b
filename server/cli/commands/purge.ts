import { retention } from '#content/model/retention.ts'
import { clearDeleted } from '#server/store/clear-deleted.ts'
import type { Database } from '#server/store/tables.ts'
import { countDue, eraseDue } from '#server/submissions/retention.ts'
import { CliProblem, type Command, counted } from './command.ts'

export const purge: Command = async ({ store, switches }) => {
  const now = new Date()
  let total = 0
  let plan = ''
  for (const rule of retention) {
    const count = await countDue(store.db, rule, now)
    total += count
    const name = [rule.kind, rule.state, `${rule.days} days`].filter(Boolean).join(', ')
    plan += `${name}: ${count}\n`
  }
  if (total > 0 && !switches['trust-clock']) await doubtClock(store.db)
  const what = 'kept as long as the privacy policy says'
  if (!switches.yes)
    return `${plan}${counted(total, 'submission')} ${what}. Nothing was erased: add --yes if that is meant.`
  let erased = 0
  for (const rule of retention) erased += await eraseDue(store.db, rule, now)
  const done = `${counted(erased, 'submission')} ${what} erased`
  const obstacle = await clearDeleted(store, 'log')
  if (obstacle) {
    throw new CliProblem(
      `${done}, but copies may be left in the store's files because ${obstacle}. ` +
        'Then run the same command again.',
    )
  }
  return `${done}. Confirmed newsletter subscriptions are kept until their subscribers end them. Backups still hold what was erased.`
}

/** Milliseconds after which a store without a new entry is more likely a clock that is wrong. */
const silence = 365 * 24 * 60 * 60 * 1000

/** A clock that is years ahead would have everything erased. @throws {CliProblem} */
async function doubtClock(db: Database): Promise<void> {
  const newest = await db
    .selectFrom('submissions')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const now = new Date()
  const age = now.getTime() - Date.parse(newest.received_at)
  if (age >= 0 && age < silence) return
  throw new CliProblem(
    `Nothing was erased: the clock says ${now.toISOString().slice(0, 10)}, and the newest entry is of ${newest.received_at.slice(0, 10)}. ` +
      'Set the clock right; if it is right, add --trust-clock.',
  )
}
