import type { ParseArgsOptionsConfig } from 'node:util'
import { type FormKind, formKinds } from '#contract/forms.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import type { Terminal } from '#server/cli/terminal/terminal.ts'
import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/open-store.ts'

/** What a command works with. */
export type Context = { store: Store; settings: Settings; terminal: Terminal }

/** What a command answers: `data` with `--json`, for people the text, and what is said beside it. */
type Answer = { data: unknown; text: string; notes?: string[] }

type Work = (context: Context) => Promise<Answer>

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
  prepare: (args: readonly string[]) => { json: boolean; work: Work }
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
      const { values, positionals, json } = readArguments(about.usage, args, about.options)
      return { json, work: prepare(values, positionals) }
    },
  }
}

/** How the option stands in a command's usage. */
export const kindUsage = `[--kind ${formKinds.join('|')}]`

/** Reads `--kind`. @throws {CliProblem} */
export function kindOption(text: string | undefined): FormKind | undefined {
  if (text === undefined) return undefined
  const kind = formKinds.find((one) => one === text)
  if (!kind) throw new CliProblem(`--kind is one of ${formKinds.join(', ')}.`)
  return kind
}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
