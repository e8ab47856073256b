import type { DocumentSection } from '#content/schema/document-text.ts'
import type { Block, Row, Section } from './layout-data.ts'
import { linked, type PhoneNumber } from './linked-text.ts'

type Look = Partial<Pick<Section, 'tone' | 'voice' | 'picture' | 'blocks'>> & {
  /** Numbers that its texts name, beside the group's own. */
  numbers?: readonly PhoneNumber[]
}

/** One section: a new page with title, lead and paragraphs, then whatever it shows. */
export function section(
  { id, title, lead, paragraphs }: DocumentSection,
  { tone = 'paper', voice = 'plain', blocks = [], picture, numbers }: Look = {},
): Section {
  return {
    id,
    title,
    lead: linked(lead, numbers),
    paragraphs: paragraphs.map((paragraph) => linked(paragraph, numbers)),
    tone,
    voice,
    blocks,
    ...(picture && { picture }),
  }
}

/** Ruled rows: a name, and beside it what is said of it, line by line. */
export function rowOf(title: string, text = '', numbers?: readonly PhoneNumber[]): Row {
  const lines = text === '' ? [] : text.split('\n')
  return { title: linked(title, numbers), lines: lines.map((line) => linked(line, numbers)) }
}

/** A section's own rows, ruled; large where it has few words and a page to itself. */
export function ruledRows(
  rows: readonly { title: string; text?: string }[],
  size: 'regular' | 'large' = 'regular',
  numbers?: readonly PhoneNumber[],
): Block {
  return { kind: 'rows', rows: rows.map(({ title, text }) => rowOf(title, text, numbers)), size }
}
