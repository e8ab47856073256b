import { z } from 'zod'
import { line } from './text.ts'

/** What applications have in common, whatever the opening. */
export const careersSchema = z.strictObject({
  /** The position of somebody who applies for no opening in particular (spec 2.1). */
  generalApplication: line('general application'),
  /** How soon HR makes contact after an application, as it is written (spec 8, 9). */
  answerTime: z.strictObject({ days: line('days'), unit: line('unit') }),
})
