import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database } from './tables.ts'

/**
 * The ledger of what people had erased, and of what must not be erased yet, outside the store: so that an older copy
 * of the store that is brought back neither brings back the one nor forgets the other. It names submissions by their
 * ids, never people. A line of JSON holds what an act has set in `handling`.
 */
const changeSchema = z
  .object({
    erasure_asked_at: z.iso.datetime(),
    hold_reason: z.string().nullable(),
    hold_until: z.iso.datetime().nullable(),
  })
  .partial()
type Change = z.infer<typeof changeSchema>

/** `at` comes first: merged ledgers are sorted by their lines (deploy/merge-erasures.sh). */
const entrySchema = z.object({ at: z.iso.datetime(), ids: z.array(z.string()), set: changeSchema })
type Entry = z.infer<typeof entrySchema>

const ledgerFile = (folder: string) => join(folder, 'ledger.jsonl')

/** Notes an act safely on the disk. `carryOut` does it, at the latest when the store is opened the next time. */
export async function record(folder: string, ids: readonly string[], set: Change, at: Date) {
  // With PostgreSQL nothing else makes it.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = ledgerFile(folder)
  const text = await readText(file)
  const whole = wholeLines(text)
  if (whole !== text) await truncate(file, Buffer.byteLength(whole))
  const entry: Entry = { at: at.toISOString(), ids: [...ids], set }
  await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true })
}

/** Does what the ledger says: holds first, then it erases what is not held at this moment. */
export async function carryOut(db: Database, folder: string, now: Date): Promise<void> {
  const sets = new Map<string, Change>()
  for (const { ids, set } of await readLedger(ledgerFile(folder)))
    for (const id of ids) sets.set(id, { ...sets.get(id), ...set })
  if (sets.size === 0) return
  const rows = await db
    .selectFrom('handling')
    .where('submission_id', 'in', [...sets.keys()])
    .select(['submission_id', 'erasure_asked_at', 'hold_reason', 'hold_until'])
    .execute()
  // Nothing is written where there is nothing to do: another process may hold the write lock.
  const erased: string[] = []
  for (const { submission_id, ...row } of rows) {
    const wanted = { ...row, ...sets.get(submission_id) }
    const isHeld = wanted.hold_until !== null && Date.parse(wanted.hold_until) > now.getTime()
    if (wanted.erasure_asked_at !== null && !isHeld) erased.push(submission_id)
    else if (JSON.stringify(wanted) !== JSON.stringify(row))
      await db
        .updateTable('handling')
        .set(wanted)
        .where('submission_id', '=', submission_id)
        .execute()
  }
  if (erased.length > 0) await db.deleteFrom('submissions').where('id', 'in', erased).execute()
}

/** The submissions that must not be erased at a moment. */
export function heldAt(db: Database, at: Date) {
  return db
    .selectFrom('handling')
    .where('hold_until', '>', at.toISOString())
    .select('submission_id')
}

async function readLedger(file: string): Promise<Entry[]> {
  const lines = wholeLines(await readText(file))
    .split('\n')
    .slice(0, -1)
  return lines.map((line, index) => {
    try {
      return entrySchema.parse(JSON.parse(line))
    } catch {
      throw new StoreProblem(
        `Line ${index + 1} of ${file}, which says what was erased and what is held, is damaged: correct it, or take ` +
          'it out and merge the ledger of the last backup (docs/operating.md, "Backup and restore").',
      )
    }
  })
}

/** Without what a crash has cut short: that was never carried out. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

async function readText(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
}
