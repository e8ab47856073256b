import { z } from 'zod'
import { standing } from './standing.ts'
import { line } from './text.ts'

/** The kinds of step that the timeline knows (spec 3), each with its colour and pattern. */
export const timelineCategories = [
  'Foundation',
  'Partnership',
  'Services',
  'Operations',
  'Advisory',
  'Expansion',
  'Logistics',
  'Investment',
  'Power',
  'Government',
  'Exploration',
  'Licensing',
  'Contracts',
  'Rebranding',
  'Current',
] as const

export type TimelineCategory = (typeof timelineCategories)[number]

/** One year of the Historical Timeline (spec 3 "Timeline entry"). */
const timelineEntrySchema = z.strictObject({
  year: z
    .number()
    .int()
    .min(1990, { error: 'year must be a year with four digits: 2018' })
    .max(2100, { error: 'year must be a year with four digits: 2018' }),
  title: line('title').optional(),
  description: line('description')
    .max(200, { error: 'description is too long: at most 200 characters fit beside the core' })
    .optional(),
  category: z.enum(timelineCategories, {
    error: `category must be one of: ${timelineCategories.join(', ')}`,
  }),
  /** Of title and description; year and category are known without. */
  ...standing({ confirm: 'Say what happened in that year', covers: ['title', 'description'] }),
})

/** The Historical Timeline (spec 2.12). */
export const timelineSchema = z.strictObject({
  /** The first year of the block "The Future Ahead". */
  futureYear: z.number().int(),
  entries: z.array(timelineEntrySchema).min(1),
})

export type TimelineEntry = z.infer<typeof timelineEntrySchema>
