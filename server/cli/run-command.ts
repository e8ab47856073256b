import { type Environment, readSettings, type Settings, SettingsError } from '#server/settings.ts'
import { openStore } from '#server/store/open-store.ts'
import { errorCode, isFull, StoreProblem } from '#server/store/store-problem.ts'
import { backup } from './commands/backup.ts'
import { CliProblem, type Command, readArguments } from './commands/command.ts'
import { copyToPostgres } from './commands/copy-to-postgres.ts'
import { count } from './commands/count.ts'
import { purge } from './commands/purge.ts'
import { oneLine } from './terminal/clean-text.ts'

/** Where a command's words go: the answer, and notes beside it. Lines are safe to print: see `clean-text.ts`. */
export type Terminal = { print: (text: string) => void; note: (text: string) => void }

/** Every command by its name, in the order in which help lists them. */
export const commands: Record<string, Command> = {
  backup,
  'copy-to-postgres': copyToPostgres,
  count,
  purge,
}

/** What there is to type, a line each. */
function helpText(): string {
  const lines = Object.values(commands).flatMap(({ usage, summary }) => [
    `  ${usage}`,
    `      ${summary}`,
  ])
  return ['npm run inbox -- COMMAND, where COMMAND is one of:', '', ...lines].join('\n')
}

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

async function run(
  [name = '', ...args]: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<void> {
  if (/^(help|--help|-h)$/.test(name) || /^(--help|-h)$/.test(args[0] ?? '')) {
    terminal.print(helpText())
    return
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const known = [...Object.keys(commands), 'help'].join(', ')
    const what = name === '' ? 'Which command?' : `There is no command "${oneLine(name)}".`
    throw new CliProblem(`${what} Use ${known}.`)
  }
  const typed = readArguments(command, args)
  const settings = readSettings(environment, terminal.note)
  // A mistaken setting must not look like an empty inbox.
  const create = command.beginsDatabase === true && settings.DATABASE_URL !== undefined
  const store = await openStore(settings, { create })
  // Not on standard output: that is what programs read.
  terminal.note(`Inbox: ${nameOf(settings)}`)
  try {
    terminal.print(await command.run({ store, settings, ...typed }))
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
  const fixable = [CliProblem, SettingsError, StoreProblem].some((one) => error instanceof one)
  if (error instanceof Error && fixable) return error.message
  // Errors of a store or the system have a code; their messages may quote what a visitor wrote.
  const foreign = error instanceof Error && ('code' in error || 'errcode' in error)
  if (foreign && !code.startsWith('ERR_')) {
    return `The store failed (${code}): try again, and look whether the server runs well.`
  }
  throw error
}
