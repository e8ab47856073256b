import { z } from 'zod'
import { menuLinkSchema } from './navigation.ts'
import { internalHref, line } from './text.ts'

/** Words in small letters by which people look for something. */
export const keywords = z
  .array(
    z.string().regex(/^[a-z0-9]+([ -][a-z0-9]+)*$/, {
      error: 'keywords are written in small letters: cooking gas',
    }),
  )
  .default([])
  .meta({ hint: 'Other words by which people look for it: cooking gas.' })

/** What the search says by itself. What somebody looked for stands behind it, in quotation marks. */
const wordsSchema = z.strictObject({
  /** The field's name, and what stands in it while it is empty. */
  field: line('field'),
  placeholder: line('placeholder'),
  find: line('find'),
  close: line('close'),
  /** Over the suggestions. */
  oftenLookedFor: line('often looked for'),
  companies: line('companies'),
  /** What the keys do. */
  keys: z.strictObject({ choose: line('choose'), open: line('open'), close: line('close') }),
  /** The ways to its page, without a question and with one. */
  index: line('index'),
  all: line('all results'),
  searching: line('searching'),
  unavailable: line('unavailable'),
  /** Behind a number. */
  result: line('result'),
  results: line('results'),
  /** Over what a long group holds besides; its number follows. */
  more: line('further results'),
  none: line('none'),
  resultsFor: line('results for'),
  nothing: line('nothing'),
  advice: line('advice'),
  /** When only another spelling is found; the spelling follows as a link. */
  noMatch: line('no match'),
  didYouMean: line('did you mean'),
  /** Over pages that come near a question without answer. */
  nearest: line('nearest'),
  /** When the index cannot be loaded; the link ends the sentence. */
  failed: line('failed'),
  failedLink: line('link'),
  /** On the development server. */
  development: line('development'),
})

/** What the search offers, what it says, and other words for pages. */
export const searchSchema = z.strictObject({
  /** Before a word is typed. */
  oftenLookedFor: z.array(menuLinkSchema),
  /** When nothing was found. */
  waysOn: z.array(menuLinkSchema),
  /** Other words for pages; those of a company stand in its own file. */
  otherWords: z.array(z.strictObject({ href: internalHref, keywords })).default([]),
  words: wordsSchema,
})

export type SearchWords = z.infer<typeof wordsSchema>
