import { canonicalAddress, fullTitle } from '#app/lib/page-meta.ts'
import { headingId, renderMarkdown } from '#app/page-content/markdown.ts'
import { type Article, articleBody, type NewsItem, news } from '#content/model/news.ts'
import { pageText } from '#content/model/pages.ts'
import { type Feed, type FeedEntry, longestFeed } from './feed.ts'

/** The newest of the news with their whole texts (spec 2.20). */
export async function newsFeed(): Promise<Feed> {
  const page = pageText('/news')
  const entries = news.slice(0, longestFeed).map(newsEntry)
  return {
    title: fullTitle(page),
    description: page.description,
    path: '/news',
    entries: await Promise.all(entries),
  }
}

async function newsEntry(item: NewsItem): Promise<FeedEntry> {
  const { title, excerpt, date, author, category } = item
  const common = { title, summary: excerpt, day: date, author, category }
  if (isArticle(item)) {
    const url = canonicalAddress(`/news/${item.id}`)
    return { ...common, id: url, url, html: await renderMarkdown(articleBody(item), url) }
  }
  const url = canonicalAddress('/news')
  // It is complete as it stands in the list, so its text is the excerpt.
  return {
    ...common,
    id: `${url}#${headingId(title)}`,
    url,
    html: await renderMarkdown(excerpt, url),
  }
}

function isArticle(item: NewsItem): item is Article {
  return item.id !== undefined
}
