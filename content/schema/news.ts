import { z } from 'zod'
import { id, line } from './text.ts'

/** The front matter of a news file (spec 3 "News item"). */
export const newsFrontMatterSchema = z.strictObject({
  /** The number in the article's address; without it the item stands in the list only. */
  id: z.number().int().positive({ error: 'id must be a whole number: 7' }).optional(),
  title: line('title'),
  excerpt: line('excerpt'),
  category: line('category'),
  date: z.iso.date({ error: 'date must be written year-month-day: 2024-12-18' }),
  author: line('author'),
  image: id,
})

export type NewsFrontMatter = z.infer<typeof newsFrontMatterSchema>
