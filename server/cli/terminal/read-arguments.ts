import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { oneLine } from './clean-text.ts'

/** What the person at the keyboard can fix; the message is one finished line that says how. */
export class CliProblem extends Error {}

/** The options of all commands. */
const optionsOfAll = {
  csv: { type: 'string' },
  kind: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'trust-clock': { type: 'boolean' },
  'by-policy': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: optionsOfAll, allowPositionals: true })

type Values = ReturnType<typeof parse>['values']

/** What may be typed for a command. */
export type Usage = {
  /** The whole of it behind `npm run inbox -- `. */
  usage: string
  /** The word that it takes, as its usage calls it. */
  argument?: string
  options: readonly (keyof Values)[]
}

/** What was typed behind a command's name; `argument` is empty for a command that takes no word. */
export type Typed = { values: Values; argument: string }

/** Reads what was typed behind a command's name. @throws {CliProblem} naming what is wrong, and the usage */
export function readArguments({ usage, argument, options }: Usage, args: readonly string[]): Typed {
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
