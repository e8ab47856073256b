import { z } from 'zod'
import { statementSchema } from '../home.ts'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { headedWithLead } from './parts.ts'

/** Data (spec 2.19): the words around the figures, which are `figures.yaml`'s. */
export const dataPageSchema = pageSchema.extend({
  /** On other pages: from their figures to these. */
  link: line('link'),
  /** Beside the number of figures on the page. */
  count: line('label'),
  /** Beside the number of those that the files hold. */
  inFiles: line('label'),
  files: z.strictObject({
    ...headedWithLead,
    csv: statementSchema,
    json: statementSchema,
    schema: statementSchema,
    /** The word on each of the links. */
    download: line('label'),
  }),
  /** The names of what is said of each figure. */
  terms: z.strictObject({
    unit: line('unit'),
    scope: line('scope'),
    base: line('base'),
    period: line('period'),
    page: line('page'),
    source: line('source'),
  }),
  /** Where a figure stands, what its mark opens. */
  receipt: z.strictObject({
    /** Before the figure's label: the name of the mark. */
    name: line('name'),
    /** To the figure's row. */
    link: line('link'),
  }),
  /** The name of the list of those whose figures these are. */
  sources: line('name'),
})

export type DataPage = z.infer<typeof dataPageSchema>
