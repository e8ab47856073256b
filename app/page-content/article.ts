import { libraryPicture } from '#app/pictures/library.ts'
import { newsArticleData } from '#app/structured-data/news-article.ts'
import { renderMarkdown } from '#content/model/markdown.ts'
import {
  articleBody,
  articles,
  knownDate,
  previewedArticles,
  relatedArticles,
} from '#content/model/news.ts'
import { pageText } from '#content/model/pages.ts'

const newestFirst = articles()
const olderIds = new Set(newestFirst.slice(previewedArticles).map(({ id }) => id))
const byId = new Map(newestFirst.map((article) => [String(article.id), article]))

/** The ids of all articles that have a page, as their addresses have them. */
export function articleIds(): string[] {
  return [...byId.keys()]
}

/**
 * The article with its text as HTML, and the others it leads to (spec 2.9).
 *
 * @throws when there is no article of that id
 */
export async function articleContent(wanted: string) {
  const found = byId.get(wanted)
  if (!found) throw new Error(`content/news: there is no article with the id ${wanted}`)
  const { id, title, excerpt, category, date, author, image, notes = [] } = found
  const html = await renderMarkdown(articleBody(found))
  const picture = libraryPicture(image)
  const text = pageText('/news')
  return {
    text,
    // Old articles are linked to too rarely for a picture of each to be kept.
    shownAs: olderIds.has(id)
      ? { path: `/news/picture/${image}`, heading: text.heading }
      : undefined,
    published: knownDate(found),
    article: { id, title, excerpt, category, date, author, notes, html, picture },
    data: [newsArticleData(found, picture.img.src)],
    related: relatedArticles(newestFirst, found.id).map((other) => ({
      id: other.id,
      title: other.title,
      category: other.category,
      date: other.date,
    })),
  }
}

export type ArticlePage = Awaited<ReturnType<typeof articleContent>>
export type ArticleContent = ArticlePage['article']
export type RelatedContent = ArticlePage['related']
