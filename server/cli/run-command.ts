import { parseArgs } from 'node:util'
import { type Environment, readSettings, type Settings, SettingsError } from '#server/settings.ts'
import { openStore } from '#server/store/open-store.ts'
import { errorCode, isFull, StoreProblem } from '#server/store/store-problem.ts'
import { backup } from './commands/backup.ts'
import { CliProblem, type Command } from './commands/command.ts'
import { copyToPostgres } from './commands/copy-to-postgres.ts'
import { count } from './commands/count.ts'
import { purge } from './commands/purge.ts'
import { oneLine } from './terminal/clean-text.ts'

/** Where a command's words go: the answer, and notes beside it. Lines are safe to print: see `clean-text.ts`. */
export type Terminal = { print: (text: string) => void; note: (text: string) => void }

export const commands: Readonly<Record<string, Command>> = {
  backup,
  'copy-to-postgres': copyToPostgres,
  count,
  purge,
}

const help = `npm run inbox -- COMMAND, where COMMAND is one of:

  backup FILE
      a copy of the whole inbox, resumes included, also while the site runs
  copy-to-postgres
      everything from the embedded store in DATA_DIR into the PostgreSQL of DATABASE_URL
  count
      how many submissions the inbox holds
  purge [--yes] [--trust-clock]
      shows what the privacy policy says is due; --yes erases it, for good`

const options = {
  yes: { type: 'boolean' },
  'trust-clock': { type: 'boolean' },
  // What purge always does is by policy: the timers of earlier versions say so.
  'by-policy': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Runs one command of `npm run inbox`.
 *
 * @param args the command's name and its arguments
 * @returns the exit code: 0, or 1 after a line that says what to do
 */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<number> {
  try {
    await run(args, environment, terminal)
    return 0
  } catch (error) {
    terminal.note(problemText(error))
    return 1
  }
}

async function run(args: readonly string[], environment: Environment, terminal: Terminal) {
  const { values: switches, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
  })
  const [name = '', file = '', more] = positionals
  if (name === 'help' || switches.help) return terminal.print(help)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const what = name === '' ? 'Which command?' : `There is no command "${oneLine(name)}".`
    throw new CliProblem(`${what} Use ${[...Object.keys(commands), 'help'].join(', ')}.`)
  }
  const word = name === 'backup' ? more : file
  if (word)
    throw new CliProblem(`"${oneLine(word)}" is one word too many: see npm run inbox -- help`)
  const settings = readSettings(environment, terminal.note)
  // A mistaken setting must not look like an empty inbox.
  const create = command === copyToPostgres && settings.DATABASE_URL !== undefined
  const store = await openStore(settings, { create })
  // Not on standard output: that is what programs read.
  terminal.note(`Inbox: ${nameOf(settings)}`)
  try {
    terminal.print(await command({ store, settings, file, switches }))
  } finally {
    await store.close()
  }
}

/** Where the inbox is, without the password that its address may hold. */
function nameOf({ DATABASE_URL, DATA_DIR }: Settings): string {
  if (DATABASE_URL === undefined) return DATA_DIR
  const { host, pathname } = new URL(DATABASE_URL)
  return `PostgreSQL ${host}${pathname}`
}

/** One line for what people can fix. @throws an error of our own making */
function problemText(error: unknown): string {
  const code = errorCode(error)
  if (isFull(code)) {
    return (
      `The disk of the inbox is full (${code}), and even erasing needs some room: free a few ` +
      'megabytes on it, then type the same command again.'
    )
  }
  // Node's own words: the first sentence names the option, the rest is for programmers.
  if (error instanceof Error && code.startsWith('ERR_PARSE_ARGS_'))
    return `${oneLine(error.message.replace(/\.\s.*/s, ''))}: see npm run inbox -- help`
  const fixable = [CliProblem, SettingsError, StoreProblem].some((one) => error instanceof one)
  if (error instanceof Error && fixable) return error.message
  // Errors of a store or the system have a code; their messages may quote what a visitor wrote.
  const foreign = error instanceof Error && ('code' in error || 'errcode' in error)
  if (foreign && !code.startsWith('ERR_')) {
    return `The store failed (${code}): try again, and look whether the server runs well.`
  }
  throw error
}
