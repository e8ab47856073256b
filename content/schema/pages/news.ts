import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { headed, headedWithLead } from './parts.ts'

/** News (spec 2.9): the list's own words. Every item has a file of its own. */
export const newsPageSchema = pageSchema.extend({
  readArticle: line('link'),
  inBrief: z.strictObject(headedWithLead),
  /** What the link to the list says on an article's page. */
  allNews: line('link'),
  /** The last line of the table beside an article. */
  questions: z.strictObject({ label: line('label'), link: line('link') }),
  /** Under the list: the ways to follow the news, and to material for journalists. */
  follow: z.strictObject({ ...headed, feedsLabel: line('feeds'), press: line('link') }),
  /** What search engines would read of an unknown article. */
  notFoundDescription: line('description'),
})
