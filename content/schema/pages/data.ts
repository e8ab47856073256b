import { z } from 'zod'
import { statementSchema } from '../home.ts'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { headed, headedWithLead } from './parts.ts'

/** Data (spec 2.19): the words around the figures, which are `facts.yaml`'s. */
export const dataPageSchema = pageSchema.extend({
  /** On other pages: from their figures to these. */
  link: line('link'),
  counts: z.strictObject({
    /** Under the number of figures that the files hold. */
    stated: line('label'),
    /** Under the number of those that they leave out. */
    open: line('label'),
    /** While the files hold none. */
    none: line('text'),
  }),
  files: z.strictObject({
    ...headedWithLead,
    csv: statementSchema,
    json: statementSchema,
    schema: statementSchema,
    /** The word on each of the links. */
    download: line('label'),
  }),
  /** What the status of a figure means. */
  statuses: z.strictObject({
    ...headed,
    stated: statementSchema,
    scope: statementSchema,
    open: statementSchema,
  }),
  /** The names of what is said of each figure. */
  terms: z.strictObject({
    unit: line('unit'),
    scope: line('scope'),
    base: line('base'),
    /** In place of a base, of a number that needs none. */
    noBase: line('text'),
    period: line('period'),
    status: line('status'),
    page: line('page'),
  }),
  /** The name of the list of those whose figures these are. */
  sources: line('name'),
})

export type DataPage = z.infer<typeof dataPageSchema>
