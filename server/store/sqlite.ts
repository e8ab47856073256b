import { chmod, mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { nodeSqlite } from './node-sqlite.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Tables } from './tables.ts'

/** Milliseconds for which a write waits for another process's write, unless said otherwise. */
const defaultLockTimeout = 5_000

/**
 * Opens the embedded store in `folder`. Folder and files are for their owner alone.
 *
 * @param lockTimeout milliseconds for which a write waits for another process's write
 * @param create whether folder and store are made when they are not there
 * @throws {StoreProblem} when the folder cannot be used or the file is damaged, which is left as it is
 */
export async function openSqlite(
  folder: string,
  lockTimeout = defaultLockTimeout,
  create = true,
): Promise<Kysely<Tables>> {
  const file = join(folder, 'inbox.db')
  try {
    if (create) await mkdir(folder, { recursive: true })
    else if ((await stat(file)).size === 0) throw missing(folder)
    await chmod(folder, 0o700)
    await forOwnerOnly(file)
    refuseDamaged(file)
    return new Kysely<Tables>({ dialect: nodeSqlite(openForWriting(file, lockTimeout)) })
  } catch (error) {
    if (error instanceof StoreProblem) throw error
    if (errorCode(error) === 'ENOENT' && !create) throw missing(folder)
    throw new StoreProblem(
      `The inbox cannot be stored in ${folder} (${errorCode(error)}): make that folder writable, ` +
        'or choose another with DATA_DIR.',
    )
  }
}

/** Makes the file when it is not there. SQLite gives the files beside it the same rights. */
async function forOwnerOnly(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  await handle.chmod(0o600)
  await handle.close()
}

function openForWriting(file: string, lockTimeout: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockTimeout })
  // FULL: a commit is on the disk before it is acknowledged. Deleted content is overwritten.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
}

/** Reads the whole file without the right to write it. @throws {StoreProblem} */
function refuseDamaged(file: string): void {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: defaultLockTimeout })
    try {
      const answer = database.prepare('pragma quick_check(1)').get()
      if (answer?.quick_check !== 'ok') throw damaged(file)
    } finally {
      database.close()
    }
  } catch (error) {
    const code = errorCode(error)
    throw code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB' ? damaged(file) : error
  }
}

function missing(folder: string): StoreProblem {
  return new StoreProblem(
    `There is no inbox in ${folder}: correct DATA_DIR in the settings, or start the server first.`,
  )
}

function damaged(file: string): StoreProblem {
  return new StoreProblem(
    `The inbox in ${file} is damaged and was left untouched: move it away and put the last backup ` +
      'in its place (docs/operating.md, "Restore").',
  )
}
