import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { headed } from './parts.ts'

/** Search: its page. What the dialog offers is `search.yaml`'s. */
export const searchPageSchema = pageSchema.extend({
  index: z.strictObject(headed),
})
