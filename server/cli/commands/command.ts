import { parseArgs } from 'node:util'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/open-store.ts'

export type Command = {
  /** As it is typed behind `npm run inbox -- `. */
  usage: string
  /** What it does, in a line. */
  summary: string
  takesFile?: boolean
  /** Its options, without their dashes. */
  switches?: readonly string[]
  /** Whether it begins an inbox in a PostgreSQL that holds none; reading ones never do. */
  beginsDatabase?: boolean
  /** @returns what it prints. @throws {CliProblem} */
  run: (context: Context) => Promise<string>
}

/** What a command works with; `file` is empty where it takes none. */
type Context = { store: Store; settings: Settings; file: string; on: ReadonlySet<string> }

/** What the person at the keyboard can fix; the message is one finished line that says how. */
export class CliProblem extends Error {}

/**
 * Reads what was typed behind a command's name.
 *
 * @throws {CliProblem} naming what is wrong, and the usage
 */
export function readArguments(
  { usage, takesFile = false, switches = [] }: Command,
  args: readonly string[],
): Pick<Context, 'file' | 'on'> {
  const problem = (what: string) =>
    new CliProblem(`${oneLine(what)}. Use: npm run inbox -- ${usage}`)
  const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]))
  try {
    const typed = parseArgs({ args: [...args], options, allowPositionals: takesFile })
    const [file = '', more] = typed.positionals
    if (takesFile && (file === '' || more !== undefined)) throw new Error('Name one FILE')
    return { file, on: new Set(Object.keys(typed.values)) }
  } catch (error) {
    // Node's own words: the first sentence names the option, the rest is for programmers.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\.?\n/) : []
    throw problem(sentence)
  }
}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
