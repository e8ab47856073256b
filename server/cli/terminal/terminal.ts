import { createInterface } from 'node:readline/promises'
import { styleText } from 'node:util'
import { errorCode } from '#server/store/store-problem.ts'
import { type Progress, progressOn } from './progress.ts'

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green'
export type Paint = (style: Style, text: string) => string

/** Where a command's words go, and who answers its questions. */
export type Terminal = {
  /** What was asked for. Lines are safe to print: see `clean-text.ts`. */
  print: (text: string) => void
  /** What is said beside it, in colour if it matters. */
  note: (text: string, style?: Style) => void
  /** Colours a text, where colours are seen and wanted. */
  paint: Paint
  /** Columns that a line may take; undefined where lines may be of any length. */
  width: number | undefined
  progress: Progress
  /** Asks the person there; undefined when nobody is. */
  ask: ((question: string) => Promise<string>) | undefined
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await Promise.race([
      lines.question(question),
      // Ctrl-D and a terminal that is closed answer nothing.
      new Promise<string>((resolve) =>
        lines.once('close', () => {
          process.stderr.write('\n')
          resolve('')
        }),
      ),
    ])
  } finally {
    lines.close()
  }
}

/** This process's own terminal, or the pipes that stand in its place. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process
  const progress = progressOn(stderr)
  // A reader such as `head` has had enough: that is no failure.
  stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 1))
  const write = (stream: NodeJS.WriteStream, text: string) => {
    progress.clear()
    stream.write(`${text}\n`)
  }
  return {
    print: (text) => write(stdout, text),
    // Node itself knows NO_COLOR and what kind of terminal each stream is.
    note: (text, style) => write(stderr, style ? styleText(style, text, { stream: stderr }) : text),
    paint: (style, text) => styleText(style, text, { stream: stdout }),
    width: stdout.columns || Number(env.COLUMNS) || undefined,
    progress,
    ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
  }
}
