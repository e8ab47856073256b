import { z } from 'zod'
import { aliases, date, line, lines, standing, wholeNumber } from './fields.ts'
import { pictureName } from './references.ts'

/** One line of the small table beside an article. */
const noteSchema = lines('label', 'text')

/** The front matter of a news file (spec 3 "News item"). */
export const newsFrontMatterSchema = z.strictObject({
  title: line,
  excerpt: line.meta({ hint: 'One or two sentences, for the list and for search engines.' }),
  /** The number in the article's address; without it the item stands in the list only. */
  id: wholeNumber(1, Infinity, 'id must be a whole number: 7').optional().meta({
    label: 'Number',
    hint: 'The number in the article’s address. Empty: the item stands in the list, without a page.',
  }),
  category: line.meta({ hint: 'One word, such as Group or Sustainability.' }),
  date: date,
  author: line,
  image: pictureName.meta({ label: 'Picture' }),
  /** What a hurried reader wants to know, beside the article. */
  notes: z
    .array(noteSchema)
    .max(4, { error: 'notes: at most four fit beside an article' })
    .optional()
    .meta({ hint: 'At most four lines beside the article.' }),
  aliases,
  ...standing({ confirm: 'Approve title, date, author and text' }),
})

export type NewsFrontMatter = z.infer<typeof newsFrontMatterSchema>

/** The text of an article, under its front matter. */
export const articleBodySchema = z.string().trim().min(1, {
  error: 'an article with a number has a page: write its text, or take out the number',
})

/** What stands under the front matter of an item without a page. */
export const briefBodySchema = z.string().trim().max(0, {
  error: 'an article without a number has no page for this text: give it one, or delete the text',
})

/** The years that the case studies cover (spec 3). */
const [firstYear, lastYear] = [1996, 2010]

const period = z.string().refine(
  (text) => {
    const years = /^(\d{4})–(\d{4})$/.exec(text)
    const [from, to] = [Number(years?.[1]), Number(years?.[2])]
    return years !== null && from >= firstYear && from <= to && to <= lastYear
  },
  {
    error: `period must be two years from ${firstYear} to ${lastYear} with a long dash: 2002–2005`,
  },
)

/** A case study (spec 3). Its id is its place in the address: `/case-studies#fabrication-yard`. */
export const caseStudySchema = z.strictObject({
  projectName: line,
  period,
  /** Free text; three types have a colour and a tile of their own (spec 9). */
  type: line,
  description: line,
  mainChallenge: line,
  valueAdded: line,
  keyClient: line,
  /** What was learnt, once somebody of the project has said so. */
  keyTakeaway: line.optional(),
  ...standing({ confirm: 'Confirm whose work it was, the client, the years and the results' }),
})

export type CaseStudy = z.infer<typeof caseStudySchema> & { id: string }
