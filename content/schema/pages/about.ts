import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { standing } from '../standing.ts'
import { line } from '../text.ts'
import { headed, paragraphs } from './parts.ts'

const way = z.strictObject({ text: line('text'), link: line('link') })

/** About (spec 2.5). Milestones, values, vision and mission have files of their own. */
export const aboutPageSchema = pageSchema.extend({
  /** The group's history in short. */
  evolution: z.strictObject({
    name: line('name'),
    statement: line('statement'),
    paragraphs,
    ...standing({ confirm: 'Approve or correct the text' }),
  }),
  milestones: z.strictObject({ ...headed, link: line('link') }),
  vision: z.strictObject(headed),
  values: z.strictObject(headed),
  /** The ways on to structure, management, places and governance. */
  ways: z.strictObject({
    ...headed,
    structure: way,
    management: way,
    places: way.extend({ title: line('title') }),
    governance: way.extend({ title: line('title') }),
  }),
  downloads: z.strictObject({ ...headed, press: line('link') }),
})
