import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { internalHref, line } from '../text.ts'

/** The texts of the Historical Timeline (spec 2.12); its entries stand in `content/timeline.yaml`. */
export const historicalPageSchema = pageSchema.extend({
  /** Above the scale of years: how it is drawn, where there is room to draw it. */
  scale: line('scale'),
  /** Above the years, drawn to scale or listed. */
  choose: line('choose'),
  /** Beside the years between the last entry and the future. */
  ahead: line('ahead'),
  future: z.strictObject({
    lead: line('lead'),
    /** What has a year already: each with the page that says more. */
    targets: z
      .array(
        z.strictObject({
          year: line('year'),
          text: line('text'),
          label: line('label'),
          href: internalHref,
        }),
      )
      .min(1),
  }),
})

export type HistoricalPage = z.infer<typeof historicalPageSchema>
