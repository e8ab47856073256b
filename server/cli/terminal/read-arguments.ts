import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { oneLine } from './clean-text.ts'

/** What the person at the keyboard can fix; the message is one finished line that says how. */
export class CliProblem extends Error {}

/**
 * Reads a command's arguments.
 *
 * @param usage as it is typed; the words in capitals behind the command's name are its arguments
 * @throws {CliProblem} naming what is wrong, and the usage
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  args: readonly string[],
  options: Options,
) {
  const expected =
    usage
      .split(/ (?=\[|--)/)[0]
      ?.split(' ')
      .slice(1) ?? []
  const problem = (what: string) =>
    new CliProblem(`${oneLine(what)} Use: npm run inbox -- ${usage}`)
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    } catch (error) {
      // Node's own words: its first sentence names the option, the rest is for programmers.
      const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : []
      throw problem(`${sentence.replace(/\.$/, '')}.`)
    }
  })()
  const { values, positionals } = parsed
  const missing = expected[positionals.length]
  if (missing) throw problem(`${missing} is missing.`)
  const more = positionals[expected.length]
  if (more !== undefined) throw problem(`"${more}" is one word too many.`)
  return { values, positionals }
}
