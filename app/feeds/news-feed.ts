import { canonicalAddress } from '#app/lib/page-meta.ts'
import { headingId, renderMarkdown } from '#app/page-content/markdown.ts'
import { type Article, articleBody, type NewsItem, news } from '#content/model/news.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { feedOf } from './feed-of.ts'

/** The newest of the news with their whole texts (spec 2.20). */
export function newsFeed(): Promise<Feed> {
  return feedOf('/news', news, newsEntry)
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
