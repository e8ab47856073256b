import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { endWithTests, type Running, runProgram } from '../run-node.ts'
import { freePort } from './free-port.ts'
import { type PostgresPrograms, postgresPrograms, postgresUser } from './postgres-programs.ts'

const password = 'swordfish-of-the-database'

/** A real PostgreSQL on this machine alone, with its own folder. */
export type Postgres = {
  /** The address of a database on it, password included. */
  url: (database: string) => string
  createDatabase: (database: string, tablespace?: string) => Promise<void>
  query: (database: string, sql: string) => Promise<Record<string, unknown>[]>
  pid: () => number
  /** Stops at once, cutting off whoever is connected, as a restart of the service does. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Stops it for good and deletes what it stored. */
  remove: () => Promise<void>
}

async function initialise(folder: string, { initdb }: PostgresPrograms) {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  if (postgresUser) await chown(passwordFile, postgresUser.uid, postgresUser.gid)
  const data = join(folder, 'data')
  const encoding = ['--encoding=UTF8', '--locale=C']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const { code, output } = await runProgram(
    [initdb, '-D', data, '--no-sync', ...encoding, ...access],
    {},
    { cwd: folder, user: postgresUser },
  ).ended
  if (code !== 0) throw new Error(`initdb failed:\n${output}`)
  return data
}

/**
 * Starts a PostgreSQL of its own in a temporary folder.
 *
 * @param wrap changes the command that runs it, for example so that it sees a small disk; the
 *   command then has to see to the user itself
 * @param findPrograms which PostgreSQL it is
 */
export async function startPostgres(
  wrap?: (program: string[], folder: string) => string[],
  findPrograms: (folder: string) => Promise<PostgresPrograms> = postgresPrograms,
): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (postgresUser) await chown(folder, postgresUser.uid, postgresUser.gid)
  await chmod(folder, 0o755)
  const programs = await findPrograms(folder)
  const data = await initialise(folder, programs)
  const port = await freePort()
  const program = [
    ...[programs.postgres, '-D', data, '-p', String(port), '-k', ''],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60'],
  ]
  const command = wrap?.(program, folder) ?? program
  let server: Running | undefined

  async function start() {
    const user = wrap ? undefined : postgresUser
    server = runProgram(command, { LC_ALL: 'C' }, { cwd: folder, user })
    endWithTests(server, 'SIGQUIT')
    await server.says(/database system is ready to accept connections/)
  }
  async function stop() {
    if (!server) return
    server.signal('SIGINT')
    await server.ended
    server = undefined
  }
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  async function query(database: string, sql: string) {
    const client = new Client({ connectionString: url(database) })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }

  await start()
  return {
    url,
    query,
    start,
    stop,
    pid: () => server?.pid ?? 0,
    createDatabase: async (database, tablespace = 'pg_default') => {
      await query('postgres', `create database ${database} tablespace ${tablespace}`)
    },
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}
