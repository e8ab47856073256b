import { z } from 'zod'

/** The paths under which the site publishes the figures. */
export const figuresFiles = {
  csv: '/data/figures.csv',
  json: '/data/figures.json',
  schema: '/data/figures.schema.json',
} as const

const text = z.string().min(1)

/** One figure in machine-readable form; no field is a placeholder. */
export const figureRowSchema = z.strictObject({
  id: text.describe('Stays the same while the figure means the same.'),
  label: text.describe('What is counted.'),
  definition: text.optional().describe('What the number says, where the label leaves it open.'),
  value: z.number().describe('The number, without sign and unit.'),
  shown: text.describe('As the pages write it: with a sign for "more than", a currency, a unit.'),
  unit: text.describe('What one of the value is.'),
  scope: text.optional().describe('Where, or of what.'),
  base: text.optional().describe('What a rate or a share relates to.'),
  period: text.optional().describe('The time of which the figure speaks.'),
  source: text.describe('Whose figure it is: the group, or one of its companies.'),
  page: z.url().describe('The page that shows it.'),
})

/** The whole file (spec 2.19). */
export const figuresFileSchema = z
  .strictObject({
    publisher: text.describe('The group that publishes the figures.'),
    about: z.url().describe('The page that explains the figures.'),
    figures: z.array(figureRowSchema),
  })
  .describe('The figures of the site, each with its unit and what it counts.')

export type FiguresFile = z.infer<typeof figuresFileSchema>
