import { Migrator } from 'kysely/migration'
import type { StoreDialect } from './dialect.ts'
import { migrations } from './migrations.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database } from './tables.ts'

/**
 * Brings the store's schema up to date. Two processes may do so at once: SQLite's write lock and
 * PostgreSQL's advisory lock let the second wait and find the work done.
 *
 * @param create whether a database without a schema gets one
 * @throws {StoreProblem} when the schema is newer than this code, cannot be changed or is not there
 */
export async function migrate(
  db: Database,
  bytes: StoreDialect['bytes'],
  create = true,
): Promise<void> {
  const known = migrations(bytes)
  const run = await migrationsRun(db)
  if (run.length === 0 && !create) {
    throw new StoreProblem(
      'There is no inbox in this database: correct DATABASE_URL in the settings, or start the server first.',
      'STORE_MISSING',
    )
  }
  const newer = run.filter((name) => !Object.hasOwn(known, name))
  if (newer.length > 0) {
    throw new StoreProblem(
      `The inbox was written by a newer version of this program (${newer.join(', ')}): start that ` +
        'version, or restore a backup from before the upgrade.',
      'STORE_NEWER',
    )
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    const code = errorCode(error)
    throw new StoreProblem(`The inbox cannot be brought up to date (${code}).`, code)
  }
}

/** The migrations that a store has had, by their numbers; none before it was ever opened. */
async function migrationsRun(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const run = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return run.map(({ name }) => name)
}
