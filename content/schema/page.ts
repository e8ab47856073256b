import { z } from 'zod'
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
})

export type Page = z.infer<typeof pageSchema>
