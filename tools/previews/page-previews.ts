import { accents } from '#brand/accents.ts'
import { colours } from '#brand/colours.ts'
import { companies } from '#content/model/companies.ts'
import {
  articlePreview,
  articles,
  newsPageHeading,
  newsPagePath,
  newsPages,
} from '#content/model/news.ts'
import { allPages } from '#content/model/pages.ts'
import { openVacancies, vacancyPath, vacancyTitle } from '#content/model/vacancies.ts'
import { previewPath } from '#contract/preview.ts'

/** What the preview picture of a page is made of. */
export type PagePreview = {
  /** Its file, from the folder of the built site. */
  file: string
  /** The page's title. */
  headline: string
  /** A picture of `content/pictures/`; without one the mark is drawn large. */
  picture?: string | undefined
  /** Whose mark. */
  mark: string
  /** The colour of rule and mark, on night. */
  accent: string
}

/** The preview of every page in the sitemap, once: old articles share theirs. */
export function pagePreviews(): PagePreview[] {
  const further = newsPages().slice(1)
  const previews = [
    ...allPages().map(([path, { heading, title = heading, preview }]) =>
      ofGroup(path, title, preview),
    ),
    ...companies.map(({ id, fullName, picture, accent }) => ({
      ...ofGroup(`/subsidiaries/${id}`, fullName, picture),
      mark: id,
      accent: accents[accent].night,
    })),
    ...further.map((_, index) => ofGroup(newsPagePath(index + 2), newsPageHeading(index + 2))),
    ...articles().map((article, index) => {
      const { path, heading } = articlePreview(article, index)
      return ofGroup(path, heading, article.image)
    }),
    ...openVacancies().map((vacancy) => ofGroup(vacancyPath(vacancy), vacancyTitle(vacancy))),
  ]
  return [...new Map(previews.map((preview) => [preview.file, preview])).values()]
}

function ofGroup(path: string, headline: string, picture?: string): PagePreview {
  const file = previewPath(path).slice(1)
  return { file, headline, picture, mark: 'group', accent: colours.signalNight }
}
