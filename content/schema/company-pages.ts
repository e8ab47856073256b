import { z } from 'zod'
import { line } from './text.ts'

/** What all company pages say alike (spec 2.11): their labels. */
export const companyPagesSchema = z.strictObject({
  service: z.strictObject({
    /** Before what the client has in hand afterwards. */
    deliverable: line('label'),
    /** Before the standards and rules of the trade. */
    standards: line('label'),
  }),
  /** Before the number of a step. */
  step: line('label'),
  chain: z.strictObject({
    /** The section's name. */
    name: line('name'),
    before: line('label'),
    here: line('label'),
    after: line('label'),
  }),
  closing: z.strictObject({
    /** Before what a first message should say. */
    include: line('label'),
  }),
})

export type CompanyPages = z.infer<typeof companyPagesSchema>
