import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { closing, headed, headedWithLead } from './parts.ts'

/** Corporate structure (spec 2.7). */
export const structurePageSchema = pageSchema.extend({
  diagram: z.strictObject({
    ...headed,
    /** Under the group's name, and beside the company that builds. */
    group: line('group'),
    /** What the diagram's kinds of line say. */
    key: z.strictObject({
      belongs: line('belongs'),
      energy: line('energy'),
      builds: line('builds'),
    }),
  }),
  units: z.strictObject({
    ...headedWithLead,
    /** Under a link to a company's own website. */
    newTab: line('new tab'),
  }),
  closing,
})
