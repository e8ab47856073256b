import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { closing } from './parts.ts'

/** Management (spec 2.7): the sentence beside each team's name. The people have a file each. */
export const managementPageSchema = pageSchema.extend({
  management: z.strictObject({ lead: line('lead') }),
  operations: z.strictObject({ lead: line('lead') }),
  closing,
})
