import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { figureId } from '../references.ts'
import { internalHref, line } from '../text.ts'

/** The texts of Projects (spec 2.12). */
export const projectsPageSchema = pageSchema.extend({
  /** The figures under "Coming Soon", by their ids. */
  figures: z.array(figureId).min(1),
  /** What can be read until the list of projects is there. */
  reading: z.strictObject({
    heading: line('heading'),
    pages: z
      .array(z.strictObject({ title: line('title'), text: line('text'), href: internalHref }))
      .min(1),
  }),
})

export type ProjectsPage = z.infer<typeof projectsPageSchema>
