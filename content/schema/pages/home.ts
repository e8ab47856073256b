import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { figureId } from '../references.ts'
import { line } from '../text.ts'
import { headed, headedWithLead, paragraphs } from './parts.ts'

/** Home (spec 2.4): its sections in order. What they list has files of its own. */
export const homePageSchema = pageSchema.extend({
  about: z.strictObject({ statement: line('statement'), paragraphs }),
  /** The value chain with all companies. */
  chain: z.strictObject({ name: line('name'), ...headedWithLead }),
  units: z.strictObject({ ...headed, button: line('button') }),
  services: z.strictObject(headed),
  why: z.strictObject(headed),
  /** The headline figures (spec 2.4.6), counted up: whole numbers. */
  figures: z.strictObject({
    ...headed,
    shown: z
      .array(figureId)
      .min(1, { error: 'shown needs at least one figure' })
      .meta({ label: 'Figures', hint: 'Whole numbers, which the page counts up to.' }),
  }),
  expertise: z.strictObject(headed),
  news: z.strictObject({ ...headed, link: line('link') }),
  /** Beside the kinds of partners. */
  partners: z.strictObject({ lead: line('lead').optional() }),
  callToAction: z.strictObject(headed),
})
