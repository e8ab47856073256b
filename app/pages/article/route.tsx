import { PaperHead } from '#app/components/page-head.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { withFigures } from '#content/figures.ts'
import { articles } from '#content/news.ts'
import type { Route } from './+types/route'
import { ArticleNotFound } from './article-not-found.tsx'

export const handle = paperHead

/** An unknown id is a page of its own, prerendered for the server's 404 (spec 2.9, 8). */
export function loader({ params }: Route.LoaderArgs) {
  return { article: withFigures(articles().find(({ id }) => String(id) === params.id)) }
}

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
export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  if (!article) return <ArticleNotFound />
  return (
    <PaperHead
      heading={article.title}
      introduction={article.excerpt}
      trail={[{ label: 'News', href: '/news' }]}
    />
  )
}
