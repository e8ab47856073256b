import type { DocumentSection } from '#content/model/document-schemas.ts'
import { figuresOf } from '#content/model/figures.ts'
import { certificates } from '#content/model/records.ts'
import { figureTable, keyFigures } from './figures.ts'
import { linked, type PhoneNumber } from './linked-text.ts'
import { picture, type Shape } from './pictures.ts'

/** The sections of a document, in order; `false` for one that has nothing to show. */
export type Sections = (ReturnType<typeof section> | false)[]

export type Options = {
  tone?: 'paper' | 'night'
  /** `loud`: the lead is the section, set as large as a title. */
  voice?: 'plain' | 'loud'
  /** What stands below its text, each with the `kind` under which `layout/document.typ` draws it. */
  blocks?: readonly object[]
  /** The shape of its picture: the fewer the words, the higher. */
  picture?: Shape
  /** How its own figures are set: one in a row beside what it counts, or large beside each other. */
  figures?: 'table' | 'large'
  /** Numbers that its texts name, beside the group's own. */
  numbers?: readonly PhoneNumber[]
}

/** One section: a new page with title, lead and paragraphs, then whatever it shows, its figures last. */
export function section(
  { id, title, lead, paragraphs, figures, picture: pictureName }: DocumentSection,
  {
    tone = 'paper',
    voice = 'plain',
    blocks = [],
    figures: figureLayout = 'table',
    picture: shape = 'band',
    numbers,
  }: Options = {},
) {
  const known = figuresOf(figures)
  const own = figureLayout === 'table' ? figureTable(known) : keyFigures(known)
  return {
    id,
    title,
    lead: linked(lead, numbers),
    paragraphs: paragraphs.map((paragraph) => linked(paragraph, numbers)),
    tone,
    voice,
    blocks: known.length > 0 ? [...blocks, own] : blocks,
    ...(pictureName && { picture: picture(pictureName, shape) }),
  }
}

/** A row: a title, and beside it its text, line by line. */
export function rowOf(title: string, text = '', numbers?: readonly PhoneNumber[]) {
  const lines = text === '' ? [] : text.split('\n')
  return { title: linked(title, numbers), lines: lines.map((line) => linked(line, numbers)) }
}

/** A section's own rows, ruled; large where it has few words and a page to itself. */
export function ruledRows(
  rows: readonly { title: string; text?: string }[],
  size: 'regular' | 'large' = 'regular',
  numbers?: readonly PhoneNumber[],
) {
  return { kind: 'rows', rows: rows.map(({ title, text }) => rowOf(title, text, numbers)), size }
}

/** The standards that the group is certified to (spec 2.6), each with its subject. */
export function certificateRows() {
  return ruledRows(
    certificates.map(({ number, edition, subject, text }) => ({
      title: `ISO ${number}:${edition}`,
      text: `${subject}. ${text}`,
    })),
  )
}
