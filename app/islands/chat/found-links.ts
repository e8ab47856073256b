import type { PageMatch } from '#app/lib/pagefind.ts'
import type { ChatLink } from '#content/model/site-schemas.ts'

/** Words of a question that say nothing of what it is about. */
const emptyWords = new Set(
  (
    'a an and any are at be can could did do does for from get give have how i in is it many me much my of on ' +
    'or our please show tell that the there they this to us want was we were what when where which who whom whose ' +
    'why will with would you your'
  ).split(' '),
)

/** The most pages that an answer leads to. */
const maxLinks = 3

/**
 * The most words that are searched for, and the longest one: Pagefind compares a word with those of its
 * index letter by letter, so thousands of letters would keep it busy for minutes.
 */
const maxWords = 12
const maxWordLength = 40

/**
 * The best hits of the site's own search for a question in a sentence, as links; none where it finds
 * nothing.
 *
 * @param find the search, which asks for all words of its query
 */
export async function foundLinks(
  question: string,
  find: (query: string, most: number) => Promise<PageMatch[]>,
): Promise<ChatLink[]> {
  const words = [...new Set(question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))]
    .filter((word) => word.length <= maxWordLength && !emptyWords.has(word))
    .slice(0, maxWords)
  if (words.length === 0) return []
  const all = await find(words.join(' '), maxLinks)
  const found = all.length > 0 ? all : await Promise.all(words.map((word) => find(word, 1)))
  const links = found.flat().map(({ url, meta }) => ({ label: meta.title ?? url, href: url }))
  return links
    .filter(({ href }, index) => links.findIndex((each) => each.href === href) === index)
    .slice(0, maxLinks)
}
