import type { NewsContent } from '#app/page-content/news.ts'
import { BriefItems } from './brief-items.tsx'
import { FollowNews } from './follow-news.tsx'
import { LeadArticle } from './lead-article.tsx'
import { Masthead } from './masthead.tsx'
import { MoreArticles } from './more-articles.tsx'
import { Pagination } from './pagination.tsx'

/**
 * News (spec 2.9): the newest article, the others, and what is complete in the list. The first page
 * alone has a lead.
 */
export function News({ page, pagination, articles, briefs, feeds }: NewsContent) {
  const leads = pagination.number === 1 ? articles.slice(0, 1) : []
  const others = articles.slice(leads.length)
  return (
    <>
      <Masthead {...page} page={pagination.number} />
      {leads.map((lead) => (
        <LeadArticle key={lead.id} article={lead} link={page.readArticle} />
      ))}
      {others.length > 0 && <MoreArticles articles={others} />}
      {briefs.length > 0 && <BriefItems text={page.inBrief} items={briefs} />}
      <Pagination {...pagination} />
      <FollowNews {...page.follow} feeds={feeds} />
    </>
  )
}
