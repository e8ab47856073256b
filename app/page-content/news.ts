import { linksTo } from '#app/feeds/feed.ts'
import { libraryPicture } from '#app/pictures/library.ts'
import { headingId } from '#content/model/markdown.ts'
import { articles, briefs, newsPagePath, newsPages } from '#content/model/news.ts'
import { pageText } from '#content/model/pages.ts'

/** The numbers of the list's pages after the first, which is the page `/news` itself. */
export function furtherNewsPages(): number[] {
  return newsPages()
    .slice(1)
    .map((_, index) => index + 2)
}

/** What a page of the list shows (spec 2.9), counted from 1. */
export function newsContent(number = 1) {
  const all = newsPages()
  const items = all[number - 1] ?? []
  return {
    page: pageText('/news'),
    feeds: linksTo('/news'),
    pagination: {
      number,
      total: all.length,
      newer: number > 1 ? newsPagePath(number - 1) : undefined,
      older: number < all.length ? newsPagePath(number + 1) : undefined,
    },
    articles: articles(items).map(({ id, image, ...item }) => ({
      id,
      ...shown(item),
      picture: libraryPicture(image),
    })),
    briefs: briefs(items).map(({ image, ...item }) => ({
      // Where their entries in the feeds lead (app/feeds/news-feed.ts).
      id: headingId(item.title),
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

export type NewsContent = ReturnType<typeof newsContent>
