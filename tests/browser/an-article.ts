import { articles } from '#content/model/news.ts'

const [article] = articles()
if (!article) throw new Error('content/news: no article has a page')

/** The page of an article, taken from the content: editors add and remove them. */
export const articlePath = `/news/${article.id}`
