import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/open-store.ts'

/** Does what a command says. @returns what it prints. @throws {CliProblem} */
export type Command = (context: {
  store: Store
  settings: Settings
  /** As it was typed; empty where none was. */
  file: string
  switches: { yes?: boolean; 'trust-clock'?: boolean }
}) => Promise<string>

/** What the person at the keyboard can fix; the message is one finished line that says how. */
export class CliProblem extends Error {}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
