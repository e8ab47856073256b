import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { skipTest } from './program-or.ts'

/** Where Debian keeps each version's programs. */
const versions = '/usr/lib/postgresql'

export type PostgresTools = Record<'initdb' | 'postgres' | 'pg_dump' | 'pg_restore', string>

/**
 * A PostgreSQL of the system with its tools: the server that comes with the packages has no
 * `pg_dump`, and another version's refuses to read it. Without one the test is skipped.
 */
export function postgresTools(context: TestContext): PostgresTools {
  const folders = existsSync(versions) ? readdirSync(versions) : []
  const found = folders
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => toolsIn(join(versions, version, 'bin')))
    .find((tools) => Object.values(tools).every(existsSync))
  return found ?? skipTest(context, `no PostgreSQL with pg_dump in ${versions}: package postgresql`)
}

function toolsIn(folder: string): PostgresTools {
  const tool = (name: string) => join(folder, name)
  return {
    initdb: tool('initdb'),
    postgres: tool('postgres'),
    pg_dump: tool('pg_dump'),
    pg_restore: tool('pg_restore'),
  }
}
