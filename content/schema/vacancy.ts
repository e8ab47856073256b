import { z } from 'zod'
import { statementSchema } from './home.ts'
import { pictureName } from './references.ts'
import { standing } from './standing.ts'
import { line, order, searchDescription } from './text.ts'

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
    /** Under which HR files applications. */
    reference: line('reference').optional(),
    /** The picture of its first screen. */
    picture: pictureName,
    /** What its page tells of the work. */
    profile: z
      .strictObject({
        duties: z.array(statementSchema).default([]),
        requirements: z.array(line('requirement')).default([]),
        ...standing({
          confirm: 'Confirm duties and requirements, years of experience and qualifications',
        }),
      })
      .optional()
      .meta({ always: true }),
    posted: day('posted', '2026-11-02').optional(),
    /** The last day on which an application is taken, in West Africa Time. */
    closes: day('closes', '2027-02-26').optional().meta({
      hint: 'The last day for applications. The opening closes by itself at its end, unless its status is Placeholder.',
    }),
    /** Of reference and dates; a placeholder closes nothing. */
    ...standing({
      confirm: 'Confirm the opening, its reference, and the days under posted and closes',
      covers: ['reference', 'posted', 'closes'],
    }),
    /** The place in the list: small numbers first. */
    order,
  })
  .refine(({ posted, closes }) => !posted || !closes || closes >= posted, {
    error: 'closing date is before its posting date',
  })

export type Vacancy = z.infer<typeof vacancySchema> & { id: string }
