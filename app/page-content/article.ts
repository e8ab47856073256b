import { withFigures } from '#content/figures.ts'
import { articleBody, articles, relatedArticles } from '#content/news.ts'
import { allNews } from './all-news.ts'
import { renderMarkdown } from './markdown.ts'
import { libraryPicture } from './picture-library.ts'

/** The ids of all articles that have a page, as their addresses have them. */
export function articleIds(): string[] {
  return articles(allNews()).map(({ id }) => String(id))
}

/**
 * The article with its text as HTML, and the others it leads to (spec 2.9).
 *
 * @throws when there is no article of that id
 */
export async function articleContent(wanted: string) {
  const all = articles(allNews())
  const found = all.find(({ id }) => String(id) === wanted)
  if (!found) throw new Error(`content/news: there is no article with the id ${wanted}`)
  const { id, title, excerpt, category, date, author, image, notes = [] } = withFigures(found)
  const html = await renderMarkdown(withFigures(articleBody(found)))
  const picture = libraryPicture(image)
  return {
    article: { id, title, excerpt, category, date, author, notes, html, picture },
    related: withFigures(relatedArticles(all, found.id)).map((other) => ({
      id: other.id,
      title: other.title,
      category: other.category,
      date: other.date,
      picture: libraryPicture(other.image),
    })),
  }
}

export type ArticlePage = Awaited<ReturnType<typeof articleContent>>
export type ArticleContent = ArticlePage['article']
export type RelatedContent = ArticlePage['related']
