import { type NewsItem, news } from '#content/news.ts'

let kept: readonly NewsItem[] | undefined

/** All news, newest first; read once a build, because every article asks for them. */
export function allNews(): readonly NewsItem[] {
  if (import.meta.env.DEV) return news()
  kept ??= news()
  return kept
}
