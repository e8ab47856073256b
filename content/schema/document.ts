import { z } from 'zod'
import { id, line } from './text.ts'

/** A document to download (spec 2.5, 2.6, 7). Its address is `/<id>.pdf`. */
export const documentSchema = z.strictObject({
  id,
  title: line('title'),
  /** What is in it, in a few words. */
  note: line('note'),
  /** The name under which a browser saves it. */
  fileName: z.string().regex(/^[A-Za-z0-9-]+\.pdf$/, {
    error: 'fileName must hold only letters, digits and hyphens and end in .pdf',
  }),
})

export type DocumentEntry = z.infer<typeof documentSchema>
