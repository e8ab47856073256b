import { articles, knownDate, news, newsPagePath, newsPages } from './news.ts'

/**
 * The day on which what a page says last changed, as far as content itself says so: of an article its
 * own date, of a page of the list that of its newest item. Of other pages content does not say when
 * they were written, and neither do we.
 *
 * @returns days such as `2024-12-18` by the page's address
 */
export function lastChanges(): Map<string, string> {
  return new Map([
    ...articles(news).flatMap((article) => entry(`/news/${article.id}`, knownDate(article))),
    ...newsPages().flatMap((items, index) => {
      const days = items.flatMap((item) => knownDate(item) ?? [])
      return entry(newsPagePath(index + 1), days.toSorted().at(-1))
    }),
  ])
}

function entry(path: string, day: string | undefined): [string, string][] {
  return day === undefined ? [] : [[path, day]]
}
