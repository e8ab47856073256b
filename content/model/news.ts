import type { NewsFrontMatter } from './news-schemas.ts'
import { pageText } from './pages.ts'
import { sources } from './sources.ts'

/** How many items a page of the list holds. */
export const newsPageSize = 24
/** How many of the newest articles have a preview picture of their own (spec 2.21). */
const previewedArticles = 96
/** How many other articles an article leads to (spec 9). */
const relatedLimit = 2

export type NewsItem = NewsFrontMatter
export type Article = NewsItem & { id: number }

const bodies = new WeakMap<NewsItem, string>()

/** All news, newest first (spec 2.9). */
export const news: readonly NewsItem[] = sources.news
  .read()
  .map(({ body, file, ...item }) => {
    bodies.set(item, body)
    return item
  })
  .toSorted((a, b) => b.date.localeCompare(a.date))

/** The news that have a page of their own (spec 2.9), newest first. */
export function articles(items: readonly NewsItem[] = news): Article[] {
  return items.filter(isArticle)
}

/** The news that are complete as they stand in the list, newest first. */
export function briefs(items: readonly NewsItem[] = news): NewsItem[] {
  return items.filter((item) => !isArticle(item))
}

/** The date of an item; none while the item is a placeholder, and so its date. */
export function knownDate({ date, status }: Pick<NewsItem, 'date' | 'status'>): string | undefined {
  return status === 'placeholder' ? undefined : date
}

/** Whether an item has a page of its own. */
export function isArticle(item: NewsItem): item is Article {
  return item.id !== undefined
}

/** The list's pages: the newest first, at most `newsPageSize` items each, one page at least. */
export function newsPages(items: readonly NewsItem[] = news): NewsItem[][] {
  const pages = Array.from({ length: Math.ceil(items.length / newsPageSize) }, (_, index) =>
    items.slice(index * newsPageSize, (index + 1) * newsPageSize),
  )
  return pages.length > 0 ? pages : [[]]
}

/** The address of a page of the list, counted from 1. */
export function newsPagePath(page: number): string {
  return page === 1 ? '/news' : `/news/page/${page}`
}

/** The heading of a page of the list, counted from 1. */
export function newsPageHeading(page: number): string {
  const { heading } = pageText('/news')
  return page === 1 ? heading : `${heading}, page ${page}`
}

/**
 * The preview picture and heading of a link to an article. Old articles are linked to too rarely for a
 * preview of their own: those with the same picture share one.
 *
 * @param place among all articles, the newest being 0
 */
export function articlePreview({ id, title, image }: Article, place: number) {
  return place < previewedArticles
    ? { path: `/news/${id}`, heading: title }
    : { path: `/news/picture/${image}`, heading: pageText('/news').heading }
}

/** The Markdown of one article. Only its own page may ask for it: a list carries no texts. */
export function articleBody(article: Article): string {
  return bodies.get(article) ?? ''
}

/** The articles that another one leads to: the newest, not itself (spec 2.9). */
export function relatedArticles(all: readonly Article[], id: number): Article[] {
  // One more than is needed, because the article itself may be among them.
  const newest = all.slice(0, relatedLimit + 1)
  return newest.filter((article) => article.id !== id).slice(0, relatedLimit)
}
