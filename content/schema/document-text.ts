import { z } from 'zod'
import { isFactId } from '../figures.ts'
import { statementSchema } from './home.ts'
import { companyIds } from './subsidiary.ts'
import { id, line } from './text.ts'

/** One section of a document: it begins a new page and stands in the contents. */
const sectionSchema = z.strictObject({
  title: line('title'),
  /** The one or two sentences set large under the title. */
  lead: line('lead'),
  paragraphs: z.array(line('paragraph')).optional(),
  /** Ruled rows: a name and what is said of it. */
  rows: z.array(statementSchema).optional(),
})

/** What one PDF says (spec 2.5, 2.6); figures as `{figure-id}`. */
export const documentTextSchema = z.strictObject({
  /** The line under the title on the cover. */
  subtitle: line('subtitle'),
  /** What the document is about, for the file's own description. */
  subject: line('subject'),
  /** The edition as the cover names it. */
  edition: line('edition'),
  /** The edition's day; the file carries it as its date, whenever it is built. */
  date: z.iso.date({ error: 'date must be written year-month-day: 2025-12-31' }),
  /** File name, without ending, of the cover's picture. */
  picture: id,
  sections: z.record(id, sectionSchema),
})

/** The figures that one company states (spec 2.11). */
export const companyFiguresSchema = z.strictObject({
  company: z.enum(companyIds, { error: `company must be one of ${companyIds.join(', ')}` }),
  /** Ids of `content/facts.ts`. */
  figures: z.array(
    z.string().refine(isFactId, {
      error:
        'figures must name figures of content/facts.ts: add the figure there, or mend its name',
    }),
  ),
  /** What stands in their place while there are none. */
  note: line('note').optional(),
})

export type CompanyFigures = z.infer<typeof companyFiguresSchema>
export type DocumentText = z.infer<typeof documentTextSchema>
export type DocumentSection = z.infer<typeof sectionSchema>
