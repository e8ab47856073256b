import type { ArticlePage } from '#app/page-content/article.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { RelatedNews } from './related-news.tsx'

/** A news article (spec 2.9). */
export function Article({ text, article, related }: ArticlePage) {
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <ArticleBody {...article} questions={text.questions} />
      </article>
      <RelatedNews articles={related} link={text.allNews} />
    </>
  )
}
