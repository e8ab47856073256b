import { z } from 'zod'
import { line, order, status } from './text.ts'

/** A malformed date ends the check, so that it is not compared as well. */
const day = (what: string, example: string) =>
  z.iso.date({ error: `${what} must be written year-month-day: ${example}`, abort: true })

/** An opening (spec 3 "Job opening"). */
export const vacancySchema = z
  .strictObject({
    title: line('title'),
    department: line('department'),
    location: line('location'),
    type: z.literal('Full-time', { error: 'type must be Full-time' }),
    description: line('description'),
    posted: day('posted', '2026-11-02'),
    /** The last day on which an application is taken. */
    closes: day('closes', '2027-02-26'),
    /** `placeholder` until the owner has confirmed both dates. */
    status: status.meta({ confirm: 'Confirm the opening, and the days under posted and closes' }),
    /** The place in the list: small numbers first. */
    order,
  })
  .refine(({ posted, closes }) => closes >= posted, {
    error: 'closing date is before its posting date',
  })

export type Vacancy = z.infer<typeof vacancySchema> & { id: string }
