import { libraryPicture } from '#app/page-content/picture-library.ts'
import { withFigures } from '#content/figures.ts'
import { articles, briefs } from '#content/news.ts'
import { pages } from '#content/pages.ts'

export function newsContent() {
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

export type NewsContent = ReturnType<typeof newsContent>
