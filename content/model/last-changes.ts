import { articles, news, newsPagePath, newsPages } from './news.ts'

/**
 * The day on which what a page says last changed, as far as content itself says so: of an article its
 * own date, of a page of the list that of its newest item. Of other pages content does not say when
 * they were written, and neither do we.
 *
 * @returns days such as `2024-12-18` by the page's address
 */
export function lastChanges(): Map<string, string> {
  return new Map([
    ...articles(news).map(({ id, date }): [string, string] => [`/news/${id}`, date]),
    ...newsPages().flatMap((items, index): [string, string][] => {
      const newest = items
        .map(({ date }) => date)
        .toSorted()
        .at(-1)
      return newest === undefined ? [] : [[newsPagePath(index + 1), newest]]
    }),
  ])
}
