import { z } from 'zod'
import { line } from './text.ts'

/** What a picture shows, and where its subject stands. */
export const pictureSchema = z.strictObject({
  /** For people who do not see it. */
  alt: line('alt'),
  /** The subject's place, in percent from the left and from the top; crops keep it in view. */
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)], {
    error: 'focus must be two numbers from 0 to 100: [62, 50]',
  }),
})

export type PictureEntry = z.infer<typeof pictureSchema>
