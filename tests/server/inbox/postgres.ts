import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { endWithTests, type Running, runProgram } from '../run-node.ts'
import { freePort } from './free-port.ts'
import { type PostgresPrograms, postgresPrograms, postgresUser } from './postgres-programs.ts'

const password = 'swordfish-of-the-database'

/** A real PostgreSQL that listens on 127.0.0.1, with its own folder. */
export type Postgres = {
  /** The address of a database on it, password included. */
  url: (database: string) => string
  createDatabase: (database: string, tablespace?: string) => Promise<void>
  query: (database: string, sql: string) => Promise<Record<string, unknown>[]>
  pid: () => number
  /** Stops it at once (SIGINT: fast shutdown), disconnecting its clients. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Stops it for good and deletes what it stored. */
  remove: () => Promise<void>
}

/** Runs a program as the server's own user. @throws what it said when it fails */
async function runAsPostgres(program: string[], folder: string): Promise<void> {
  const running = runProgram(program, {}, { cwd: folder, user: postgresUser })
  const { code, output } = await running.ended
  if (code !== 0) throw new Error(`${program[0]} failed:\n${output}`)
}

/** Makes the data folder of an empty server. */
async function initdb(folder: string, { initdb }: PostgresPrograms): Promise<void> {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  if (postgresUser) await chown(passwordFile, postgresUser.uid, postgresUser.gid)
  const encoding = ['--encoding=UTF8', '--locale=C']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  await runAsPostgres(
    [initdb, '-D', join(folder, 'data'), '--no-sync', ...encoding, ...access],
    folder,
  )
}

/**
 * Starts a PostgreSQL of its own in a temporary folder.
 *
 * @param wrap changes the command that runs it, for example to give it a small disk; the command then
 *   has to switch the user itself
 * @param findPrograms finds the programs of the PostgreSQL to run
 */
export async function startPostgres(
  wrap?: (program: string[], folder: string) => string[],
  findPrograms: (folder: string) => Promise<PostgresPrograms> = postgresPrograms,
): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (postgresUser) await chown(folder, postgresUser.uid, postgresUser.gid)
  await chmod(folder, 0o755)
  const programs = await findPrograms(folder)
  await initdb(folder, programs)
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', 'max_connections=60', 'unix_socket_directories=']
  const program = [programs.postgres, '-D', join(folder, 'data'), '-p', String(port)]
  for (const option of options) program.push('-c', option)
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
