import { z } from 'zod'
import { statementSchema } from './home.ts'
import { line } from './text.ts'

/** What applications have in common, whatever the opening. */
export const careersSchema = z.strictObject({
  /** The position of somebody who applies for no opening in particular (spec 2.1). */
  generalApplication: line('general application'),
  /** How soon HR makes contact after an application, as it is written (spec 8, 9). */
  answerTime: z.strictObject({ days: line('days'), unit: line('unit') }),
  /** What happens to an application, in order; the last step is the answer, under its time. */
  steps: z.strictObject({ before: z.array(statementSchema), answer: line('answer') }),
  /** What is answered to an application for a position that has closed (spec 2.16). */
  late: z.strictObject({
    /** What happened and what to do. */
    message: line('message'),
    /** The same at the field of the position. */
    field: line('field'),
  }),
})
