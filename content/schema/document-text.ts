import { z } from 'zod'
import { statementSchema } from './home.ts'
import { figureId, pictureName } from './references.ts'
import { standing } from './standing.ts'
import { id, line, order } from './text.ts'

/** One section of a document: it begins a new page and stands in the contents. */
const sectionSchema = z.strictObject({
  id,
  title: line('title'),
  /** The one or two sentences set large under the title. */
  lead: line('lead'),
  paragraphs: z.array(line('paragraph')).default([]),
  /** Ruled rows: a name and what is said of it. */
  rows: z.array(statementSchema).default([]),
  /** Set as figures under the text. */
  figures: z.array(figureId).default([]).meta({
    hint: 'Of this section alone. Headline figures, shares, indicators and the figures of companies come from their pages.',
  }),
})

/** A document to download and what it says (spec 2.5, 2.6, 7). Its address is `/<id>.pdf`. */
export const documentSchema = z.strictObject({
  title: line('title'),
  /** What is in it, in a few words. */
  note: line('note'),
  /** The name under which a browser saves it. */
  fileName: z.string().regex(/^[A-Za-z0-9-]+\.pdf$/, {
    error: 'fileName must hold only letters, digits and hyphens and end in .pdf',
  }),
  /** The page that offers it. */
  offeredOn: z.enum(['about', 'qhsse'], { error: 'offeredOn must be about or qhsse' }),
  /** The place among the documents: small numbers first. */
  order,
  /** The line under the title on the cover. */
  subtitle: line('subtitle'),
  /** What the document is about, for the file's own description. */
  subject: line('subject'),
  /** The edition as the cover names it. */
  edition: line('edition'),
  /** The edition's day; the file carries it as its date, whenever it is built. */
  date: z.iso.date({ error: 'date must be written year-month-day: 2025-12-31' }),
  /** The cover's picture. */
  picture: pictureName,
  sections: z.array(sectionSchema).min(1),
  ...standing({ confirm: 'Read the PDF as a whole, and approve or correct it' }),
})

/** The words that all documents share. */
export const documentWordsSchema = z.strictObject({
  /** The heading of the contents page. */
  contents: line('contents'),
  /** The heads of a table of figures. */
  columns: z.strictObject({
    company: line('company'),
    figure: line('figure'),
    counted: line('counted'),
    period: line('period'),
  }),
  /** Behind business hours. */
  timeZone: line('timeZone'),
})

export type DocumentText = z.infer<typeof documentSchema> & { id: string }
export type DocumentSection = z.infer<typeof sectionSchema>
