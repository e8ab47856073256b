import { z } from 'zod'
import { standing } from './standing.ts'
import { internalHref, line } from './text.ts'

/** A question that only the owner can answer, in the order of the draft's questionnaire. */
const questionSchema = z.strictObject({
  question: line('question'),
  /** What an answer holds. */
  ask: line('ask').meta({ long: true }),
  /** The page on which the answer stands. */
  page: internalHref,
  /** The placeholders that it is about, by the beginning of their names: `people/`. */
  about: z
    .array(line('about'))
    .optional()
    .meta({ hint: 'The placeholders that it is about, by the beginning of their names: people/' }),
  ...standing({ confirm: 'Answer the question' }),
})

/** The owner's questionnaire. No page but the draft's own shows it. */
export const questionsSchema = z.strictObject({ questions: z.array(questionSchema) })

export type Question = z.infer<typeof questionSchema>
