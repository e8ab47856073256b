import type { ParseArgsOptionsConfig } from 'node:util'
import { readArguments } from '#server/cli/terminal/read-arguments.ts'
import type { Terminal } from '#server/cli/terminal/terminal.ts'
import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/open-store.ts'

/** What a command works with. */
type Context = { store: Store; settings: Settings; terminal: Terminal }

/** @returns what it prints */
type Work = (context: Context) => Promise<string>

type About = {
  /** As it is typed behind `npm run inbox -- `. */
  usage: string
  /** What it does, in a line. */
  summary: string
  /** Whether it begins an inbox in a PostgreSQL that holds none; reading ones never do. */
  beginsDatabase?: boolean
}

export type Command = About & {
  /**
   * Reads its arguments, before the store is touched.
   *
   * @throws {CliProblem}
   */
  prepare: (args: readonly string[]) => Work
}

/** A command. @param prepare checks the arguments and returns the work; throws a {CliProblem} */
export function defineCommand<const Options extends ParseArgsOptionsConfig>(
  about: About & { options: Options },
  prepare: (
    values: ReturnType<typeof readArguments<Options>>['values'],
    positionals: string[],
  ) => Work,
): Command {
  return {
    ...about,
    prepare(args) {
      const { values, positionals } = readArguments(about.usage, args, about.options)
      return prepare(values, positionals)
    },
  }
}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
