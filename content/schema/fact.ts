import { z } from 'zod'
import { id, line, status } from './text.ts'

/** One figure that the site shows anywhere (spec 3 "Fact"). */
export const factSchema = z.strictObject({
  id,
  /** The number itself, without unit or plus sign. */
  value: z.number({ error: 'value must be a plain number without quotes, unit or comma: 500' }),
  /** The number is a year: it is written without a thousands separator. */
  year: z.literal(true).optional(),
  /** What stands directly before the number, such as a currency sign. */
  prefix: z.string().optional(),
  /** What stands directly behind the number: `+`, `%`, `km`. */
  suffix: z.string().optional(),
  /** What is counted. */
  label: line('label'),
  /** Where, or of what. */
  scope: line('scope'),
  /** The time that the figure speaks of. */
  period: line('period'),
  status,
})

export type Fact = z.infer<typeof factSchema>
