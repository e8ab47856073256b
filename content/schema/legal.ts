import { z } from 'zod'
import { line, status } from './text.ts'

/** The front matter of a legal page's file (spec 2.13). */
export const legalFrontMatterSchema = z.strictObject({
  /** The page in three sentences, above the text. */
  inShort: z.array(z.strictObject({ title: line('title'), text: line('text') })).length(3, {
    error: 'inShort needs three entries, each with title and text',
  }),
  /** `placeholder` until the owner and counsel have approved the text. */
  status: status.meta({ confirm: 'Have owner and counsel approve the text' }),
})

export type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>
