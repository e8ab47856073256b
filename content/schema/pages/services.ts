import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'

/** Services (spec 2.6): what stands around the areas of `service-areas.yaml`. */
export const servicesPageSchema = pageSchema.extend({
  /** Above the list of the page's areas. */
  index: line('index'),
  /** Before the names of the companies that do a piece of work. */
  companies: line('companies'),
  /** The closing list. */
  further: z.strictObject({ heading: line('heading') }),
  /** The words in the sketch of a forecast. */
  forecast: z.strictObject({
    /** For readers who do not see it. */
    alt: line('alternative text'),
    measured: line('word'),
    range: line('word'),
    forecast: line('word'),
    today: line('word'),
    /** Below it. */
    caption: line('caption'),
  }),
})

export type ServicesPage = z.infer<typeof servicesPageSchema>
