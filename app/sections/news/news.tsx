import type { NewsContent } from '#app/page-content/news.ts'
import { BriefItems } from './brief-items.tsx'
import { LeadArticle } from './lead-article.tsx'
import { Masthead } from './masthead.tsx'
import { MoreArticles } from './more-articles.tsx'

/** News (spec 2.9): the newest article, the others, and what is complete as it stands. */
export function News({ page, articles, briefs }: NewsContent) {
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
