import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'

const heading = line('heading')

/** QHSSE's texts (spec 2.6); its lists stand in `content/qhsse.yaml`. */
export const qhssePageSchema = pageSchema.extend({
  indicators: z.strictObject({
    heading,
    lead: line('lead'),
    /** Above the table of their bases. */
    bases: line('bases'),
  }),
  certification: z.strictObject({
    heading,
    lead: line('lead'),
    /** Before the number of a certificate. */
    certificate: line('certificate'),
    /** What of the certificates is still to be confirmed, if anything is. */
    note: line('note').optional(),
  }),
  downloads: z.strictObject({ heading }),
})

export type QhssePage = z.infer<typeof qhssePageSchema>
