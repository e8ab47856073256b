import { z } from 'zod'
import { statementSchema } from './home.ts'
import { pictureName } from './references.ts'
import { line, order, searchDescription, status } from './text.ts'

/** A malformed date ends the check, so that it is not compared as well. */
const day = (what: string, example: string) =>
  z.iso.date({ error: `${what} must be written year-month-day: ${example}`, abort: true })

/** An opening (spec 3 "Job opening", 2.16). The name of its file is its address. */
export const vacancySchema = z
  .strictObject({
    title: line('title'),
    department: line('department'),
    location: line('location'),
    type: z.literal('Full-time', { error: 'type must be Full-time' }),
    /** One sentence for the list, the page's first screen and search engines. */
    description: searchDescription,
    /** Under which HR files applications; left out, the page says that it is to be confirmed. */
    reference: line('reference').optional(),
    /** The picture of its first screen. */
    picture: pictureName,
    /** What its page tells of the work. */
    profile: z.strictObject({
      duties: z.array(statementSchema).default([]),
      requirements: z.array(line('requirement')).default([]),
      /** `placeholder` until the owner has confirmed duties and requirements, and all that is asked for. */
      status,
    }),
    posted: day('posted', '2026-11-02'),
    /** The last day on which an application is taken, in West Africa Time. */
    closes: day('closes', '2027-02-26').meta({
      hint: 'The last day for applications. The opening closes by itself at its end, once its status is Stated.',
    }),
    /** `placeholder` until the owner has confirmed reference and dates: it closes nothing until then. */
    status: status.meta({
      confirm: 'Confirm the opening, its reference, and the days under posted and closes',
    }),
    /** The place in the list: small numbers first. */
    order,
  })
  .refine(({ posted, closes }) => closes >= posted, {
    error: 'closing date is before its posting date',
  })

export type Vacancy = z.infer<typeof vacancySchema> & { id: string }
