import { createInterface } from 'node:readline/promises'
import { errorCode } from '#server/store/store-problem.ts'
import { CliProblem } from './cli-problem.ts'

/** Where a command's words go, and who answers its questions. */
export type Terminal = {
  /** The answer. Lines are safe to print: see `clean-text.ts`. */
  print: (text: string) => void
  /** Notes beside it. */
  note: (text: string) => void
  /** Asks the person there; undefined when nobody is. */
  ask: ((question: string) => Promise<string>) | undefined
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } catch {
    // Ctrl-C, Ctrl-D and a terminal that is closed answer nothing.
    process.stderr.write('\n')
    return ''
  } finally {
    lines.close()
  }
}

/** This process's own terminal, or the pipes that stand in its place. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  // A reader such as `head` has had enough: that is no failure.
  stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 1))
  return {
    print: (text) => void stdout.write(`${text}\n`),
    note: (text) => void stderr.write(`${text}\n`),
    ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
  }
}

/**
 * Goes on only when what cannot be undone is meant: with `--yes` beforehand, or by the answer.
 *
 * @param what what will happen, as a sentence
 * @throws {CliProblem} when it is not meant, or nobody can be asked
 */
export async function confirm(
  { ask }: Pick<Terminal, 'ask'>,
  what: string,
  yes = false,
): Promise<void> {
  if (yes) return
  if (!ask) throw new CliProblem(`${what} Nothing was done: add --yes if that is meant.`)
  const answer = await ask(`${what} Type yes to go on: `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new CliProblem('Nothing was done.')
}
