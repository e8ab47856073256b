import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { errorCode } from '#server/store/store-problem.ts'
import { oneLine } from './clean-text.ts'
import { CliProblem } from './cli-problem.ts'
import { confirm, type Terminal } from './terminal.ts'

/**
 * Where a file is to be written; one that is there is overwritten only when that is meant.
 *
 * @throws {CliProblem}
 */
export async function targetFile(
  typed: string,
  terminal: Terminal,
  yes: boolean | undefined,
): Promise<string> {
  // npm starts us in the project's folder, and says where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), typed)
  const existing = await stat(file).catch(() => undefined)
  if (!existing) return file
  if (existing.isDirectory())
    throw new CliProblem(`${oneLine(file)} is a folder: add the name of a file.`)
  if (!existing.isFile()) throw new CliProblem(`${oneLine(file)} is not a file.`)
  await confirm(terminal, `${oneLine(file)} is there already and will be overwritten.`, yes)
  return file
}

/**
 * Writes what a command was asked for, for its owner alone. It appears under its name when it is
 * complete; nothing is left of what fails.
 *
 * @param write fills the empty file of the name that it is given, whose permissions stay as they are
 * @throws {CliProblem} when it cannot be written
 */
export async function writeTarget(
  file: string,
  write: (part: string) => Promise<unknown>,
): Promise<void> {
  // Not the file's own name, which may be as long as a name can be.
  const part = join(dirname(file), `inbox-${process.pid}.part`)
  try {
    await (await open(part, 'wx', 0o600)).close()
    await write(part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new CliProblem(
      `${oneLine(file)} cannot be written (${errorCode(error)}): choose another folder.`,
    )
  }
}
