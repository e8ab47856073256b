import type { Run } from './linked-text.ts'
import type { Picture } from './pictures.ts'

/*
 * A document as data, which `layout/` draws. Typst reads it as JSON, so no text of the content is ever
 * parsed as markup. Marks are SVGs.
 */

export type Tone = 'paper' | 'night'

/** A name, and the lines that say something of it. */
export type Row = { title: readonly Run[]; lines: readonly (readonly Run[])[] }

/** A figure, what it counts, and what else is known of it. */
export type PrintedFigure = { value: string; label: string; details: readonly string[] }

/** A company where it stands in the drawing of the chain. */
export type Station = { mark: string; name: string; text: string }

/** The content of a section below its text. */
export type Block =
  | { kind: 'rows'; rows: readonly Row[]; size: 'regular' | 'large' }
  | { kind: 'rules'; rows: readonly Row[]; from: number }
  | { kind: 'figures'; figures: readonly PrintedFigure[] }
  | { kind: 'figure-table'; figures: readonly PrintedFigure[] }
  | { kind: 'share-bars'; shares: readonly (PrintedFigure & { percent: number })[] }
  | { kind: 'company-figures'; companies: readonly CompanyFigures[] }
  | { kind: 'company-list'; companies: readonly CompanyEntry[] }
  | { kind: 'chain'; rows: readonly (readonly Station[])[]; under: readonly Bracket[]; alt: string }
  | { kind: 'targets'; stations: readonly { title: string; text: string }[]; alt: string }

type CompanyFigures = Station & { figures: readonly PrintedFigure[]; note?: string }

type CompanyEntry = {
  mark: string
  name: string
  lines: readonly string[]
  description: string
  services: readonly string[]
}

/** A company under all of the chain, in its colour. */
type Bracket = Station & { colour: string }

export type Section = {
  id: string
  title: string
  lead: readonly Run[]
  paragraphs: readonly (readonly Run[])[]
  tone: Tone
  /** `loud`: the lead is the section, set as large as a title. */
  voice: 'plain' | 'loud'
  /** Across the top of its first page; tall where the words are few. */
  picture?: Picture
  blocks: readonly Block[]
}

/** The colours of a page's words and rules. */
export type ToneColours = Record<'field' | 'text' | 'soft' | 'line' | 'signal', string>

export type LayoutData = {
  /** The title on the cover; `fullTitle` is that of the PDF's metadata. */
  title: string
  fullTitle: string
  subtitle: string
  edition: string
  /** The metadata of the PDF. */
  author: string
  subject: string
  date: { year: number; month: number; day: number }
  cover: Picture
  sections: readonly Section[]
  /** The last page: who publishes the document, and how to reach them. */
  publisher: { blurb: string; columns: readonly (readonly (readonly Run[])[])[] }
  /** The group's name, whose last words are set light, and its mark on both fields. */
  logo: { first: string; rest: string; marks: Record<Tone, string> }
  words: { contents: string; columns: { company: string; figure: string; counted: string } }
  tones: Record<Tone, ToneColours>
  /** The station at which the chain ends. */
  lamp: string
}
