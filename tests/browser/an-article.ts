import { articles } from '#content/model/news.ts'

/** The pages of two articles, taken from the content: editors add and remove them. */
export const [articlePath, otherArticlePath] = twoOf(articles().map(({ id }) => `/news/${id}`))

function twoOf([first, second]: readonly string[]): [string, string] {
  if (!first || !second) throw new Error('content/news: fewer than two articles have a page')
  return [first, second]
}
