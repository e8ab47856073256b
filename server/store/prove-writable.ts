import { randomBytes } from 'node:crypto'
import type { Database } from './tables.ts'

/** Ends a transaction whose changes nobody wants. */
class TakenBack extends Error {}

/**
 * Does what storing a message does and takes it back, then writes one row for good.
 *
 * @param room bytes that the disk must have room for beside that, where it was full
 * @throws whatever the store throws when it cannot
 */
export async function proveWritable(db: Database, at: Date, room = 0): Promise<void> {
  const time = at.toISOString()
  const id = `check ${randomBytes(12).toString('hex')}`
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('submissions')
        .values({
          id,
          kind: 'contact',
          suspected: 0,
          received_at: time,
          key: id,
          email: '',
          fields: '{}',
        })
        .execute()
      await transaction
        .insertInto('outbox')
        .values({ id, submission_id: id, kind: 'contact', next_attempt_at: time })
        .execute()
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  // What nothing could compress.
  if (room > 0) await note(db, `${time} ${randomBytes(room / 2).toString('hex')}`)
  await note(db, time)
}

async function note(db: Database, checked_at: string): Promise<void> {
  await db
    .insertInto('health')
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
    .execute()
}
