import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { errorCode } from '#server/store/store-problem.ts'
import { CliProblem, type Command } from './command.ts'

export const backup: Command = async ({ store, file: typed }) => {
  if (store.dialect === 'PostgreSQL') {
    throw new CliProblem('This inbox is in PostgreSQL: back it up with pg_dump --format=custom.')
  }
  if (typed === '') throw new CliProblem('Name the FILE: npm run inbox -- backup FILE')
  // npm starts us in the project's folder, and says where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), typed)
  const name = oneLine(file)
  if (existsSync(file)) throw new CliProblem(`${name} is there already: choose another name.`)
  // Under its name when it is complete. Its own may be as long as a name can be.
  const part = join(dirname(file), `inbox-${process.pid}.part`)
  try {
    // For its owner alone: what is copied into it leaves that as it is.
    await (await open(part, 'wx', 0o600)).close()
    // Others go on reading and writing meanwhile.
    await sql`vacuum into ${part}`.execute(store.db)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new CliProblem(`${name} cannot be written (${errorCode(error)}): choose another folder.`)
  }
  return `${name} written. It holds personal data: encrypt it, and delete it in time.`
}
