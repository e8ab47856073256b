import { open, stat } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { type Stringifier, stringify } from 'csv-stringify'
import { csvForm } from '#contract/csv.ts'
import { errorCode } from '#server/store/store-problem.ts'
import { writePrivateFile } from '#server/store/write-private-file.ts'
import { oneLine } from './clean-text.ts'
import { CliProblem } from './read-arguments.ts'
import { confirm, type Terminal } from './terminal.ts'

/** Turns rows into CSV, one at a time. */
export function csvStream(columns: readonly string[]): Stringifier {
  return stringify({ ...csvForm, columns: [...columns] })
}

/** npm starts us in the project's folder; this is where the command was typed. */
function typedIn(): string {
  return process.env.INIT_CWD ?? process.cwd()
}

/**
 * Where a file is to be written. A folder takes `name`; a file that is there is overwritten only
 * when that is meant.
 *
 * @throws {CliProblem}
 */
export async function targetFile(
  typed: string,
  terminal: Terminal,
  { yes, name }: { yes?: boolean | undefined; name?: string },
): Promise<string> {
  const file = resolve(typedIn(), typed)
  const there = await stat(file).catch(() => undefined)
  if (!there) return file
  if (there.isDirectory()) {
    if (name) return targetFile(join(file, fittingName(name)), terminal, { yes })
    throw new CliProblem(`${oneLine(file)} is a folder: add the name of a file.`)
  }
  if (!there.isFile()) throw new CliProblem(`${oneLine(file)} is not a file.`)
  await confirm(terminal, `${oneLine(file)} is there already and will be overwritten.`, yes)
  return file
}

/** Bytes of a file's name that every usual file system takes. */
const longestName = 255

/** A name cut to what file systems take, between two characters; its extension stays. */
function fittingName(name: string): string {
  const extension = extname(name)
  let short = ''
  for (const character of name.slice(0, name.length - extension.length)) {
    if (Buffer.byteLength(short + character + extension) > longestName) break
    short += character
  }
  return short + extension
}

/**
 * Writes what a command was asked for, for its owner alone. It appears under its name when it is
 * complete.
 *
 * @throws {CliProblem} when it cannot be written
 */
export async function writeTarget(
  file: string,
  write: (stream: Writable) => Promise<void>,
): Promise<void> {
  try {
    // `r+` keeps the private file: creating it anew would give it default permissions.
    await writePrivateFile(file, async (part) =>
      write((await open(part, 'r+')).createWriteStream({ flush: true })),
    )
  } catch (error) {
    throw systemProblem(file, error)
  }
}

/** A failure of the system to write a file, in a line that names it; any other error as it is. */
export function systemProblem(file: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error
  return new CliProblem(
    `${oneLine(file)} cannot be written (${errorCode(error)}): choose another folder.`,
  )
}
