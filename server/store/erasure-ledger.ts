import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type FormKind, formKinds } from '#contract/forms.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database } from './tables.ts'

/**
 * The ledger of what people had erased, outside the store: so that a copy of the store that is brought back does
 * not bring them back. It holds no address, only what a secret key makes of it (HMAC-SHA256).
 */
const entrySchema = z.object({
  of: z.base64url(),
  /** What was received later is not meant: the person has written again. */
  at: z.iso.datetime(),
  kinds: z.array(z.enum(formKinds)),
})
type Entry = z.infer<typeof entrySchema>

const ledgerFile = (folder: string) => join(folder, 'erasures.jsonl')
const keyFile = (folder: string) => join(folder, 'erasures.key')

/**
 * Notes an erasure, safely on the disk, which `eraseRecorded` then carries out: whatever happens in between, at
 * the next opening of the store.
 *
 * @param email as `storedEmail` gives it
 */
export async function recordErasure(
  folder: string,
  { email, at, kinds }: { email: string; at: Date; kinds: readonly FormKind[] },
): Promise<void> {
  // With PostgreSQL nothing else makes it.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const of = pseudonym(await ownKey(folder), email)
  const entry: Entry = { of, at: at.toISOString(), kinds: [...kinds] }
  // Behind a line that a crash has cut short this one begins anew.
  await append(folder, ledgerFile(folder), `\n${JSON.stringify(entry)}\n`)
}

/** Erases what the ledger says: all that was received until then from these people, and is not held. */
export async function eraseRecorded(
  db: Database,
  folder: string,
  now: Date = new Date(),
): Promise<void> {
  const entries = await readLedger(folder)
  if (entries.length === 0) return
  const key = await readFile(keyFile(folder)).catch(() => {
    throw new StoreProblem(
      `${keyFile(folder)} is missing, without which nobody knows who was erased: ` +
        'bring it back from the backups.',
    )
  })
  const senders = await db.selectFrom('submissions').select('email').distinct().execute()
  for (const { email } of senders) {
    const own = pseudonym(key, email)
    for (const { at, kinds } of entries.filter(({ of }) => of === own)) {
      await db
        .deleteFrom('submissions')
        .where('email', '=', email)
        .where('kind', 'in', kinds)
        .where('received_at', '<=', at)
        .where('id', 'not in', heldAt(db, now))
        .execute()
    }
  }
}

/** The submissions that must not be erased at a moment. */
export function heldAt(db: Database, now: Date) {
  return db
    .selectFrom('handling')
    .where('hold_until', '>', now.toISOString())
    .select('submission_id')
}

function pseudonym(key: Uint8Array, email: string): string {
  return createHmac('sha256', key).update(email).digest('base64url')
}

async function readLedger(folder: string): Promise<Entry[]> {
  const text = await readFile(ledgerFile(folder), 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      return [entrySchema.parse(JSON.parse(line))]
    } catch {
      // Cut short by a crash: then nothing was erased either.
      return []
    }
  })
}

/** The key, made at the first erasure. */
async function ownKey(folder: string): Promise<Uint8Array> {
  const file = keyFile(folder)
  if (!existsSync(file)) {
    // Under its name when it is whole.
    await append(folder, `${file}.part`, randomBytes(32))
    await rename(`${file}.part`, file)
  }
  return await readFile(file)
}

/** Writes into a file for its owner alone; root writes for whoever the folder belongs to. */
async function append(folder: string, file: string, data: string | Uint8Array): Promise<void> {
  await appendFile(file, data, { mode: 0o600, flush: true })
  const { uid, gid } = await stat(folder)
  if (process.getuid?.() === 0) await chown(file, uid, gid)
}
