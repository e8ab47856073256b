import { z } from 'zod'
import { statementSchema } from './home.ts'
import { figureId } from './references.ts'
import { standing } from './standing.ts'
import { line } from './text.ts'

/** An indicator of the QHSSE page (spec 2.6); value and base come from its figure. */
const indicatorSchema = z.strictObject({
  figure: figureId,
  /** Its name in full. */
  name: line('name'),
  /** How we read it. */
  text: line('text'),
})

/** A management standard that the group is certified to (spec 2.6). */
const certificationSchema = z.strictObject({
  /** The number of the standard, without ISO and year. */
  number: z.string().regex(/^\d{4,5}$/, { error: "number must be the standard's: 9001 in quotes" }),
  /** The edition, as a year. */
  edition: z.string().regex(/^\d{4}$/, { error: "edition must be a year in quotes: '2015'" }),
  subject: line('subject'),
  /** What the standard asks for, in one sentence. */
  text: line('text'),
  /** As it stands on the certificate. */
  certificate: line('certificate number').optional().meta({
    label: 'Certificate number',
    hint: 'As it stands on the certificate; the page shows it.',
  }),
  ...standing({ confirm: 'Confirm standard and edition, and write the number of the certificate' }),
})

/** The certificates (spec 2.6). */
export const certificatesSchema = z.strictObject({ certificates: z.array(certificationSchema) })

/** A duty that one of the letters stands for; what the group commits to is its owner's to say. */
const dutySchema = z.strictObject({
  title: line('title'),
  text: line('text').optional(),
  ...standing({ confirm: 'Approve or correct what the group commits to', covers: ['text'] }),
})

/** What the QHSSE page lists (spec 2.6). */
export const qhsseSchema = z.strictObject({
  /** The duties that the letters stand for, in their order. */
  duties: z.array(dutySchema).length(5, { error: 'duties needs five entries, one a letter' }),
  /** The rule above all others, under its section's name. */
  firstRule: statementSchema.extend({ name: line('name') }),
  indicators: z.array(indicatorSchema).min(1),
})

export type Indicator = z.infer<typeof indicatorSchema>
export type Certification = z.infer<typeof certificationSchema>
