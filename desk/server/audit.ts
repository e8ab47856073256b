import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './database.ts'
import type { DeskContext, Entry } from './desk.ts'
import { fromLagos, lagosDay, lagosTime } from './lagos-time.ts'
import { queueMail } from './mail.ts'
import { activeAdministrators } from './people.ts'

/** Milliseconds for which entries are kept; the trigger `audit_delete` refuses earlier deletion. */
const keptFor = 730 * 86_400_000

/** Adds an entry to the audit log. */
export async function addEntry(
  db: Kysely<Tables>,
  now: number,
  { person, action, subject, detail }: Entry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ at: now, person, action, subject, detail: detail ?? null })
    .execute()
}

/**
 * Makes a change and adds its audit entry in one transaction.
 *
 * @param change gets the desk with the transaction as `db`; keep it fast, because all other queries wait
 */
export function withEntry<Part extends Pick<DeskContext, 'db' | 'now'>, Result>(
  desk: Part,
  entry: Entry,
  change: (desk: Part) => Promise<Result>,
): Promise<Result> {
  return desk.db.transaction().execute(async (db) => {
    const result = await change({ ...desk, db })
    await addEntry(db, desk.now(), entry)
    return result
  })
}

/**
 * Once a day in Lagos: deletes entries older than 24 months, and mails the SHA-256 of the rest to
 * administrators, unless there is no entry since the last mail. With the mails, `sqlite3` and `sha256sum`
 * alone show later whether entries were changed or removed.
 */
export async function closeDay(desk: DeskContext): Promise<void> {
  const { db } = desk
  const before = await db.selectFrom('audit_day').selectAll().executeTakeFirstOrThrow()
  const today = lagosDay(desk.now())
  if (before.day === today) return
  // Count from the last day that ran: a clock set years ahead for an hour must delete nothing.
  const day = fromLagos(`${before.day < today ? before.day : today}T00:00`) ?? 0
  await db
    .deleteFrom('audit')
    .where('at', '<', day - keptFor)
    .execute()
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'at'])
    .select(sql<string>`json_array(id, at, person, action, subject, detail)`.as('line'))
    .orderBy('id')
    .execute()
  const last = entries.at(-1)
  await db.transaction().execute(async (transaction) => {
    const within = { ...desk, db: transaction }
    let { entry } = before
    if (last && last.id > entry) {
      const hash = createHash('sha256')
      for (const { line } of entries) hash.update(`${line}\n`)
      const text = `${entries.length} entries, from number ${entries[0]?.id} on.
The last has the number ${last.id}, and is of ${lagosTime(last.at)}.
SHA-256: ${hash.digest('hex')}

Please keep this mail: it can show later whether any of them was changed or removed.

${desk.urls.desk}/happened
`
      for (const { email } of await activeAdministrators(within))
        if (await queueMail(within, email, 'What happened at the desk', text)) entry = last.id
    }
    await transaction.updateTable('audit_day').set({ day: today, entry }).execute()
  })
}
