import type { Typed, Usage } from '#server/cli/terminal/read-arguments.ts'
import type { Terminal } from '#server/cli/terminal/terminal.ts'
import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/open-store.ts'

/** What a command works with. */
type Context = Typed & { store: Store; settings: Settings; terminal: Terminal }

export type Command = Usage & {
  /** What it does, in a line. */
  summary: string
  /** Whether it begins an inbox in a PostgreSQL that holds none; reading ones never do. */
  beginsDatabase?: boolean
  /** @returns what it prints. @throws {CliProblem} */
  run: (context: Context) => Promise<string>
}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
