type Target =
  /** `section` of docs/spec.md, `entity` named in it, `decision` of docs/decisions. */
  | { kind: 'section' | 'entity' | 'decision'; target: string }
  /** Something that no reader of the repository has. */
  | { kind: 'outside' }

/** What a text refers to, in its own words on one line, and the line it begins in, from 1. */
export type Citation = { text: string; line: number } & Target

/** What may stand between two words: blanks, or a comment's line break. */
const gap = String.raw`(?:\s|\n[ \t]*(?:\*|//|#))+`
const section = String.raw`\d+(?:\.\d+)*(?![-\w%])(?:${gap}"[^"\n]+")?`
const sections = new RegExp(
  String.raw`\bspec(?:ification)?${gap}\(?${section}(?:[,;]${gap}${section})*`,
  'gi',
)
const decisions = /(?<!product )\bdecisions?[\s,(]+\d+(?:(?:, | and | to )\d+)*/gi
const outside =
  /\bproduct decisions?\b|\b(?:architecture|product|voice|astro-notes)\.md\b|\b(?:art-direction|house-style)\b|\(issue \d+/gi

/** Every reference in a file to the specification, to decisions, and to what is not in the repository. */
export function citationsIn(source: string): Citation[] {
  return [
    ...each(source, sections, citedSections),
    ...each(source, decisions, (text) => named('decision', numbersIn(text))),
    ...each(source, outside, () => [{ kind: 'outside' }]),
  ]
}

function* each(
  source: string,
  pattern: RegExp,
  targets: (text: string) => Target[],
): Generator<Citation> {
  for (const match of source.matchAll(pattern)) {
    const text = match[0].replace(/\s+(?:(?:\*|\/\/|#)\s+)?/g, ' ')
    const line = source.slice(0, match.index).split('\n').length
    for (const target of targets(text)) yield { text, line, ...target }
  }
}

function citedSections(text: string): Target[] {
  const entities = [...text.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
  return [
    ...named('section', numbersIn(text.replace(/"[^"]+"/g, ''))),
    ...named('entity', entities),
  ]
}

function named(kind: 'section' | 'entity' | 'decision', targets: string[]): Target[] {
  return targets.map((target) => ({ kind, target }))
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)*/g) ?? []
}

/** The numbers of a document's headings: `2.4.1` of `#### 2.4.1 Hero slideshow`. */
export function headingNumbers(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (\d+(?:\.\d+)*) /gm)].map(([, number = '']) => number)
}
