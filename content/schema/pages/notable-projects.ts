import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { internalHref, line } from '../text.ts'

/** The texts of Notable Projects & Events (spec 2.12). */
export const notableProjectsPageSchema = pageSchema.extend({
  /** Under "Coming Soon". */
  line: line('line'),
  /** Where to read on until then. */
  links: z.array(z.strictObject({ label: line('label'), href: internalHref })).min(1),
  words: z.strictObject({
    /** Over the bars of the case studies. */
    studies: line('studies'),
    /** Before the years that lead to the timeline. */
    years: line('years'),
  }),
})

export type NotableProjectsPage = z.infer<typeof notableProjectsPageSchema>
