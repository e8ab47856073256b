import { renderMarkdown } from '#app/components/markdown.server.ts'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { PrintHead } from '#app/components/print-head.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { withFigures } from '#content/figures.ts'
import { articleBody, articles, relatedArticles } from '#content/news.ts'
import type { Route } from './+types/route'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleNotFound } from './article-not-found.tsx'
import { RelatedNews } from './related-news.tsx'

export const handle = paperHead

/**
 * The article with its text as HTML, and the others it leads to (spec 2.9). An unknown
 * id is a page of its own, prerendered for the server's 404 (spec 8).
 */
export async function loader({ params }: Route.LoaderArgs) {
  const all = articles()
  const found = all.find(({ id }) => String(id) === params.id)
  if (!found) return { article: undefined, related: [] }
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

type Loaded = Awaited<ReturnType<typeof loader>>
export type ArticleContent = NonNullable<Loaded['article']>
export type RelatedContent = Loaded['related']

export const meta: Route.MetaFunction = ({ loaderData: { article } }) =>
  article
    ? pageMeta({
        heading: article.title,
        description: article.excerpt,
        path: `/news/${article.id}`,
      })
    : pageMeta({
        heading: 'Article Not Found',
        description: 'There is no article at this address. The news of the group are in the list.',
        path: '/news',
        hidden: true,
      })

/** A news article (spec 2.9). */
export default function Article({ loaderData: { article, related } }: Route.ComponentProps) {
  if (!article) return <ArticleNotFound />
  return (
    <>
      <PrintHead kind="News" path={`/news/${article.id}`} />
      <article>
        <ArticleHead article={article} />
        <ArticleBody html={article.html} notes={article.notes} />
      </article>
      <RelatedNews articles={related} />
    </>
  )
}
