import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MarkdownFile, markdownParts } from './markdown-parts.ts'
import type { NewsFrontMatter } from './schema/news.ts'

const newsFolder = 'content/news'
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
export function articles(folder?: string): Article[] {
  return news(folder).flatMap((item) => (item.id === undefined ? [] : [{ ...item, id: item.id }]))
}

/** The news that are complete as they stand in the list, newest first. */
export function briefs(folder?: string): NewsItem[] {
  return news(folder).filter(({ id }) => id === undefined)
}

/** The Markdown of one article. Only its own page may ask for it: a list carries no texts. */
export function articleBody({ file }: Article): string {
  return markdownParts(readFileSync(file, 'utf8'), file).body
}

/** The articles that another one leads to: the newest, not itself (spec 2.9). */
export function relatedArticles(all: readonly Article[], id: number): Article[] {
  return all.filter((article) => article.id !== id).slice(0, relatedLimit)
}
