import type { Path } from './nested.ts'

/** What must be corrected in a file before the site can be built. */
export type Mistake = {
  /** From `content/`. */
  file: string
  /** Its field; nothing where it is the file as a whole. */
  at: Path
  message: string
  /** Whether nothing is wrong but that the owner has not confirmed what stands there. */
  unconfirmed: boolean
  /** The same for engineers: "content/slides.yaml: line 12: slides 2: title: title is empty: write …". */
  text: string
}

/** @param line counted from 1; none where the file itself is wrong */
export function mistake(
  file: string,
  message: string,
  { at = [], line, unconfirmed = false }: { at?: Path; line?: number; unconfirmed?: boolean } = {},
): Mistake {
  const field = at.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(': ')
  const place = [line && `line ${line}`, field.replace(/: (\d+)/g, ' $1')]
  const text = [`content/${file}`, ...place, message].filter(Boolean).join(': ')
  return { file, at, message, unconfirmed, text }
}

/** Thrown by whoever reads a file that has mistakes; the message is the `text` of each in a line. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(({ text }) => text).join('\n'))
    this.mistakes = mistakes
  }
}
