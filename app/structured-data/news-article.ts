import type { NewsArticle } from 'schema-dts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import type { Article } from '#content/model/news.ts'
import { groupInShort } from './organizations.ts'

/**
 * An article for search engines. Its date and author are told once the owner has approved it; until
 * then there is only what its page is (spec 2.21).
 *
 * @param picture the address of its picture, from the site's root
 */
export function newsArticleData(article: Article, picture: string) {
  const { id, title, excerpt, category, date, author, status } = article
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    articleSection: category,
    inLanguage: 'en-NG',
    image: canonicalAddress(picture),
    mainEntityOfPage: canonicalAddress(`/news/${id}`),
    publisher: groupInShort(),
    ...(status !== 'placeholder' && {
      datePublished: date,
      dateModified: date,
      author: { '@type': 'Organization', name: author, url: canonicalAddress('/') },
    }),
  } as const satisfies NewsArticle
}
