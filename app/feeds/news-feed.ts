import { canonicalAddress } from '#app/lib/page-meta.ts'
import { renderMarkdown } from '#content/model/markdown.ts'
import { articleBody, isArticle, knownDate, type NewsItem, news } from '#content/model/news.ts'
import { slugOf } from '#content/model/slug.ts'
import { type Feed, type FeedEntry, feedOf } from './feed.ts'

/** The newest of the news with their whole texts (spec 2.20). */
export function newsFeed(): Promise<Feed> {
  return feedOf('/news', news, newsEntry)
}

async function newsEntry(item: NewsItem): Promise<FeedEntry> {
  const { title, excerpt, author, category } = item
  const common = { title, summary: excerpt, day: knownDate(item), author, category }
  if (isArticle(item)) {
    const url = canonicalAddress(`/news/${item.id}`)
    return { ...common, id: url, url, html: await renderMarkdown(articleBody(item), url) }
  }
  // An item without a page is complete in the list: its text is the excerpt.
  const url = canonicalAddress(`/news#${slugOf(title)}`)
  return { ...common, id: url, url, html: await renderMarkdown(excerpt, url) }
}
