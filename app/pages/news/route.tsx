import { libraryPicture } from '#app/components/picture-library.server.ts'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { withFigures } from '#content/figures.ts'
import { articles, briefs } from '#content/news.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'
import { BriefItems } from './brief-items.tsx'
import { LeadArticle } from './lead-article.tsx'
import { Masthead } from './masthead.tsx'
import { MoreArticles } from './more-articles.tsx'

export const handle = paperHead

export function loader() {
  return {
    page: pages['/news'],
    articles: withFigures(articles()).map(({ id, image, ...item }) => ({
      id,
      ...shown(item),
      picture: libraryPicture(image),
    })),
    briefs: withFigures(briefs()).map(({ image, ...item }) => ({
      ...shown(item),
      picture: libraryPicture(image),
    })),
  }
}

type Shown = Record<'title' | 'excerpt' | 'category' | 'date' | 'author', string>

/** What the list shows of an item (spec 2.9). */
function shown({ title, excerpt, category, date, author }: Shown): Shown {
  return { title, excerpt, category, date, author }
}

export type NewsContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/news' })

/** News (spec 2.9): the newest article, the others, and what is complete as it stands. */
export default function News({ loaderData: { page, articles, briefs } }: Route.ComponentProps) {
  const [lead, ...others] = articles
  return (
    <>
      <Masthead {...page} />
      {lead && <LeadArticle article={lead} />}
      <MoreArticles articles={others} />
      <BriefItems items={briefs} />
    </>
  )
}
