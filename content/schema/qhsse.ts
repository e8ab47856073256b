import { z } from 'zod'
import { figureId } from './figure-id.ts'
import { line, status } from './text.ts'

/** An indicator of the QHSSE page (spec 2.6); value and base come from its figure. */
export const indicatorSchema = z.strictObject({
  figure: figureId,
  /** Its name in full. */
  name: line('name'),
  /** How we read it. */
  text: line('text'),
})

/** A management standard that the group is certified to (spec 2.6). */
export const certificationSchema = z.strictObject({
  /** The number of the standard, without ISO and year. */
  number: z.string().regex(/^\d{4,5}$/, { error: "number must be the standard's: '9001'" }),
  /** The edition, as a year. */
  edition: z.string().regex(/^\d{4}$/, { error: "edition must be a year in quotes: '2015'" }),
  subject: line('subject'),
  /** What the standard asks for, in one sentence. */
  text: line('text'),
  status,
})

export type Indicator = z.infer<typeof indicatorSchema>
export type Certification = z.infer<typeof certificationSchema>
