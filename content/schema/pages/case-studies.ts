import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { closing } from './parts.ts'

/** The texts of Case Studies (spec 2.12); each record has a file in `content/case-studies/`. */
export const caseStudiesPageSchema = pageSchema.extend({
  /** Under the tiles: how to read the records. */
  note: line('note'),
  closing,
})
