import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MarkdownFile, markdownParts } from './markdown-parts.ts'
import type { NewsFrontMatter } from './schema/news.ts'

const newsFolder = 'content/news'
/** How many items a page of the list holds. */
export const newsPageSize = 24
/** How many other articles an article leads to (spec 9). */
const relatedLimit = 2

export type NewsItem = NewsFrontMatter & { file: string }
export type Article = NewsItem & { id: number }

/** All news files, unchecked; for the content check. */
export function newsFiles(folder = newsFolder): MarkdownFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = join(folder, name)
      return markdownParts(readFileSync(file, 'utf8'), file)
    })
}

/** All news, newest first (spec 2.9). Checked by `validate.ts` before every build. */
export function news(folder?: string): NewsItem[] {
  return newsFiles(folder)
    .map(({ file, data }) => ({ ...(data as NewsFrontMatter), file }))
    .sort((a, b) => b.date.localeCompare(a.date))
}

/** The news that have a page of their own (spec 2.9), newest first. */
export function articles(items: readonly NewsItem[] = news()): Article[] {
  return items.flatMap((item) => (item.id === undefined ? [] : [{ ...item, id: item.id }]))
}

/** The news that are complete as they stand in the list, newest first. */
export function briefs(items: readonly NewsItem[] = news()): NewsItem[] {
  return items.filter(({ id }) => id === undefined)
}

/** The list's pages: the newest first, at most `newsPageSize` items each, one page at least. */
export function newsPages(items: readonly NewsItem[] = news()): NewsItem[][] {
  const pages = Array.from({ length: Math.ceil(items.length / newsPageSize) }, (_, index) =>
    items.slice(index * newsPageSize, (index + 1) * newsPageSize),
  )
  return pages.length > 0 ? pages : [[]]
}

/** The address of a page of the list, counted from 1. */
export function newsPagePath(page: number): string {
  return page === 1 ? '/news' : `/news/page/${page}`
}

/** The Markdown of one article. Only its own page may ask for it: a list carries no texts. */
export function articleBody({ file }: Article): string {
  return markdownParts(readFileSync(file, 'utf8'), file).body
}

/** The articles that another one leads to: the newest, not itself (spec 2.9). */
export function relatedArticles(all: readonly Article[], id: number): Article[] {
  return all.filter((article) => article.id !== id).slice(0, relatedLimit)
}
