import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'

const heading = line('heading')

/** QHSSE's texts (spec 2.6); its lists stand in `content/qhsse.yaml`. */
export const qhssePageSchema = pageSchema.extend({
  indicators: z.strictObject({
    heading,
    lead: line('lead'),
  }),
  certification: z.strictObject({
    heading,
    lead: line('lead'),
    /** Before the number of a certificate. */
    certificate: line('certificate'),
  }),
  downloads: z.strictObject({ heading }),
})

export type QhssePage = z.infer<typeof qhssePageSchema>
