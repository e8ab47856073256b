import { z } from 'zod'
import { standing } from './standing.ts'
import { line } from './text.ts'

/** The front matter of a legal page's file (spec 2.13). */
export const legalFrontMatterSchema = z.strictObject({
  /** The page in three sentences, above the text. */
  inShort: z.array(z.strictObject({ title: line('title'), text: line('text') })).length(3, {
    error: 'inShort needs three entries, each with title and text',
  }),
  ...standing({ confirm: 'Have owner and counsel approve the text' }),
})

export type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>
