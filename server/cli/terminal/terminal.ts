import { createInterface } from 'node:readline/promises'
import { errorCode } from '#server/store/store-problem.ts'
import { CliProblem } from './read-arguments.ts'

/** Milliseconds before a progress line is worth showing, and between two of them. */
const delay = { first: 1000, next: 100 }

export type Progress = {
  /** Says how far the work is, if it has taken a while. */
  show: (text: string) => void
  /** Says it at once: for a step that lets nothing else run meanwhile. */
  showNow: (text: string) => void
  /** Takes the line away, before anything else is printed. */
  clear: () => void
}

/** Where a command's words go, and who answers its questions. */
export type Terminal = {
  /** What was asked for. Lines are safe to print: see `clean-text.ts`. */
  print: (text: string) => void
  /** What is said beside it. */
  note: (text: string) => void
  progress: Progress
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
  const progress = progressOn(stderr)
  // A reader such as `head` has had enough: that is no failure.
  stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 1))
  const write = (stream: NodeJS.WriteStream, text: string) => {
    progress.clear()
    stream.write(`${text}\n`)
  }
  return {
    print: (text) => write(stdout, text),
    note: (text) => write(stderr, text),
    progress,
    ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
  }
}

/**
 * One line that is written over and over while something takes long, and vanishes afterwards. On
 * what is no terminal it shows nothing.
 *
 * @param now milliseconds of a clock
 */
export function progressOn(
  stream: { isTTY?: boolean; write: (text: string) => unknown },
  now: () => number = () => performance.now(),
): Progress {
  let next = now() + delay.first
  let shown = false

  function showNow(text: string) {
    if (!stream.isTTY) return
    next = now() + delay.next
    shown = true
    stream.write(`\r\u001b[K${text} …`)
  }

  return {
    showNow,
    show(text) {
      if (now() >= next) showNow(text)
    },
    clear() {
      if (shown) stream.write('\r\u001b[K')
      shown = false
    },
  }
}

/**
 * Goes on only when what cannot be undone is meant: said beforehand with `--yes`, or answered now.
 *
 * @param what what will happen, as a sentence
 * @throws {CliProblem} when it is not meant, or nobody can be asked
 */
export async function confirm(
  { ask, progress }: Pick<Terminal, 'ask' | 'progress'>,
  what: string,
  yes = false,
): Promise<void> {
  if (yes) return
  if (!ask) throw new CliProblem(`${what} Nothing was done: add --yes if that is meant.`)
  progress.clear()
  const answer = await ask(`${what} Type yes to go on: `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new CliProblem('Nothing was done.')
}
