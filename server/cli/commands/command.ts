import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem } from '#server/cli/terminal/cli-problem.ts'
import type { Terminal } from '#server/cli/terminal/terminal.ts'
import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/open-store.ts'

export type Command = {
  /** As it is typed behind `npm run inbox -- `. */
  usage: string
  /** What it does, in a line. */
  summary: string
  /** The word that it takes, as its usage calls it. */
  argument?: string
  options: readonly (keyof Values)[]
  /** Whether it begins an inbox in a PostgreSQL that holds none; reading ones never do. */
  beginsDatabase?: boolean
  /** @returns what it prints. @throws {CliProblem} */
  run: (context: Context) => Promise<string>
}

/** What a command works with. */
type Context = Typed & { store: Store; settings: Settings; terminal: Terminal }
type Typed = ReturnType<typeof readArguments>
type Values = ReturnType<typeof parse>['values']

/** Reads the options of all commands. */
function parse(args: readonly string[]) {
  const options = {
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    'trust-clock': { type: 'boolean' },
    'by-policy': { type: 'boolean' },
  } as const satisfies ParseArgsOptionsConfig
  return parseArgs({ args: [...args], options, allowPositionals: true })
}

/**
 * Reads what was typed behind a command's name: `argument` is empty for a command that takes none.
 *
 * @throws {CliProblem} naming what is wrong, and the usage
 */
export function readArguments({ usage, argument, options }: Command, args: readonly string[]) {
  const problem = (what: string) =>
    new CliProblem(`${oneLine(what)} Use: npm run inbox -- ${usage}`)
  const { values, positionals } = (() => {
    try {
      return parse(args)
    } catch (error) {
      // Node's own words: its first sentence names the option, the rest is for programmers.
      const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : []
      throw problem(`${sentence.replace(/\.$/, '')}.`)
    }
  })()
  const unknown = Object.keys(values).find((name) => !options.some((own) => own === name))
  if (unknown) throw problem(`Unknown option '--${unknown}'.`)
  if (argument && positionals.length === 0) throw problem(`${argument} is missing.`)
  const [word = '', more] = argument ? positionals : ['', ...positionals]
  if (more !== undefined) throw problem(`"${more}" is one word too many.`)
  return { values, argument: word }
}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
