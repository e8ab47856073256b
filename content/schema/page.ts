import { z } from 'zod'
import { pictureName } from './references.ts'
import { line, searchDescription } from './text.ts'

/** What search engines and the page's banner say of one page. */
export const pageSchema = z.strictObject({
  /** The page's `h1`. */
  heading: line('heading'),
  /** The browser title, without the group's name; the heading when left out. */
  title: line('title').optional(),
  /** For search results. */
  description: searchDescription,
  /** The sentence beside the heading. */
  introduction: line('introduction'),
  /** What a link to the page is shown with; the group's mark when left out. */
  preview: pictureName.optional().meta({
    label: 'Picture of its preview',
    hint: 'Shown where somebody shares a link to the page. Empty: the mark of the group.',
  }),
  /** Says less than a visitor would come for: search engines and lists of pages leave it out. */
  unlisted: z.boolean().optional().meta({
    label: 'Left out of search engines and lists',
    hint: 'For a page that says less than a visitor would come for.',
  }),
})

export type Page = z.infer<typeof pageSchema>
