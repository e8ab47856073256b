import { type FormKind, formKinds } from '#contract/forms.ts'
import { CliProblem } from '#server/cli/terminal/read-arguments.ts'
import type { Terminal } from '#server/cli/terminal/terminal.ts'
import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/open-store.ts'

/** What a command works with. */
export type Context = { store: Store; settings: Settings; terminal: Terminal }

export type Command = {
  /** As it is typed behind `npm run inbox -- `. */
  usage: string
  /** What it does, in a line. */
  summary: string
  /** Whether it begins an inbox in a PostgreSQL that holds none; reading ones never do. */
  beginsDatabase?: boolean
  /**
   * Reads its arguments, before the store is touched.
   *
   * @throws {CliProblem}
   */
  prepare: (args: readonly string[]) => (context: Context) => Promise<void>
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
